import {
  LatchkeyError,
  type LinkPlace,
  type PopUp,
  safeLink,
  type Windows,
} from '../contract/index.ts'

/** Windows that open nothing, but remember what they were asked for. */
export interface FakeWindows extends Windows {
  /** Links that were opened, as the URL parser writes them. */
  readonly opened: readonly string[]
  /** Where they were opened; undefined: where links usually are. */
  readonly places: readonly (LinkPlace | undefined)[]
  readonly copied: readonly string[]
  /** Small windows that were opened, the newest last. */
  readonly popUps: readonly FakePopUp[]
  /** From now on the browser opens and copies nothing. */
  block(): void
}

/** A small window that shows nothing, and says what it is told to say. */
export interface FakePopUp extends PopUp {
  /** The pages it was on. */
  readonly visited: readonly string[]
  readonly name: string
  /** It says something, from a page of `origin`. */
  say(origin: string, message: unknown): void
}

/** Makes recording windows; they judge links as the real ones do. */
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
      const popUp = createFakePopUp(link.href, name)
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

function createFakePopUp(first: string, name: string): FakePopUp {
  const visited = [first]
  const ears = new Set<(origin: string, message: unknown) => void>()
  let isClosed = false
  return {
    visited,
    name,
    isClosed: () => isClosed,
    go(href) {
      const link = safeLink(href)
      if (link?.kind === 'web') visited.push(link.href)
      return link?.kind === 'web'
    },
    close() {
      isClosed = true
    },
    hear(origin, listener) {
      const ear = (from: string, message: unknown): void => {
        if (from === origin) listener(message)
      }
      ears.add(ear)
      return () => ears.delete(ear)
    },
    say(origin, message) {
      for (const ear of [...ears]) ear(origin, message)
    },
  }
}
