/** @full Tries variants of journeys whose rules are tables in Node. */

import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { HAND_HELDS, type HandHeld } from './hand-helds.ts'
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
import { linksOf, watchLinks } from './setup/watch-links.ts'

/** The storage key from which the library reads a link. */
const LIBRARY_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const ANSWER = { contentType: 'text/html', body: '<h1>Meadow</h1>' }

test.describe('on a phone', () => {
  test.use(HAND_HELDS['Safari on iOS'].use)

  test('a request opens the wallet that a link had opened, before and after a reload', async ({
    lab,
    peer,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, NATIVE)
    await peer.pair(addressIn(await tap(lab)))
    await lab.expectConnected(FIRST)
    await keepForeignLink(lab.page)

    expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
    const [, ...opened] = await linksOf(lab.page)
    await lab.reload()
    await lab.expectConnected(FIRST)
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })

    const expected = {
      href: `heron://wc?sessionTopic=${peer.topics()[0]}`,
      ...{ target: '_self', isActive: true, isInTap: true },
    }
    expect(opened).toMatchObject([expected])
    expect(await linksOf(lab.page)).toMatchObject([expected])
    await lab.press('disconnect')
    await lab.expectDisconnected()
    // Only the recent wallets.
    const stored = (await lab.storedTexts()).filter((text) => text.includes('heron:'))
    expect(stored).toEqual([expect.stringMatching(/^@appkit\/recent_wallets=/)])
  })

  test('a slow wallet: a hint, then another try with the same address', async ({
    lab,
    peer,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, NATIVE)
    await expect(lab.modal.line).toHaveText('Open and continue in a new browser tab')
    const first = await tap(lab)

    await expect(lab.modal.line).toHaveText(/taking longer than usual/)
    await expect(lab.modal.part('scene-action')).toHaveText('Try again')
    const again = await tap(lab)
    await peer.pair(addressIn(again))

    expect(again.href).toBe(first.href)
    await lab.expectConnected(FIRST)
  })

  test('back from a wallet that did not answer: a short wait, then the button', async ({
    lab,
    peer,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, NATIVE)
    const { href } = await tap(lab)
    await setVisible(lab.page, false)

    await setVisible(lab.page, true)
    await expect(lab.modal.heading).toHaveText('Connecting…')
    await expect(lab.modal.part('scene-action')).toHaveAttribute('aria-busy', 'true')
    await expect(lab.modal.heading).toHaveText('Continue in Heron')
    await untilReady(lab)
    expect((await tap(lab)).href).toBe(href)

    await setVisible(lab.page, false)
    await setVisible(lab.page, true)
    await expect(lab.modal.heading).toHaveText('Connecting…')
    await peer.pair(addressIn({ href }))
    await lab.expectConnected(FIRST)
    await lab.modal.expectClosed()
  })

  test('on a phone the view of a wallet lists its app and its web page', async ({
    lab,
    peer,
    context,
  }) => {
    expect(peer.topics()).toEqual([])
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, UNIVERSAL)
    const tabs = lab.modal.part('pairing-tabs').getByRole('tab')
    await expect(tabs).toHaveText(['Mobile', 'Web'])

    await tabs.nth(1).tap()

    expect(await tap(lab)).toMatchObject({
      href: expect.stringMatching(/^https:\/\/web\.meadow\.example\/wc\?uri=wc%3A/),
      target: '_blank',
    })
  })

  test('a web page opens in place of this one, without access to it', async ({
    lab,
    peer,
    context,
  }) => {
    expect(peer.topics()).toEqual([])
    await context.route('https://meadow.example/**', (route) => route.fulfill(ANSWER))
    await lab.open(KNOWN)
    await choose(lab, UNIVERSAL)
    await untilReady(lab)

    await lab.modal.part('scene-action').tap()

    await lab.page.waitForURL(/^https:\/\/meadow\.example\/app\/wc\?uri=wc%3A/)
    expect(context.pages()).toHaveLength(1)
    expect(await lab.page.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  })

  test('a custom scheme of an app does not navigate the page', async ({ lab, peer, context }) => {
    expect(peer.topics()).toEqual([])
    await lab.open(KNOWN)
    const url = lab.page.url()
    await choose(lab, NATIVE)
    await untilReady(lab)

    await lab.modal.part('scene-action').tap()

    await expect(lab.modal.line).toHaveText(/taking longer than usual/)
    expect(lab.page.url()).toBe(url)
    expect(context.pages()).toHaveLength(1)
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

  test('until then the rows of wallets show that the address is loading', async ({
    lab,
    sandbox,
    peer,
  }) => {
    expect(peer.topics()).toEqual([])
    sandbox.relay.disturb({ dropsAnswers: true })
    await lab.open(KNOWN)
    await lab.connectButton.tap()
    const turning = lab.modal.part(`wallet-${UNIVERSAL.id}`).locator('[data-part=spinner]')

    await expect(turning).toBeVisible()
    sandbox.relay.disturb({})
    sandbox.relay.kill()
    await untilAddress(lab.page)

    await expect(turning).toHaveCount(0)
  })

  test('the link opens in the task of the tap, and the visitor is connected', async ({
    lab,
    peer,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    await list(lab)
    await untilAddress(lab.page)

    await lab.modal.part(`wallet-${NATIVE.id}`).tap()
    const [opened] = await linksOf(lab.page)
    await peer.pair(addressIn({ href: opened?.href ?? '' }))

    expect(opened).toMatchObject({ target: '_blank', isActive: true, isInTap: true })
    await lab.expectConnected(FIRST)
  })
})

for (const name of ['Telegram on iOS'] as const) {
  const { use, global = '' }: HandHeld = HAND_HELDS[name]

  test.describe(name, () => {
    test.use(use)

    test('while there is no address the button shows it, and a failed one is tried again', async ({
      lab,
      peer,
      sandbox,
      context,
    }) => {
      await context.addInitScript((key) => void Reflect.set(window, key, {}), global)
      await watchLinks(context)
      sandbox.relay.disturb({ dropsAnswers: true })
      await lab.open(KNOWN)
      await choose(lab, NATIVE)
      await expect(lab.modal.part('scene-action')).toHaveText(/Preparing the link…/)
      await expect(lab.modal.part('scene-action')).toHaveAttribute('aria-busy', 'true')

      await expect(lab.modal.heading).toHaveText('The relay could not be reached', {
        timeout: 30_000,
      })
      expect(await linksOf(lab.page)).toEqual([])
      sandbox.relay.disturb({})
      await lab.modal.button('Try again').tap()
      await expect(lab.modal.part('scene-action')).toHaveText('Open Heron')
      const opened = await tap(lab)
      await peer.pair(addressIn(opened))

      expect(opened).toMatchObject({ isActive: true, isInTap: true })
      await lab.expectConnected(FIRST)
    })
  })
}

test.describe('on a computer', () => {
  test('a wallet offers a code, its web page, or its application', async ({
    lab,
    peer,
    context,
  }) => {
    await watchLinks(context)
    await lab.open(KNOWN)
    await choose(lab, UNIVERSAL)
    const tabs = lab.modal.part('pairing-tabs').getByRole('tab')
    await expect(tabs).toHaveText(['Mobile', 'Web', 'Desktop'])
    await expect(lab.modal.part('pairing-code')).toHaveAttribute('data-state', 'shown')

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
    await keepForeignLink(lab.page)
    expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
    expect(await linksOf(lab.page)).toHaveLength(2)
  })

  test('a browser extension that is not installed', async ({ lab, peer: _ }) => {
    // With the peer the sandbox replaces the vendor's hosts.
    await lab.open()
    await lab.connectButton.click()
    await lab.modal.expectView('Connect')
    await lab.page.evaluate(() =>
      window.latchkey?.actions.pairing.show({ id: 'wren', name: 'Wren', rdns: 'example.wren' }),
    )

    await expect(lab.modal.heading).toHaveText('Not detected')
    await expect(lab.modal.part('pairing-tabs')).toHaveCount(0)
  })
})

/** What another library or another part of the page may have left. */
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
