import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { HAND_HELDS } from './hand-helds.ts'
import { test } from './lab-test.ts'

// Chromium with the user agent and the touch of a phone: its history, and its close watchers.
test.use(HAND_HELDS['Chrome on Android'].use)

/** The part of its page that a website's router sees. */
interface Router {
  /** The state and the address of each traversal that it hears of. */
  readonly pops: string[]
  pushes: number
}

declare global {
  interface Window {
    testRouter?: Router
  }
}

/** Before the page loads: a browser without close watchers, such as a web view. */
async function withoutWatchers(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher'))
}

/** Before the page loads: a router that replaces the method of the history, as most do. */
async function withRouter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const router: Router = { pops: [], pushes: 0 }
    window.testRouter = router
    const push = history.pushState.bind(history)
    history.replaceState({ key: 'first' }, '')
    history.pushState = (...given) => {
      router.pushes += 1
      push(...given)
    }
    window.addEventListener('popstate', ({ state }) => {
      router.pops.push(`${state.key} ${location.pathname}`)
    })
  })
}

/** Returns what the browser knows: its place, and whether its state is marked. */
function placeOf(page: Page): Promise<object> {
  return page.evaluate(() => ({
    length: history.length,
    key: (history.state as { key?: string } | null)?.key,
    isMarked: Object.keys(history.state ?? {}).some((name) => name.startsWith('latchkey')),
    scroll: history.scrollRestoration,
    y: Math.round(scrollY),
  }))
}

/** The modal has its entry. */
async function untilMarked(page: Page): Promise<void> {
  await expect.poll(() => placeOf(page)).toMatchObject({ isMarked: true })
}

test('back by a close watcher leaves one view after the other, and then the modal, without a press in between', async ({
  lab,
  installWallet,
}) => {
  const { page, modal } = lab
  // The browser's own handling of Escape is that of the back gesture, which a computer has not.
  await page.addInitScript(() => {
    const swallow = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', swallow, true)
  })
  const back = () => page.keyboard.press('Escape')
  await installWallet()
  await lab.open()
  const before = await placeOf(page)
  await lab.connectButton.tap()
  await modal.expectView('Connect')
  await modal.part('header-help').tap()
  await modal.expectView('WhatIsAWallet')
  await modal.part('about-wallets-get').tap()
  await modal.expectView('GetWallet')

  await back()
  await modal.expectView('WhatIsAWallet')
  await back()
  await modal.expectView('Connect')
  await back()
  await modal.expectClosed()

  expect(await placeOf(page)).toEqual(before)
  await lab.connectButton.tap()
  await modal.expectView('Connect')
  await back()
  await modal.expectClosed()
})

test('back by the history leaves views and the modal, and the page has no entry more; the router stays where it is', async ({
  lab,
  installWallet,
}) => {
  const { page, modal } = lab
  await withoutWatchers(page)
  await withRouter(page)
  const wallet = await installWallet()
  await lab.open()
  const before = await placeOf(page)
  await lab.connectButton.tap()
  await modal.expectView('Connect')
  await untilMarked(page)
  await page.evaluate(() => history.back())
  await modal.expectClosed()
  // By the keyboard, so that nothing is scrolled into view.
  await page.evaluate(() => scrollTo(0, 200))
  await page.keyboard.press('Enter')
  await modal.expectView('Connect')
  await modal.part('header-help').tap()
  await modal.expectView('WhatIsAWallet')
  await expect.poll(() => placeOf(page)).toMatchObject({ key: 'first', isMarked: true })

  await page.evaluate(() => history.back())
  await modal.expectView('Connect')
  await untilMarked(page)
  await page.evaluate(() => history.back())
  await modal.expectClosed()
  expect(await placeOf(page)).toMatchObject({
    key: 'first',
    isMarked: false,
    scroll: 'auto',
    y: 200,
  })

  await test.step('closed in another way, the entry is left, too', async () => {
    await page.keyboard.press('Enter')
    await modal.expectView('Connect')
    await untilMarked(page)
    await modal.wallet(wallet.name).tap()
    await lab.expectConnected(FIRST)
    await modal.expectClosed()
    await expect
      .poll(() => placeOf(page))
      .toMatchObject({ key: 'first', isMarked: false, scroll: 'auto', y: 200 })
  })
  expect(before).toMatchObject({ key: 'first', isMarked: false })
  // A router that listens before the modal hears of a return to the page where it is.
  const router = await page.evaluate(() => window.testRouter)
  expect(router?.pushes).toBe(0)
  expect([...new Set(router?.pops)]).toEqual(['first /'])
})

