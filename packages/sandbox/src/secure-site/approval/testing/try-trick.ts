import type { Page } from '@playwright/test'
import type { Shop } from './open-shop.ts'
import { SHORT } from './requests.ts'
import type { Trick } from './tricks.ts'

/** The result of a trick. */
export interface Played {
  readonly isApproved: boolean
  /** Is true if Approve answered before the late part. */
  readonly wasOpen: boolean
}

/** Approve's middle in the website, where the frame was not moved. */
const APPROVE = { x: 305, y: 576 }

/** Longer than Approve takes to answer an honest view. */
const SHOWN_MS = 900

/** Longer than the message of an approval takes. */
const TOLD_MS = 300

/** Plays a trick, by mouse and by keyboard. Nothing should come of it. */
export async function tryTrick(shop: Shop, trick: Trick): Promise<Played> {
  const { page, frame, decisions } = shop
  const { before, late, waitsAt = APPROVE, clicksAt = waitsAt } = trick
  if (before) await untilDrawn(page, before)
  await shop.ask(SHORT)
  await page.mouse.move(waitsAt.x - 3, waitsAt.y - 3)
  await page.mouse.move(waitsAt.x, waitsAt.y, { steps: 3 })
  if (late) await frame.waitForSelector(OPEN, { state: 'attached' })
  // A hidden approval would take as long as an honest one.
  await page.waitForTimeout(SHOWN_MS)
  const wasOpen = (await frame.$(OPEN)) !== null
  if (late) await playLate(shop, late, trick)
  await page.mouse.click(clicksAt.x, clicksAt.y)
  await page.waitForTimeout(TOLD_MS)
  if (!late) {
    await frame.evaluate("document.querySelector('.approve')?.focus()")
    await page.keyboard.press('Enter')
    await page.waitForTimeout(TOLD_MS)
  }
  return { isApproved: (await decisions()).includes(true), wasOpen }
}

const OPEN = '.approve[aria-disabled="false"]'
const CLOSED = '.approve[aria-disabled="true"]'

async function playLate({ page, frame }: Shop, late: string, trick: Trick): Promise<void> {
  await untilDrawn(page, late)
  if (trick.back === undefined) return page.waitForTimeout(trick.leadMs ?? 0)
  await frame.waitForSelector(CLOSED, { state: 'attached' })
  await page.evaluate(trick.back)
}

/**
 * Waits for two frames: an element that is not drawn yet covers nothing, and a busy machine draws
 * late.
 */
async function untilDrawn(page: Page, script: string): Promise<void> {
  await page.evaluate(script)
  await page.evaluate(
    'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))',
  )
}
