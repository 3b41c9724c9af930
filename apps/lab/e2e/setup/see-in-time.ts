import { expect, type Page, type Request } from '@playwright/test'

/** A little longer than what is new may wait to be read, in milliseconds. */
const TURN_MS = 16_000
/** Longest wait for replies, in milliseconds: a request may be one that never ends. */
const REPLIES_MS = 10_000

/**
 * Lets time pass until the page shows what it reads every 15 seconds, without a press. The page needs
 * `page.clock.install()` before it is opened. Time stands still for replies: a limit of the page would end
 * questions whose replies take the time of this machine.
 */
export async function seeInTime(page: Page, check: () => Promise<void>): Promise<void> {
  const open = new Set<Request>()
  const began = (request: Request): void => void open.add(request)
  const ended = (request: Request): void => void open.delete(request)
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended)
  const untilAnswered = (): Promise<void> =>
    expect
      .poll(() => open.size, { timeout: REPLIES_MS })
      .toBe(0)
      .catch(() => open.clear())
  try {
    await expect(async () => {
      await untilAnswered()
      await page.clock.fastForward(TURN_MS)
      await check()
    }).toPass({ timeout: 60_000 })
  } finally {
    page.off('request', began).off('requestfinished', ended).off('requestfailed', ended)
  }
}
