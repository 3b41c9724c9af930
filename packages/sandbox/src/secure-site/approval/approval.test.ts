/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createRequire } from 'node:module'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../../testing/find-browser.ts'
import type { ApprovalRequest } from './approval-request.ts'
import { openShop, type Shop } from './testing/open-shop.ts'
import { BATCH, MESSAGE, SHORT, TRANSFER } from './testing/requests.ts'
import { type Pages, startPages } from './testing/start-pages.ts'

let browser: Browser
let pages: Pages
let shop: Shop

beforeAll(async () => {
  ;[browser, pages] = await Promise.all([chromium.launch(findBrowser()), startPages()])
})
afterEach(() => shop.close())
afterAll(async () => {
  await Promise.all([browser.close(), pages.stop()])
})

const OPEN = '.approve[aria-disabled="false"]'
const text = (selector: string) => shop.frame.innerText(selector)

/** Moves to Approve as a hand does, and presses once the frame has stood still under it. */
async function approveByMouse(): Promise<void> {
  await shop.page.mouse.move(200, 300)
  await shop.page.mouse.move(305, 576, { steps: 10 })
  await shop.frame.waitForSelector(OPEN)
  // A press that comes too early is not taken: a visitor presses again.
  await expect
    .poll(async () => {
      await shop.page.mouse.click(305, 576)
      return shop.decisions()
    })
    .toEqual([true])
}

test.each(['light', 'dark'] as const)(
  'a fully visible request (%s) is approved by mouse',
  async (mode) => {
    shop = await openShop(browser, pages)
    await shop.ask(SHORT, { themeMode: mode })
    expect(await shop.frame.getAttribute('html', 'data-theme')).toBe(mode)

    await approveByMouse()

    expect(await text('body')).toContain('Nothing waits for your approval')
  },
)

test.each(['light', 'dark'] as const)('it (%s) is approved and declined by keys', async (mode) => {
  shop = await openShop(browser, pages)
  await shop.ask(SHORT, { themeMode: mode })
  const focused = () => shop.frame.evaluate<string>('document.activeElement.className')
  await expect.poll(focused).toBe('asker')
  const stops: string[] = []
  for (let step = 0; step < 3; step += 1) {
    await shop.page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual(['facts', 'decline', 'approve'])
  await shop.frame.waitForSelector(OPEN)
  await shop.page.keyboard.press('Enter')
  await expect.poll(() => shop.decisions()).toEqual([true])

  await shop.ask(SHORT)
  await shop.frame.focus('.decline')
  await shop.page.keyboard.press('Space')
  await expect.poll(() => shop.decisions()).toEqual([true, false])
})

test('a press right after the pointer arrived does not approve; a second press does', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(SHORT)
  await shop.frame.waitForSelector(OPEN)

  await shop.page.mouse.click(305, 576)

  await expect.poll(() => text('.hint')).toBe('Nothing is approved yet. Press once more.')
  expect(await shop.decisions()).toEqual([])
  await approveByMouse()
})

test('a click of a script does not approve, not even inside the frame', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(SHORT)
  await shop.frame.waitForSelector(OPEN)

  await shop.frame.evaluate(`for (const name of ['approve', 'decline']) {
    document.querySelector('.' + name).click()
    document.querySelector('.' + name).dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }`)

  // The honest press afterwards is the only decision.
  await approveByMouse()
  expect(await shop.decisions()).toEqual([true])
})

test('a key that was already down does not approve', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(SHORT)
  await shop.frame.waitForSelector(OPEN)
  await shop.frame.focus('.facts')
  await shop.page.keyboard.down('Enter')

  await shop.frame.focus('.approve')
  for (let time = 0; time < 5; time += 1) await shop.page.keyboard.down('Enter')
  await shop.page.keyboard.up('Enter')

  expect(await text('body')).toContain('saltmarket')
  await shop.page.keyboard.press('Enter')
  await expect.poll(() => shop.decisions()).toEqual([true])
})

test('a request that is longer than the screen has to be scrolled to its end before it is approved', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(BATCH)
  await expect.poll(() => text('.hint')).toBe('Scroll to the end before you approve.')
  expect(await shop.frame.getAttribute('.approve', 'aria-disabled')).toBe('true')

  await shop.frame.focus('.facts')
  await shop.page.keyboard.press('End')

  await shop.frame.waitForSelector(OPEN)
})

test('requests are shown one after the other, in the order of their arrival', async () => {
  shop = await openShop(browser, pages)
  const second: ApprovalRequest = { ...SHORT, origin: 'https://second.example' }
  await shop.ask(SHORT)
  await shop.ask(second)

  expect(await text('.asker b')).toBe('https://saltmarket.example')
  await shop.frame.click('.decline')
  await expect.poll(() => text('.asker b')).toBe('https://second.example')
  await shop.frame.click('.decline')
  await expect.poll(() => shop.decisions()).toEqual([false, false])
})

