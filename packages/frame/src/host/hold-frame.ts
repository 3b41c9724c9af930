import { type AuthHost, LatchkeyError, type Undo } from '@latchkey/core/contract'
import type { Message } from '../protocol/index.ts'
import type { Mount, MountEvents, MountedFrame } from './frame-element.ts'

interface Deps {
  readonly host: AuthHost
  readonly mount: Mount
  readonly events: MountEvents
  /** Hears unchecked data of the frame, and of nobody else. */
  readonly heard: (data: unknown) => void
  /** It could not be made. */
  readonly failed: (error: unknown) => void
}

/** At most one frame in the page. */
export interface HeldFrame {
  /** Makes it, unless that is on its way. */
  make(): void
  /** Whether one is there that the page took out. */
  isGone(): boolean
  isThere(): boolean
  /** @throws LatchkeyError `frame.unset` where there is none. */
  post(message: Message): void
  reload(): void
  remove(): void
  /** Removes it for good. */
  stop(): void
}

/** Keeps the frame: makes one when it is wanted, hears it, takes it away. */
export function holdFrame({ host, mount, events, heard, failed }: Deps): HeldFrame {
  const leaving = new AbortController()
  let frame: MountedFrame | undefined
  let isOnItsWay = false
  let unlisten: Undo = () => undefined

  async function make(): Promise<void> {
    isOnItsWay = true
    try {
      const made = await mount(host, events, leaving.signal)
      if (leaving.signal.aborted) return made.remove()
      frame = made
      unlisten = made.channel.listen(heard)
    } catch (error) {
      if (!leaving.signal.aborted) failed(error)
    } finally {
      isOnItsWay = false
    }
  }

  function remove(): void {
    unlisten()
    frame?.remove()
    frame = undefined
  }

  return {
    remove,
    // Whatever goes wrong is told to `failed`.
    make: () => void (isOnItsWay || make()),
    isGone: () => frame?.isThere() === false,
    isThere: () => frame !== undefined,
    post(message) {
      if (frame === undefined) throw new LatchkeyError('frame.unset', {})
      frame.channel.post(message)
    },
    reload: () => frame?.reload(),
    stop() {
      leaving.abort()
      remove()
    },
  }
}
