import type { Page, Route } from '@playwright/test'

/** Ways in which a part of the program can fail to load. */
export const BREAKS = {
  'cut off': (route) => route.abort(),
  'gone after a new release': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'answered by a page': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Nothing here</p>' }),
} as const satisfies Readonly<Record<string, (route: Route) => Promise<void>>>

/** The name of such a way. */
export type Break = keyof typeof BREAKS

/** Parts that fail to load for now. */
export interface BrokenParts {
  /** Number of failed requests. */
  count(): number
  /** From now on they can be loaded. */
  repair(): void
}

/** Messages of the browser and the instance to developers. */
export const COMMENTS =
  /Failed to load resource|Failed to load module script|could not be (loaded|had)/

/** Breaks every script with a file name that begins like this, until it is repaired. */
export async function breakParts(page: Page, names: RegExp, how: Break): Promise<BrokenParts> {
  let count = 0
  let isRepaired = false
  const isPart = ({ pathname }: URL): boolean => {
    const name = /^\/assets\/(.+)\.js$/.exec(pathname)?.[1]
    return name !== undefined && names.test(name)
  }
  await page.route(isPart, (route) => {
    if (isRepaired) return route.continue()
    count += 1
    return BREAKS[how](route)
  })
  return {
    count: () => count,
    repair() {
      isRepaired = true
    },
  }
}
