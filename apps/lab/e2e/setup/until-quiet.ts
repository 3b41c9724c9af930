import { expect, type Page } from '@playwright/test'

/** How long nothing may be requested until the page is taken for settled, in milliseconds. */
const QUIET_MS = 500

/**
 * Waits until the page and its frame have begun no request for a while. The browser's own event, `networkidle`,
 * comes once in the life of a document, and not at all while it has an account of a request without an end.
 */
export async function untilQuiet(page: Page): Promise<void> {
  const isQuiet = (): Promise<boolean> =>
    page.waitForEvent('request', { timeout: QUIET_MS }).then(
      () => false,
      () => true,
    )
  await expect.poll(isQuiet).toBe(true)
}

/**
 * Lets seconds of the page's clock pass, and waits after each ten until the replies have come: a page
 * does not ask again while a question is open, and replies take the time of this machine.
 */
export async function passSeconds(page: Page, seconds: number): Promise<void> {
  for (let second = 1; second <= seconds; second += 1) {
    await page.clock.runFor(1_000)
    if (second % 10 === 0 || second === seconds) await untilQuiet(page)
  }
}
