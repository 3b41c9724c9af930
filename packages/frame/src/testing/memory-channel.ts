import type { Channel } from '../channel/window-channel.ts'

/** The two ends of a channel in memory. */
export interface MemoryChannel {
  readonly app: MemoryEnd
  readonly frame: MemoryEnd
}

/** One end, which a test can inspect. */
export interface MemoryEnd extends Channel {
  readonly listenerCount: number
  /** Everything that was posted from this end, in order. */
  readonly posted: readonly unknown[]
}

/** Origin of the page that embeds the frame. */
const APP_ORIGIN = 'https://app.example'
/** Origin of the frame. */
export const FRAME_ORIGIN = 'https://secure.example'

type Listener = (data: unknown, origin: string) => void

/** Creates a channel. Messages are cloned, as between windows, and arrive in a later task. */
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
