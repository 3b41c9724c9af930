import type { Logger, SiteStorage, Storage } from '../contract/index.ts'

/** The methods of the browser's storage that are used. */
type WebStorage = Pick<globalThis.Storage, 'getItem' | 'removeItem' | 'setItem'>

/** A value that the storage refused. */
interface InMemory {
  /** Undefined: removed. */
  readonly value: string | undefined
  /** Is true if the storage may still have an older value, which must not be read again. */
  readonly isShadow: boolean
}

interface BrowserDeps {
  /** Left out: nothing is logged. */
  readonly logger?: Logger | undefined
  /** Finds the browser's storage; the access itself may throw, and a web view may give null. */
  readonly open?: () => WebStorage | null | undefined
}

/**
 * The browser's local storage. Where it is denied, full or missing, values are in memory until the
 * page is closed, and one note is logged.
 */
export function createBrowserStorage({ logger, open = () => localStorage }: BrowserDeps): Storage {
  return guard(logger, () => {
    const area = open()
    return (
      area && {
        get: (key) => area.getItem(key),
        set: (key, value) => area.setItem(key, value),
        remove: (key) => area.removeItem(key),
      }
    )
  })
}

/** The storage that a website provides, with the same fallback to memory. */
export function createSiteStorage(logger: Logger, storage: SiteStorage): Storage {
  return guard(logger, () => storage)
}

function guard(logger: Logger | undefined, open: () => SiteStorage | null | undefined): Storage {
  const inMemory = new Map<string, InMemory>()
  let isNoted = false

  /** Returns undefined when the storage refused. */
  function attempt<T>(access: (storage: SiteStorage) => T): { readonly result: T } | undefined {
    try {
      const storage = open()
      if (storage !== null && storage !== undefined) return { result: atOnce(access(storage)) }
    } catch {
      // Whatever the reason (denied, full, sandboxed frame, asynchronous), values are in memory.
    }
    if (!isNoted) logger?.note(NOTE)
    isNoted = true
    return undefined
  }

  function removeStored(key: string): boolean {
    return attempt((storage) => storage.remove(key)) !== undefined
  }

  return {
    get(key) {
      const own = inMemory.get(key)
      if (own?.isShadow === true) return own.value
      const stored = attempt((storage) => storage.get(key))?.result
      return typeof stored === 'string' ? stored : own?.value
    },
    set(key, value) {
      const isStored = attempt((storage) => storage.set(key, value)) !== undefined
      if (isStored) inMemory.delete(key)
      else inMemory.set(key, { value, isShadow: !removeStored(key) })
    },
    remove(key) {
      if (removeStored(key)) inMemory.delete(key)
      else inMemory.set(key, { value: undefined, isShadow: true })
    },
  }
}

/** @throws TypeError for a promise, whose rejection is caught. */
function atOnce<T>(result: T): T {
  if (typeof result !== 'object' || result === null || !('then' in result)) return result
  Promise.resolve(result).catch(() => undefined)
  throw new TypeError('The storage is asynchronous')
}

const NOTE = 'Unable to use storage: values are kept until the page is left'
