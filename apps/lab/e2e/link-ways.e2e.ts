/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { HAND_HELDS } from './hand-helds.ts'
import {
  addressIn,
  choose,
  KNOWN,
  list,
  NATIVE,
  tap,
  UNIVERSAL,
  untilReady,
} from './models/link-model.ts'
import { createModalModel } from './models/modal-model.ts'
import { test } from './peer-test.ts'
import { scan } from './setup/show-code.ts'
import { linksOf, watchLinks } from './setup/watch-links.ts'

/** The storage key from which the library reads a link. */
const LIBRARY_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const ANSWER = { contentType: 'text/html', body: '<h1>Meadow</h1>' }

test.describe('on a phone', () => {
  test.use(HAND_HELDS['Safari on iOS'].use)

  test('a slow relay and a slow wallet: the visitor opens it, comes back, is connected, and signs in it', async ({
    lab,
    peer,
    sandbox,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    const first =
      await test.step('however slow the relay is, the link opens in the task of the tap', async () => {
        sandbox.relay.disturb({ answersDelayMs: 1_000 })
        await choose(lab, NATIVE)
        await expect(lab.modal.line).toHaveText('Open and continue in a new browser tab')
        const opened = await tap(lab)
        sandbox.relay.disturb({})
        expect(opened).toMatchObject({ target: '_self', isActive: true, isInTap: true })
        expect(opened.href).toMatch(/^heron:\/\/wc\?uri=wc%3A/)
        expect(opened.features).toBe('noopener,noreferrer')
        return opened
      })

    await test.step('a hint, then another try with the same address', async () => {
      await expect(lab.modal.line).toHaveText(/taking longer than usual/)
      await expect(lab.modal.part('scene-action')).toHaveText('Try again')
      expect((await tap(lab)).href).toBe(first.href)
    })

    await test.step('back from the wallet: a short wait, then the button', async () => {
      await setVisible(lab.page, false)
      await setVisible(lab.page, true)
      await expect(lab.modal.heading).toHaveText('Connecting…')
      await expect(lab.modal.part('scene-action')).toHaveAttribute('aria-busy', 'true')
      await expect(lab.modal.heading).toHaveText('Continue in Heron')
      await untilReady(lab)
      expect((await tap(lab)).href).toBe(first.href)
    })

    await test.step('back again, the wallet has approved', async () => {
      await setVisible(lab.page, false)
      await setVisible(lab.page, true)
      await expect(lab.modal.heading).toHaveText('Connecting…')
      await peer.pair(addressIn(first))
      await lab.expectConnected(FIRST)
      await lab.modal.expectClosed()
    })

    await test.step('a request opens the wallet, before and after a reload', async () => {
      await keepForeignLink(lab.page)
      const count = (await linksOf(lab.page)).length
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
      const opened = (await linksOf(lab.page)).slice(count)
      await lab.reload()
      await lab.expectConnected(FIRST)
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
      const expected = {
        href: `heron://wc?sessionTopic=${peer.topics()[0]}`,
        target: '_self',
        isActive: true,
        isInTap: true,
      }
      expect(opened).toMatchObject([expected])
      expect(await linksOf(lab.page)).toMatchObject([expected])
    })

    await lab.press('disconnect')
    await lab.expectDisconnected()
    // Only the recent wallets.
    const stored = (await lab.storedTexts()).filter((text) => text.includes('heron:'))
    expect(stored).toEqual([expect.stringMatching(/^@appkit\/recent_wallets=/)])
  })

  test('an app leaves the page where it is, its web page opens beside it, a link of the web in its place', async ({
    lab,
    peer,
    context,
  }) => {
    expect(peer.topics()).toEqual([])
    await context.route(/^https:\/\/(web\.)?meadow\.example\//, (route) => route.fulfill(ANSWER))
    await lab.open(KNOWN)
    const url = lab.page.url()

    await test.step('the web page of a wallet opens in a tab of its own, without access to this one', async () => {
      await choose(lab, UNIVERSAL)
      const tabs = lab.modal.part('pairing-tabs').getByRole('tab')
      await expect(tabs).toHaveText(['Mobile', 'Web'])
      await tabs.nth(1).tap()
      await untilReady(lab)
      const beside = context.waitForEvent('page')
      await lab.modal.part('scene-action').tap()
      const tab = await beside
      await tab.waitForURL(/^https:\/\/web\.meadow\.example\/wc\?uri=wc%3A/)
      expect(await tab.evaluate(() => window.opener)).toBeNull()
      expect(lab.page.url()).toBe(url)
      await tab.close()
    })

    await test.step('a link of the web opens in place of this page, without access to it', async () => {
      await lab.modal.part('pairing-tabs').getByRole('tab').first().tap()
      await untilReady(lab)
      await lab.modal.part('scene-action').tap()
      await lab.page.waitForURL(/^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/)
      expect(context.pages()).toHaveLength(1)
      expect(await lab.page.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    })

    await test.step('a custom scheme of an app does not navigate the page', async () => {
      // Last: the browser asks whether it may open the app, and takes no further input for the page.
      await lab.open(KNOWN)
      await choose(lab, NATIVE)
      await untilReady(lab)
      await lab.modal.part('scene-action').tap()
      await expect(lab.modal.line).toHaveText(/taking longer than usual/)
      expect(lab.page.url()).toBe(url)
      expect(context.pages()).toHaveLength(1)
    })
  })

  test('in a frame the link opens in place of the page around it', async ({
    page,
    peer,
    site,
    context,
  }) => {
    expect(peer.topics()).toEqual([])
    await context.route('https://meadow.example/**', (route) => route.fulfill(ANSWER))
    await page.route('**/around', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe name="site" src="/?${new URLSearchParams({ wallets: 'none', ...KNOWN })}" width="380" height="800"></iframe>`,
      }),
    )
    await page.goto(`${site.url}/around`)
    const frame = page.frame('site')
    if (frame === null) throw new Error('There is no frame')
    const stage = { page: frame, modal: createModalModel(frame) }
    await choose(stage, UNIVERSAL)
    await untilReady(stage)

    await stage.modal.part('scene-action').tap()

    await page.waitForURL(/^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/)
    expect(context.pages()).toHaveLength(1)
  })
})

test("a link that is opened after the tap's task is distinguished from one in it", async ({
  page,
  site,
  context,
}) => {
  await watchLinks(context)
  await page.goto(`${site.url}/?wallets=none`)
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      window.open('https://now.example')
      setTimeout(() => window.open('https://later.example'))
    })
  })

  await page.getByRole('heading').first().click()

  await expect
    .poll(async () => (await linksOf(page)).map(({ isInTap }) => isInTap))
    .toEqual([true, false])
})

test.describe('in Telegram on iOS', () => {
  const { use, global } = HAND_HELDS['Telegram on iOS']
  test.use({ ...use, permissions: ['clipboard-write'] })
  test.beforeEach(async ({ context }) => {
    await context.addInitScript((key) => void Reflect.set(window, key, {}), global)
  })

  test('once the address is there, the tap on a wallet opens it, beside the page', async ({
    lab,
    peer,
    context,
  }) => {
    expect(peer.topics()).toEqual([])
    await context.route('https://meadow.example/**', (route) => route.fulfill(ANSWER))
    await lab.open(KNOWN)
    const url = lab.page.url()
    await list(lab)
    await untilAddress(lab.page)
    const beside = context.waitForEvent('page')

    await lab.modal.part(`wallet-${UNIVERSAL.id}`).tap()

    const tab = await beside
    await tab.waitForURL(/^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(lab.page.url()).toBe(url)
  })

  test('while there is no address the rows and the button show it; a failed one is tried again, and a tap on a row opens the wallet', async ({
    lab,
    peer,
    sandbox,
    context,
  }) => {
    const action = lab.modal.part('scene-action')
    await watchLinks(context)
    sandbox.relay.disturb({ dropsAnswers: true })
    await lab.open(KNOWN)
    await lab.connectButton.tap()
    const turning = lab.modal.part(`wallet-${UNIVERSAL.id}`).locator('[data-part=spinner]')
    await expect(turning).toBeVisible()
    await choose(lab, NATIVE)
    await expect(action).toHaveText(/Preparing the link…/)
    await expect(action).toHaveAttribute('aria-busy', 'true')

    await expect(lab.modal.heading).toHaveText('The relay could not be reached', {
      timeout: 30_000,
    })
    expect(await linksOf(lab.page)).toEqual([])
    sandbox.relay.disturb({})
    await lab.modal.button('Try again').tap()
    await expect(action).toHaveText('Open Heron')
    expect(await tap(lab)).toMatchObject({ isActive: true, isInTap: true })

    await lab.page.evaluate(() => window.latchkey?.open({ view: 'Connect' }))
    await expect(lab.modal.part(`wallet-${UNIVERSAL.id}`)).toBeVisible()
    await expect(turning).toHaveCount(0)
    await list(lab)
    await lab.modal.part(`wallet-${NATIVE.id}`).tap()
    const opened = (await linksOf(lab.page)).at(-1)
    expect(await linksOf(lab.page)).toHaveLength(2)
    expect(opened).toMatchObject({ target: '_blank', isActive: true, isInTap: true })
    await peer.pair(addressIn({ href: opened?.href ?? '' }))
    await lab.expectConnected(FIRST)
  })
})

test.describe('in Telegram on Android', () => {
  const { use, global } = HAND_HELDS['Telegram on Android']
  test.use(use)

  test('the address in a link is encoded twice, and the visitor is connected', async ({
    lab,
    peer,
    context,
  }) => {
    await context.addInitScript((key) => void Reflect.set(window, key, {}), global)
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, NATIVE)

    const opened = await tap(lab)
    await peer.pair(addressIn(opened))

    expect(opened).toMatchObject({ target: '_blank', isActive: true, isInTap: true })
    // Telegram takes one layer off on its way.
    expect(opened.href).toMatch(/^heron:\/\/wc\?uri=wc%253A/)
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
  })
})

test.describe('on a computer', () => {
  test('a wallet offers a code, its web page, or its application, and another day it is the first', async ({
    lab,
    peer,
    context,
  }) => {
    const { modal } = lab
    await watchLinks(context)
    await lab.open(KNOWN)

    await test.step('a browser extension that is not installed', async () => {
      await lab.connectButton.click()
      await modal.expectView('Connect')
      await lab.page.evaluate(() =>
        window.latchkey?.actions.pairing.show({ id: 'wren', name: 'Wren', rdns: 'example.wren' }),
      )
      await expect(modal.heading).toHaveText('Not detected')
      await expect(modal.part('pairing-tabs')).toHaveCount(0)
    })

    await test.step('a code, the application, or the web page, which connects', async () => {
      await choose(lab, UNIVERSAL)
      const tabs = modal.part('pairing-tabs').getByRole('tab')
      await expect(tabs).toHaveText(['Mobile', 'Web', 'Desktop'])
      await expect(modal.part('pairing-code')).toHaveAttribute('data-state', 'shown')
      await tabs.nth(2).click()
      expect(await tap(lab)).toMatchObject({
        href: expect.stringMatching(/^meadow-desktop:\/\/wc\?uri=wc%3A/),
        target: '_self',
      })
      await tabs.nth(1).click()
      const web = await tap(lab)
      expect(web).toMatchObject({
        href: expect.stringMatching(/^https:\/\/web\.meadow\.example\/wc\?uri=wc%3A/),
        target: '_blank',
      })
      await peer.pair(addressIn(web))
      await lab.expectConnected(FIRST)
      await modal.expectClosed()
    })

    await test.step('a request opens nothing', async () => {
      await keepForeignLink(lab.page)
      expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
      expect(await linksOf(lab.page)).toHaveLength(2)
      await lab.page.evaluate(() => window.latchkey?.disconnect())
      await expect(lab.status).toHaveText('disconnected')
    })

    await test.step('a visitor who returns another day is offered it first, and pairs again', async () => {
      await lab.reload()
      await lab.connectButton.click()
      const row = modal.part(`wallet-${UNIVERSAL.id}`)
      await expect(row).toHaveCount(1)
      await expect(modal.part('connect-last').locator('button')).toHaveText(/Last used/)
      await expect(row).toContainText('Last used')
      await row.click()
      await modal.expectView('ConnectingWalletConnect')
      await expect(modal.dialog).toHaveAccessibleName(UNIVERSAL.name)
      await scan(lab, peer)
      await lab.expectConnected(FIRST)
      await modal.expectClosed()
      expect(peer.proposals).toHaveLength(2)
      await expect.poll(() => peer.topics()).toHaveLength(1)
    })
  })
})

/** Stores a link as another library or another part of the page may have left it. */
async function keepForeignLink(page: Page): Promise<void> {
  await page.evaluate((key) => {
    localStorage.setItem(key, JSON.stringify({ href: 'https://evil.example', name: 'Evil' }))
  }, LIBRARY_KEY)
}

/** The visitor goes to another application, or comes back; no browser under test does that. */
async function setVisible(page: Page, isVisible: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    },
    isVisible ? 'visible' : 'hidden',
  )
}

/** Waits until there is an address, which no view shows yet. */
async function untilAddress(page: Page): Promise<void> {
  const isThere = (): Promise<boolean> =>
    page.evaluate(async () => {
      const copied = window.latchkey?.actions.pairing.copyAddress()
      return copied?.then(() => true).catch(() => false) ?? false
    })
  await expect.poll(isThere).toBe(true)
}
