import { keepListening, LatchkeyError, type Undo } from '@latchkey/core/contract'
import type { Message } from '../protocol/index.ts'

/** One end of the channel between the page and the frame. It accepts messages of the other end only. */
export interface Channel {
  /** @throws LatchkeyError `frame.unset` or `frame.parent-unset` if there is no other end. */
  post(message: Message): void
  /** @param listener - Gets unchecked data and its origin, as the browser reports it. */
  listen(listener: (data: unknown, origin: string) => void): Undo
}

interface WindowChannelOptions {
  /** The window that this code runs in: messages arrive there. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>
  /** The window at the other end. Called each time, since it changes. */
  readonly peer: () => Pick<Window, 'postMessage'> | null | undefined
  readonly isAllowed: (origin: string) => boolean
  /** Origins that messages are posted to; the browser delivers them to no other. */
  readonly targets: () => readonly string[]
  /** The error if there is no other end. */
  readonly missing: 'frame.unset' | 'frame.parent-unset'
}

type Getter<T> = (event: Event) => T

/**
 * The browser's own getters, read before a page could replace them. Without `MessageEvent`, as on a
 * server, every message is refused. Source: docs/security.md, S01.
 */
const sourceOf = getterOf<MessageEventSource | null>('source')
const originOf = getterOf<string>('origin')
const dataOf = getterOf<unknown>('data')

/**
 * Creates one end of a channel between two windows: the only place that posts and receives messages. A
 * message counts if the browser itself reports the window at the other end as its source, and an
 * allowed origin. Messages are posted to named origins only. Source: docs/security.md, S01 and S02.
 */
export function createWindowChannel(options: WindowChannelOptions): Channel {
  return {
    post(message) {
      const peer = options.peer()
      if (peer === null || peer === undefined) throw new LatchkeyError(options.missing, {})
      for (const origin of options.targets()) peer.postMessage(message, origin)
    },
    listen(listener) {
      const receive = (event: Event): void => {
        const origin = senderOrigin(event, options)
        if (origin !== undefined) listener(dataOf(event), origin)
      }
      return keepListening(options.page, 'message', receive)
    },
  }
}

/** Returns the origin of an allowed sender; undefined for all others. Never throws. */
function senderOrigin(event: Event, { peer, isAllowed }: WindowChannelOptions): string | undefined {
  try {
    // A script can dispatch an event with any source and origin.
    if (event.isTrusted !== true) return undefined
    const source = sourceOf(event)
    if (source === null || source !== peer()) return undefined
    const origin = originOf(event)
    return origin !== 'null' && isAllowed(origin) ? origin : undefined
  } catch {
    // Not an event of the browser: its getters refuse it.
    return undefined
  }
}

function getterOf<T>(name: 'source' | 'origin' | 'data'): Getter<T> {
  if (typeof MessageEvent === 'undefined') return refuse
  const getter = Object.getOwnPropertyDescriptor(MessageEvent.prototype, name)?.get
  // The DOM standard defines the type of each of the three getters.
  return getter === undefined ? refuse : (event) => Reflect.apply(getter, event, []) as T
}

function refuse(): never {
  throw new TypeError('MessageEvent is not available')
}
