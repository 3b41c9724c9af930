import { LatchkeyError } from '@latchkey/core/contract'
import type { Channel } from './channel.ts'

/**
 * The one place where windows talk. A message counts only if the browser itself says that it comes
 * from the window at the other end, and from an origin that may speak; it is posted to named origins
 * only. Source: security rules S01 and S02.
 */
interface WindowEnd {
  /** Where messages arrive: the window that this code runs in. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window at the other end; looked up each time, since it comes and goes. */
  readonly peer: () => Pick<Window, 'postMessage'> | null | undefined
  readonly isAllowed: (origin: string) => boolean
  /** Origins that the other end may have; the browser hands a message to no other one. */
  readonly targets: () => readonly string[]
  /** What it means that there is no other end. */
  readonly missing: 'frame.unset' | 'frame.parent-unset'
}

type Getter<T> = (event: Event) => T

/**
 * The browser's own getters, taken before a page could have put others in their place. Where there
 * is no such event, no message ever arrives. Source: security rule S01.
 */
const sourceOf = getterOf<MessageEventSource | null>('source')
const originOf = getterOf<string>('origin')
const dataOf = getterOf<unknown>('data')

/** Makes one end of a line between two windows. */
export function createWindowChannel(end: WindowEnd): Channel {
  return {
    post(message) {
      const peer = end.peer()
      if (peer === null || peer === undefined) throw new LatchkeyError(end.missing, {})
      for (const origin of end.targets()) peer.postMessage(message, origin)
    },
    listen(listener) {
      const hear = (event: Event): void => {
        const origin = speakerOf(event, end)
        if (origin !== undefined) listener(dataOf(event), origin)
      }
      end.page.addEventListener('message', hear)
      return () => end.page.removeEventListener('message', hear)
    },
  }
}

/** @returns The origin of whoever may speak; undefined for everybody else. Never throws. */
function speakerOf(event: Event, { peer, isAllowed }: WindowEnd): string | undefined {
  try {
    // What a script dispatched may say whatever it likes about where it comes from.
    if (event.isTrusted !== true) return undefined
    const source = sourceOf(event)
    if (source === null || source !== peer()) return undefined
    const origin = originOf(event)
    return origin !== 'null' && isAllowed(origin) ? origin : undefined
  } catch {
    // No event of the browser's: its getters refuse it.
    return undefined
  }
}

function getterOf<T>(name: 'source' | 'origin' | 'data'): Getter<T> {
  if (typeof MessageEvent === 'undefined') return refuse
  const getter = Object.getOwnPropertyDescriptor(MessageEvent.prototype, name)?.get
  // The platform says what each of the three getters gives.
  return getter === undefined ? refuse : (event) => Reflect.apply(getter, event, []) as T
}

function refuse(): never {
  throw new TypeError('There are no messages here')
}
