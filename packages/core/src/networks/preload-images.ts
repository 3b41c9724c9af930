import type { Clock } from '../contract/index.ts'

/** How long images are waited for before a view is shown without them, in milliseconds. */
const PRELOAD_LIMIT_MS = 2_000

interface Deps {
  readonly clock: Pick<Clock, 'after'>
  /** Loads one picture so that it is there when it is shown. */
  load(url: string, signal: AbortSignal): Promise<unknown>
}

/**
 * Loads pictures ahead, each for itself, and no longer than two seconds. Never rejects: a picture
 * that does not come has a fallback.
 *
 * @param signal - Ends the wait and the loading.
 */
export function preloadImages(
  urls: readonly string[],
  { clock, load }: Deps,
  signal?: AbortSignal,
): Promise<void> {
  if (urls.length === 0 || signal?.aborted === true) return Promise.resolve()
  const work = new AbortController()
  return new Promise((resolve) => {
    const end = (): void => {
      cancelLimit()
      signal?.removeEventListener('abort', end)
      work.abort()
      resolve()
    }
    const cancelLimit = clock.after(PRELOAD_LIMIT_MS, end)
    signal?.addEventListener('abort', end, { once: true })
    const loading = [...new Set(urls)].map((url) => begin(() => load(url, work.signal)))
    void Promise.all(loading).then(end)
  })
}

async function begin(load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch {
    // The view shows its fallback picture; no error is reported.
  }
}
