// The wire that the preload script puts into the window; a phone's browser has none.
interface Window {
  readonly hotMoney?: {
    send(frame: unknown): void
    onFrame(listener: (frame: unknown) => void): () => void
  }
}
