import { expect, type Page } from '@playwright/test'

/** A little longer than what is new may wait to be read, in milliseconds. */
const TURN_MS = 16_000

/**
 * Lets time pass until the page shows what it reads every 15 seconds, without a press. The page needs
 * `page.clock.install()` before it is opened.
 */
export function seeInTime({ clock }: Page, check: () => Promise<void>): Promise<void> {
  return expect(async () => {
    await clock.fastForward(TURN_MS)
    await check()
  }).toPass({ timeout: 40_000 })
}
