// A style sheet is imported for its effect; the build puts it into the page.
declare module '*.css' {}