test('a view that the card does not let go is not left by back', async ({ lab, installWallet }) => {
  const { page, modal } = lab
  await withoutWatchers(page)
  const wallet = await installWallet()
  await lab.open({ siwx: 'required' })
  await lab.connectButton.tap()
  await modal.expectView('Connect')
  await untilMarked(page)
  wallet.behave('reject', { methods: ['personal_sign'] })
  await modal.wallet(wallet.name).tap()
  await modal.expectView('SIWXSignMessage')

  await modal.expectShake(() => page.evaluate(() => history.back()))
  await modal.expectView('SIWXSignMessage')
  await untilMarked(page)
})

test('hash links, a router that goes on, reloads and restored pages are not confused', async ({
  lab,
  installWallet,
}) => {
  const { page, modal } = lab
  await withoutWatchers(page)
  await installWallet()
  await lab.open()
  const url = page.url()

  await test.step('a router that goes on while the modal closes stays there', async () => {
    await lab.connectButton.tap()
    await untilMarked(page)
    await page.evaluate(() => {
      window.latchkey?.close()
      history.pushState({ key: 'next' }, '', '#next')
    })
    await modal.expectClosed()
    await page.waitForTimeout(500)
    expect(await placeOf(page)).toMatchObject({ key: 'next', isMarked: false })
    await page.goBack()
    await expect.poll(() => placeOf(page)).toMatchObject({ isMarked: false })
    expect(page.url()).toBe(url)
    const pages = await page.evaluate(() => history.length)
    await lab.connectButton.tap()
    await untilMarked(page)
    await page.evaluate(() => history.back())
    await modal.expectClosed()
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(pages)
  })

  await test.step('a link to a hash buries the entry, which the visitor is led over', async () => {
    await lab.connectButton.tap()
    await untilMarked(page)
    await page.evaluate(() => location.assign('#there'))
    await modal.expectView('Connect')
    await modal.closeButton.tap()
    await modal.expectClosed()
    expect(page.url()).toContain('#there')
    await page.goBack()
    await expect.poll(() => placeOf(page)).toMatchObject({ isMarked: false })
    expect(page.url()).toBe(url)
  })

  await test.step('after a reload the entry is left', async () => {
    await lab.connectButton.tap()
    await untilMarked(page)
    await page.reload()
    await modal.expectClosed()
    await expect.poll(() => placeOf(page)).toMatchObject({ isMarked: false })
    expect(page.url()).toBe(url)
  })

  await test.step('a document that the page goes to as the modal closes is not called off', async () => {
    await lab.connectButton.tap()
    await untilMarked(page)
    await page.route('**/slow-page', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.fulfill({ contentType: 'text/html', body: '<h1>Next</h1>' })
    })
    await page.evaluate(() => {
      window.latchkey?.close()
      location.assign('/slow-page')
    })
    await expect(page.getByRole('heading', { name: 'Next' })).toBeVisible()
    await page.goBack()
    await expect(lab.connectButton).toBeVisible()
    await expect.poll(() => placeOf(page)).toMatchObject({ isMarked: false })
  })
})

test.describe('on a computer', () => {
  test.use({ userAgent: undefined, viewport: { width: 1280, height: 900 }, hasTouch: false })
  test.use({ isMobile: false })

  test('the history is left alone', async ({ lab, installWallet }) => {
    const { page, modal } = lab
    await withoutWatchers(page)
    await installWallet()
    await lab.open()
    const before = await placeOf(page)

    await lab.connectButton.click()
    await modal.expectView('Connect')
    await page.waitForLoadState('networkidle')

    expect(await placeOf(page)).toEqual(before)
  })
})
