// The menu bar with the usual keys, in the language of the app.
import { app, Menu } from 'electron'
import type { MenuItemConstructorOptions } from 'electron'

const english = {
  file: 'File',
  quit: 'Quit',
  edit: 'Edit',
  undo: 'Undo',
  redo: 'Redo',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  view: 'View',
  fullScreen: 'Full Screen',
  larger: 'Larger',
  smaller: 'Smaller',
  usualSize: 'Usual Size',
  reload: 'Reload',
  window: 'Window',
  minimize: 'Minimize',
  close: 'Close',
  help: 'Help',
  about: 'About Hot Money',
}

const german: typeof english = {
  file: 'Datei',
  quit: 'Beenden',
  edit: 'Bearbeiten',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: 'Ansicht',
  fullScreen: 'Vollbild',
  larger: 'Größer',
  smaller: 'Kleiner',
  usualSize: 'Normale Größe',
  reload: 'Neu laden',
  window: 'Fenster',
  minimize: 'Minimieren',
  close: 'Schließen',
  help: 'Hilfe',
  about: 'Über Hot Money',
}

const words = { en: english, de: german }

export type MenuLanguage = keyof typeof words

function template(w: typeof english): MenuItemConstructorOptions[] {
  const line: MenuItemConstructorOptions = { type: 'separator' }
  const mac: MenuItemConstructorOptions[] = process.platform === 'darwin' ? [{ role: 'appMenu' }] : []
  return [
    ...mac,
    { label: w.file, submenu: [{ role: 'quit', label: w.quit, accelerator: 'CommandOrControl+Q' }] },
    {
      label: w.edit,
      submenu: [
        { role: 'undo', label: w.undo },
        { role: 'redo', label: w.redo },
        line,
        { role: 'cut', label: w.cut },
        { role: 'copy', label: w.copy },
        { role: 'paste', label: w.paste },
        { role: 'selectAll', label: w.selectAll },
      ],
    },
    {
      label: w.view,
      submenu: [
        { role: 'togglefullscreen', label: w.fullScreen },
        line,
        { role: 'zoomIn', label: w.larger },
        // On most keyboards plus needs Shift; people press the key without it.
        { role: 'zoomIn', label: w.larger, accelerator: 'CommandOrControl+=', visible: false },
        { role: 'zoomOut', label: w.smaller },
        { role: 'resetZoom', label: w.usualSize },
        line,
        { role: 'reload', label: w.reload },
        ...(import.meta.env.DEV ? [{ role: 'toggleDevTools' as const }] : []),
      ],
    },
    {
      role: 'window',
      label: w.window,
      submenu: [
        { role: 'minimize', label: w.minimize },
        { role: 'close', label: w.close },
      ],
    },
    { role: 'help', label: w.help, submenu: [{ role: 'about', label: w.about }] },
  ]
}

export function setMenu(language: MenuLanguage): void {
  app.setAboutPanelOptions({ applicationName: 'Hot Money', applicationVersion: app.getVersion() })
  Menu.setApplicationMenu(Menu.buildFromTemplate(template(words[language])))
}
