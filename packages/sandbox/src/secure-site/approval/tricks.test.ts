/** @full That the sandbox works is seen in every journey of `npm test`. */

import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../testing/find-browser.ts'
import { visitShop } from './testing/open-shop.ts'
import { type Pages, startPages } from './testing/start-pages.ts'
import { TRICKS, type Trick } from './testing/tricks.ts'
import { type Played, tryTrick } from './testing/try-trick.ts'

let browser: Browser
let pages: Pages

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([chromium.launch(findBrowser()), startPages()])
})
afterAll(async () => {
  await Promise.all([browser.close(), pages.stop()])
})

/** How many websites are open at once. */
const AT_ONCE = 8

/** Enough for all of them on a busy machine, in milliseconds. */
const TIMEOUT_MS = 420_000

async function play(page: Page, trick: Trick): Promise<Played> {
  return tryTrick(await visitShop(page, pages), trick)
}

/** A window as large as the website's picture of it. */
function newPage(): Promise<Page> {
  return browser.newPage({ viewport: { width: 440, height: 640 } })
}

test('without a trick both clicks approve', async () => {
  const page = await newPage()
  expect(await play(page, { name: 'none' })).toEqual({ isApproved: true, wasOpen: true })
  const late = { name: 'nothing happens', late: 'undefined', leadMs: 400 }
  expect(await play(page, late)).toEqual({ isApproved: true, wasOpen: true })
})

test('in a dialog with round corners, such as the modal, a visible request is approved', async () => {
  const shop = await visitShop(await newPage(), { ...pages, website: `${pages.website}&dialog` })

  expect(await tryTrick(shop, { name: 'none' })).toEqual({ isApproved: true, wasOpen: true })
})

test(
  'of 200 hidden approvals none succeeds',
  async () => {
    expect(TRICKS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(TRICKS.map(({ name }) => name)).size).toBe(TRICKS.length)
    const waiting = [...TRICKS]
    const succeeded: string[] = []
    const neverOpen: string[] = []
    const player = async () => {
      const page = await newPage()
      for (let trick = waiting.shift(); trick; trick = waiting.shift()) {
        const { isApproved, wasOpen } = await play(page, trick)
        if (isApproved) succeeded.push(trick.name)
        if (trick.late && !wasOpen) neverOpen.push(trick.name)
      }
    }

    await Promise.all(Array.from({ length: AT_ONCE }, player))

    expect(succeeded).toEqual([])
    // A late trick has to take something away that was there.
    expect(neverOpen).toEqual([])
  },
  TIMEOUT_MS,
)
