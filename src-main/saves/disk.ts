/** The few things a match log asks of a disk, so that a test can hand it a full or a failing one. */
import { closeSync, fsyncSync, ftruncateSync, openSync, writeSync } from 'node:fs'

export interface OpenFile {
  /** Gives how many bytes went in, which may be fewer than asked. */
  write(bytes: Uint8Array, at: number): number
  /** Comes back when the bytes are on the disk itself. */
  sync(): void
  cut(length: number): void
  close(): void
}

export interface Disk {
  /** 'wx' makes a new file and fails if there is one; 'r+' changes one that is there. */
  open(path: string, flags: 'wx' | 'r+'): OpenFile
}

export const realDisk: Disk = {
  open(path, flags) {
    const file = openSync(path, flags)
    return {
      write: (bytes, at) => writeSync(file, bytes, 0, bytes.length, at),
      sync: () => fsyncSync(file),
      cut: (length) => ftruncateSync(file, length),
      close: () => closeSync(file),
    }
  },
}

export function writeAll(file: OpenFile, bytes: Uint8Array, at: number): void {
  let written = 0
  while (written < bytes.length) {
    const more = file.write(bytes.subarray(written), at + written)
    // A disk that takes nothing and does not complain would keep us here for ever.
    if (more === 0) throw Object.assign(new Error('nothing was written'), { code: 'EIO' })
    written += more
  }
}

/** A new or renamed file is safe only when its folder is. Windows cannot do that, and need not. */
export function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch {
    // What can be done was done.
  }
}
