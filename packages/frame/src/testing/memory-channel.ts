import type { Channel } from '../channel/channel.ts'

/** Two ends of a line that are joined in memory. */
export interface MemoryChannel {
  readonly app: MemoryEnd
  readonly frame: MemoryEnd
}

/** One end, which a test can look at. */
export interface MemoryEnd extends Channel {
  readonly listenerCount: number
  /** Everything that was posted from this end, in order. */
  readonly posted: readonly unknown[]
}

/** Where the page is that embeds the frame. */
const APP_ORIGIN = 'https://app.example'
/** Where the frame is. */
export const FRAME_ORIGIN = 'https://secure.example'

type Listener = (data: unknown, origin: string) => void

/** Joins two ends. What is posted is cloned as a window would, and arrives in a later turn. */
export function createMemoryChannel(): MemoryChannel {
  const listeners = { app: new Set<Listener>(), frame: new Set<Listener>() }

  function endOf(own: 'app' | 'frame', other: 'app' | 'frame', origin: string): MemoryEnd {
    const posted: unknown[] = []
    return {
      posted,
      get listenerCount() {
        return listeners[own].size
      },
      post(message) {
        const data: unknown = structuredClone(message)
        posted.push(data)
        void Promise.resolve().then(() => {
          for (const listener of [...listeners[other]]) listener(data, origin)
        })
      },
      listen(listener) {
        listeners[own].add(listener)
        return () => listeners[own].delete(listener)
      },
    }
  }

  return {
    app: endOf('app', 'frame', APP_ORIGIN),
    frame: endOf('frame', 'app', FRAME_ORIGIN),
  }
}
