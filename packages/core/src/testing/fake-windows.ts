import {
  LatchkeyError,
  type LinkPlace,
  type PopUp,
  safeLink,
  type Windows,
} from '../contract/index.ts'

/** Windows that open nothing and record every call. */
export interface FakeWindows extends Windows {
  /** Links that were opened, as the URL parser writes them. */
  readonly opened: readonly string[]
  /** The place of each opened link; undefined: the default. */
  readonly places: readonly (LinkPlace | undefined)[]
  readonly copied: readonly string[]
  /** Pop-ups that were opened, the newest last. */
  readonly popUps: readonly FakePopUp[]
  /** Makes every later call to open or copy fail. */
  block(): void
}

/** A pop-up that shows nothing and emits the messages of the test. */
export interface FakePopUp extends PopUp {
  /** The pages that were opened in it, in order; none yet in one that is empty. */
  readonly visited: readonly string[]
  readonly name: string
  /** How often it was shown before other windows. */
  readonly focusCount: number
  /** Emits a message of a page of `origin`. */
  emitMessage(origin: string, message: unknown): void
}

/** Creates recording windows; they refuse the same links as the real ones. */
export function createFakeWindows(): FakeWindows {
  const opened: string[] = []
  const places: (LinkPlace | undefined)[] = []
  const copied: string[] = []
  const popUps: FakePopUp[] = []
  let isBlocked = false
  return {
    popUps,
    popUp(href, { name }) {
      const link = safeLink(href)
      if (link?.kind !== 'web' || isBlocked) return undefined
      const popUp = createFakePopUp([link.href], name)
      popUps.push(popUp)
      return popUp
    },
    emptyPopUp({ name }) {
      if (isBlocked) return undefined
      const popUp = createFakePopUp([], name)
      popUps.push(popUp)
      return popUp
    },
    opened,
    places,
    copied,
    open(href, place) {
      const link = safeLink(href)
      if (link === undefined || isBlocked) return false
      opened.push(link.href)
      places.push(place)
      return true
    },
    async copy(text) {
      if (isBlocked) throw new LatchkeyError('clipboard.failed', {})
      copied.push(text)
    },
    block() {
      isBlocked = true
    },
  }
}

function createFakePopUp(visited: string[], name: string): FakePopUp {
  const listeners = new Set<(origin: string, message: unknown) => void>()
  let isClosed = false
  let focusCount = 0
  return {
    get focusCount() {
      return focusCount
    },
    focus() {
      focusCount += 1
    },
    visited,
    name,
    isClosed: () => isClosed,
    navigate(href) {
      const link = safeLink(href)
      if (link?.kind === 'web') visited.push(link.href)
      return link?.kind === 'web'
    },
    close() {
      isClosed = true
    },
    onMessage(origin, listener) {
      const onlyFromOrigin = (from: string, message: unknown): void => {
        if (from === origin) listener(message)
      }
      listeners.add(onlyFromOrigin)
      return () => listeners.delete(onlyFromOrigin)
    },
    emitMessage(origin, message) {
      for (const onlyFromOrigin of [...listeners]) onlyFromOrigin(origin, message)
    },
  }
}
