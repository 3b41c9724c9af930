import type { LinkPlace, Windows } from '../contract/index.ts'
import { coreError } from '../errors/core-error.ts'
import { safeLink } from '../safe-link.ts'

/** Windows that open nothing, but remember what they were asked for. */
export interface FakeWindows extends Windows {
  /** Links that were opened, as the URL parser writes them. */
  readonly opened: readonly string[]
  /** Where they were opened; undefined: where links usually are. */
  readonly places: readonly (LinkPlace | undefined)[]
  readonly copied: readonly string[]
  /** From now on the browser opens and copies nothing. */
  block(): void
}

/** Makes recording windows; they judge links as the real ones do. */
export function createFakeWindows(): FakeWindows {
  const opened: string[] = []
  const places: (LinkPlace | undefined)[] = []
  const copied: string[] = []
  let isBlocked = false
  return {
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
      if (isBlocked) throw coreError('clipboard.failed', {})
      copied.push(text)
    },
    block() {
      isBlocked = true
    },
  }
}