test('origin, network, account, amounts and addresses are shown in full', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(TRANSFER)
  const { host } = new URL(pages.frame)

  const said = await text('main')

  for (const part of [
    `Protected by ${host}`,
    'https://saltmarket.example',
    'asks you to approve this transfer',
    'Base · eip155:8453',
    '25',
    '0xBa02b63Ca7B80e9cEBdd0301528BBb935ee599C6',
    '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d',
  ])
    expect(said).toContain(part)
})

test('the longest origin is in sight as a whole: its end says whose page it is', async () => {
  shop = await openShop(browser, pages)
  const filler = 'wmwmwmwm-'.repeat(7).slice(0, -1)
  const origin = `https://accounts.example.com.${[filler, filler, filler].join('.')}.evil.example`

  await shop.ask({ ...SHORT, origin })

  expect(await text('.asker b')).toBe(origin)
  const [whole, shown] = await shop.frame.evaluate<[number, number]>(`(() => {
    const { scrollHeight, clientHeight } = document.querySelector('.asker b')
    return [scrollHeight, clientHeight]
  })()`)
  expect(shown).toBe(whole)
  await shop.frame.focus('.facts')
  await shop.page.keyboard.press('End')
  await shop.frame.waitForSelector(OPEN)
})

test('invisible characters of a text are shown, and marks of direction have no effect', async () => {
  shop = await openShop(browser, pages)
  await shop.ask(MESSAGE)

  const marks = await shop.frame.evaluate<string[]>(
    "[...document.querySelectorAll('.mark')].map((one) => one.textContent)",
  )

  expect(marks).toEqual(['U+202E', 'U+200B', 'U+0000', 'U+2066'])
  expect(await shop.frame.evaluate('document.body.innerText')).not.toMatch(
    /[\u202a-\u202e\u2066-\u2069\u200b]/,
  )
})

test.each([
  ['light', BATCH, 360],
  ['dark', BATCH, 280],
  ['light', MESSAGE, 280],
  ['dark', MESSAGE, 360],
] as const)('it has no fault that axe knows (%s, %#)', async (themeMode, request, width) => {
  shop = await openShop(browser, pages)
  await shop.page.evaluate(`document.querySelector('iframe').style.width = '${width}px'`)
  await shop.ask(request, { themeMode })
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  const { readFile } = await import('node:fs/promises')

  await shop.frame.evaluate(await readFile(axe, 'utf8'))
  const faults = await shop.frame.evaluate<{
    violations: { id: string; nodes: { html: string }[] }[]
  }>('axe.run(document)')

  expect(faults.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  const isWide = await shop.frame.evaluate(
    'document.documentElement.scrollWidth > document.documentElement.clientWidth',
  )
  expect(isWide).toBe(false)
})

test('a covered frame offers a separate window, in which the request can be approved', async () => {
  shop = await openShop(browser, pages)
  await shop.page.evaluate("document.querySelector('iframe').style.opacity = '.9'")
  await shop.ask(SHORT)
  await shop.frame.waitForSelector('.hint button')
  const opened = shop.page.waitForEvent('popup')
  await shop.frame.click('.hint button')
  const page = await opened

  expect(await page.innerText('.asker b')).toBe('https://saltmarket.example')
  expect(new URL(page.url()).origin).toBe(new URL(pages.frame).origin)
  await page.waitForSelector(OPEN)
  await page.focus('.approve')
  // The window closes under the key.
  await page.keyboard.press('Enter').catch(() => undefined)

  await expect.poll(() => shop.decisions()).toEqual([true])
  await expect.poll(() => page.isClosed()).toBe(true)
})

test('closing the separate window neither approves nor declines', async () => {
  shop = await openShop(browser, pages)
  await shop.page.evaluate("document.querySelector('iframe').style.opacity = '.9'")
  await shop.ask(SHORT)
  await shop.frame.waitForSelector('.hint button')
  const opened = shop.page.waitForEvent('popup')
  await shop.frame.click('.hint button')
  const page = await opened
  await page.waitForSelector('.approve')

  await page.close()

  expect(await shop.decisions()).toEqual([])
  await shop.page.evaluate("document.querySelector('iframe').style.opacity = ''")
  await shop.frame.waitForSelector(OPEN)
  await approveByMouse()
})

test('the page runs under its content security policy', async () => {
  shop = await openShop(browser, pages)
  await shop.frame.evaluate(`window.violations = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective))`)

  await shop.ask(BATCH, { themeMode: 'dark' })
  await shop.frame.click('.decline')
  await expect.poll(() => shop.decisions()).toEqual([false])

  expect(await shop.frame.evaluate('violations')).toEqual([])
})
