import type { Logger, Storage } from '../contract/index.ts'

/** What the browser's storage can do; DOM's own type has an index signature nobody wants. */
type Area = Pick<globalThis.Storage, 'getItem' | 'removeItem' | 'setItem'>

/** A value the browser did not take. */
interface Kept {
  /** Undefined: removed. */
  readonly value: string | undefined
  /** Whether the browser may still hold an older value, which must not be seen again. */
  readonly isShadow: boolean
}

interface Deps {
  readonly logger: Logger
  /** Finds the browser's storage; even looking may throw, and a web view may give null. */
  readonly open?: () => Area | null | undefined
}

/**
 * The browser's local storage. Where it is denied, full or missing, values live in memory until
 * the page is left, and one note says so.
 */
export function createBrowserStorage({ logger, open = () => localStorage }: Deps): Storage {
  const kept = new Map<string, Kept>()
  let isNoted = false

  /** @returns Undefined when the browser refused. */
  function attempt<T>(access: (area: Area) => T): { readonly result: T } | undefined {
    try {
      const area = open()
      if (area !== null && area !== undefined) return { result: access(area) }
    } catch {
      // Whatever the reason (denied, full, sandboxed frame), the answer is the same: memory.
    }
    if (!isNoted) logger.note(NOTE)
    isNoted = true
    return undefined
  }

  function dropStored(key: string): boolean {
    return attempt((area) => area.removeItem(key)) !== undefined
  }

  return {
    get(key) {
      const own = kept.get(key)
      if (own?.isShadow === true) return own.value
      return attempt((area) => area.getItem(key))?.result ?? own?.value
    },
    set(key, value) {
      const isStored = attempt((area) => area.setItem(key, value)) !== undefined
      if (isStored) kept.delete(key)
      else kept.set(key, { value, isShadow: !dropStored(key) })
    },
    remove(key) {
      if (dropStored(key)) kept.delete(key)
      else kept.set(key, { value: undefined, isShadow: true })
    },
  }
}

const NOTE = 'Unable to use storage: values are kept until the page is left'
