import type { Page } from '@playwright/test'

/**
 * Removes the caches that an earlier page stored: after a reload the product reads accounts again.
 */
export function forgetCaches(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('_cache')) localStorage.removeItem(key)
    }
  })
}
