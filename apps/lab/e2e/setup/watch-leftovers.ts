import type { Page } from '@playwright/test'

declare global {
  interface Window {
    leftovers(): readonly string[]
  }
}

/** React listens to this on each document once, and never stops. */
const OF_REACT = 'document selectionchange'

/**
 * Follows the listeners of window and document, and the timers, that scripts of the page add and remove.
 *
 * @returns Reads those that are there now.
 */
export async function watchLeftovers(
  page: Page,
  siteUrl: string,
): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(watch, siteUrl)
  return async () => {
    const found = await page.evaluate(() => window.leftovers())
    return found.filter((what) => what !== OF_REACT)
  }
}

/** Runs in the page, before its own scripts. */
function watch(siteUrl: string): void {
  const there = new Map<unknown, string>()
  const isOfPage = (): boolean => (new Error('Who calls?').stack ?? '').includes(siteUrl)

  function follow(name: string, target: EventTarget): void {
    const { addEventListener: add, removeEventListener: remove } = target
    const entries = new Map<string, Map<unknown, object>>()
    const ofKind = (type: string, options: unknown): Map<unknown, object> => {
      const isCapture = options === true || Object(options).capture === true
      const kind = `${type} ${isCapture}`
      const found = entries.get(kind) ?? new Map<unknown, object>()
      entries.set(kind, found)
      return found
    }
    target.addEventListener = (...args: Parameters<typeof add>): void => {
      const [type, listener, options] = args
      const known = ofKind(type, options)
      if (isOfPage() && listener !== null && !known.has(listener)) {
        const entry = {}
        known.set(listener, entry)
        there.set(entry, `${name} ${type}`)
        const forget = (): void => {
          there.delete(entry)
          known.delete(listener)
        }
        Object(options).signal?.addEventListener('abort', forget)
        if (Object(options).once === true) add.call(target, type, forget, options)
      }
      add.apply(target, args)
    }
    target.removeEventListener = (...args: Parameters<typeof remove>): void => {
      const [type, listener, options] = args
      const known = ofKind(type, options)
      there.delete(known.get(listener))
      known.delete(listener)
      remove.apply(target, args)
    }
  }

  function followTimers(): void {
    const { setTimeout: start, clearTimeout: stop, setInterval: repeat } = window
    const clear = (id: number | undefined): void => {
      there.delete(id)
      stop(id)
    }
    const startWatched = (run: TimerHandler, ms?: number, ...args: unknown[]): number => {
      const id = start(() => {
        there.delete(id)
        if (typeof run === 'function') run(...args)
      }, ms)
      if (isOfPage()) there.set(id, `timer of ${ms} ms`)
      return id
    }
    const repeatWatched = (run: TimerHandler, ms?: number, ...args: unknown[]): number => {
      const id = repeat(run, ms, ...args)
      if (isOfPage()) there.set(id, `interval of ${ms} ms`)
      return id
    }
    Object.assign(window, {
      setTimeout: startWatched,
      setInterval: repeatWatched,
      clearTimeout: clear,
      clearInterval: clear,
    })
  }

  follow('window', window)
  follow('document', document)
  followTimers()
  window.leftovers = () => [...there.values()]
}
