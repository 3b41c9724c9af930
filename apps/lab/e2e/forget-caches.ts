import type { Page } from '@playwright/test'

/** Removes what a page before has read of accounts: after a reload it is read anew. */
export function forgetCaches(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('_cache')) localStorage.removeItem(key)
    }
  })
}
