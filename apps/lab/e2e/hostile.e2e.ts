/** @full Drives sites whose style sheets break pages. */

import { expect, type Page } from '@playwright/test'
import { expectSame, type Geometry, readButtonSizes, readGeometry } from './hosts/geometry.ts'
import { HOSTILE_SHEETS } from './hosts/hostile-sheets.ts'
import { changes, endTransitions, takePortrait } from './hosts/portrait.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'

/** How far the page is scrolled, in px. */
const SCROLLED_PX = 300
const ROUNDS = 3
/** How many sheets of different kinds a page has at once. */
const SHEETS = 3
/** How often the state of a page is read, in ms. */
const OFTEN = { polling: 20 }

test.use({ viewport: { width: 1000, height: 500 }, contextOptions: { reducedMotion: 'reduce' } })
test.setTimeout(180_000)

interface Clean {
  readonly modal: Geometry
  readonly buttons: Geometry
}

test('hostile style sheets change nothing', async ({ page, site }) => {
  const clean = await visitClean(page, site.url)

  for (const css of sheetGroups()) {
    const style = await page.addStyleTag({ content: css })
    await expectUnharmed(page, clean, css)
    await style.evaluate((element) => element.parentNode?.removeChild(element))
  }
})

test(`Tailwind’s preflight: ${ROUNDS} rounds leave the page as it was`, async ({ page, site }) => {
  const clean = await visitClean(page, site.url)
  await visit(page, `${site.url}/hosts.html?host=tailwind`)
  await expectUnharmed(page, clean, 'preflight')
  const before = await takePortrait(page)

  for (let round = 0; round < ROUNDS; round += 1) {
    await openNetworks(page)
    await page.evaluate(() => window.latchkey?.close())
    await untilClosed(page)
    expect(changes(before, await takePortrait(page))).toEqual([])
  }
})

/** Several sheets each, which are of different kinds; what overrules all others is alone. */
function sheetGroups(): readonly string[] {
  const alone = HOSTILE_SHEETS.filter((css) => /\ball:/.test(css))
  const others = HOSTILE_SHEETS.filter((css) => !alone.includes(css))
  const count = Math.ceil(others.length / SHEETS)
  const groups = others
    .slice(0, count)
    .map((_, group) => others.filter((_css, index) => index % count === group).join('\n'))
  return [...alone, ...groups]
}

async function visitClean(page: Page, url: string): Promise<Clean> {
  await visit(page, `${url}/hosts.html`)
  await openNetworks(page)
  const modal = await readGeometry(page)
  await page.keyboard.press('Escape')
  await untilClosed(page)
  return { modal, buttons: await readButtonSizes(page) }
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await expect(page.locator('[data-kind=network]')).toBeVisible()
  await expect(page.locator('latchkey-root')).toBeAttached()
}

/** One round: it is drawn as expected, works, and leaves the page unchanged. */
async function expectUnharmed(page: Page, clean: Clean, css: string): Promise<void> {
  await endTransitions(page)
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED_PX)
  if (!css.startsWith('@layer')) expectSame(await readButtonSizes(page), clean.buttons, css)
  const before = await takePortrait(page)

  await openNetworks(page)
  expectSame(await readGeometry(page), clean.modal, css)
  await clickSearch(page, clean.modal)
  await page.keyboard.type('base')
  expect({ [css]: await searchText(page) }).toEqual({ [css]: 'base' })
  // The first empties the search.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await untilClosed(page)

  expect({ [css]: changes(before, await takePortrait(page)) }).toEqual({ [css]: [] })
}

async function openNetworks(page: Page): Promise<void> {
  await page.evaluate(() => window.latchkey?.open({ view: 'Networks' }))
  await page.waitForFunction(isOpen, true, OFTEN)
}

/** It is gone once it has left the top layer, too. */
function untilClosed(page: Page): Promise<unknown> {
  return page.waitForFunction(isOpen, false, OFTEN)
}

/** Runs in the page. */
function isOpen(wanted: boolean): boolean {
  const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
  if (!dialog || dialog.open !== wanted) return false
  return wanted ? dialog.dataset['view'] === 'Networks' : !dialog.checkVisibility()
}

/** By its place, as a visitor does it. */
async function clickSearch(page: Page, modal: Geometry): Promise<void> {
  const field = Object.entries(modal).find(([name]) => name.endsWith(' input'))
  const [x = 0, y = 0, width = 0, height = 0] = field?.[1] ?? []
  await page.mouse.click(x + width / 2, y + height / 2)
}

function searchText(page: Page): Promise<string | undefined> {
  return createModalModel(page).search.inputValue()
}
