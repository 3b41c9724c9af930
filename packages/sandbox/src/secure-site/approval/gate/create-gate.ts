import { checkVisibility, type WatchedTargets, watchVisibility } from './watch-visibility.ts'

/** How long everything has to be fully visible before Approve is enabled. Source: docs/security.md, S10. */
export const DWELL_MS = 500

/** Why Approve does not answer yet; `open` when it does. */
export type GateState = 'covered' | 'unfocused' | 'unread' | 'waiting' | 'open'

/** Allows approval only while the request is visible. */
export interface Gate {
  readonly state: GateState
  /** Checks the visibility again, now. */
  recheck(): Promise<boolean>
  stop(): void
}

interface Deps extends WatchedTargets {
  /** The element that scrolls if the request is longer than its screen. */
  readonly scroller: Element
  /** The last of what has to be read. */
  readonly end: Element
  onChange(state: GateState): void
}

/** Every loss starts the time again from nothing. */
export function createGate({ window, targets, scroller, end, onChange }: Deps): Gate {
  const { document } = window
  const ended = new window.AbortController()
  let isInSight = false
  let wasRead = false
  let timer: number | undefined
  let state: GateState | undefined

  function become(next: GateState): void {
    if (next === state) return
    state = next
    onChange(next)
  }

  function obstacle(): GateState | undefined {
    if (!isInSight) return 'covered'
    if (document.visibilityState !== 'visible' || !document.hasFocus()) return 'unfocused'
    wasRead ||= isReached(scroller, end)
    return wasRead ? undefined : 'unread'
  }

  function update(): void {
    const found = obstacle()
    if (found !== undefined) {
      window.clearTimeout(timer)
      timer = undefined
      become(found)
    } else if (timer === undefined) {
      become('waiting')
      timer = window.setTimeout(() => become('open'), DWELL_MS)
    }
  }

  const unwatch = watchVisibility({ window, targets }, (now) => {
    isInSight = now
    update()
  })
  listenAll({ window, scroller, signal: ended.signal }, update)
  become('covered')

  return {
    get state() {
      // The focus may have moved without an event.
      update()
      return state ?? 'covered'
    },
    recheck: async () => (await checkVisibility({ window, targets })) && obstacle() === undefined,
    stop() {
      ended.abort()
      unwatch()
      window.clearTimeout(timer)
    },
  }
}

/** Returns true if the lower edge of the required content is in view. */
function isReached(scroller: Element, end: Element): boolean {
  return end.getBoundingClientRect().bottom <= scroller.getBoundingClientRect().bottom + 1
}

interface Listening {
  readonly window: Window
  readonly scroller: Element
  readonly signal: AbortSignal
}

/** Every event after which the frame may be hidden or unfocused, besides the observer's. */
function listenAll({ window, scroller, signal }: Listening, update: () => void): void {
  for (const name of ['focus', 'blur', 'resize']) window.addEventListener(name, update, { signal })
  window.document.addEventListener('visibilitychange', update, { signal })
  scroller.addEventListener('scroll', update, { signal })
}
