import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { HAND_HELDS } from './hand-helds.ts'
import { test, WALLET_COUNT } from './many-wallets-test.ts'
import { openWallets } from './models/wallets-model.ts'
import { FULL } from './rings.ts'
import { VENDOR_HOSTS } from './vendor-hosts.ts'

/** More would mean that rows outside the view stay in the document. */
const MOST_ELEMENTS = 900

test(
  'ten thousand wallets, right to left: scrolling down and back needs few elements and asks no other host, and axe finds nothing',
  FULL,
  async ({ many, manySite, page }) => {
    // Thirteen seconds on a quiet machine: more than a minute where three workers and other work share two cores.
    test.slow()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname))
    await many.open({ locale: 'ar', dir: 'rtl' })
    const wallets = await openWallets(many)

    await wallets.expectFilled()
    expect.soft(await findings(page)).toEqual([])
    const rows = Number(await wallets.grid.getAttribute('aria-rowcount'))
    expect(rows * 4).toBeGreaterThan(WALLET_COUNT * 0.85)
    const first = await wallets.wallet(0).textContent()
    for (const share of [0.2, 0.4, 0.6, 0.8, 1]) {
      await wallets.scrollTo(share)
      await wallets.expectFilled()
      expect(await wallets.countElements()).toBeLessThan(MOST_ELEMENTS)
    }
    expect(await wallets.cells.last().getAttribute('data-place')).toMatch(/^\d{4}$/)
    await wallets.scrollTo(0)

    await expect(wallets.wallet(0)).toHaveText(first ?? '')
    // Rows that were scrolled past quickly are not requested.
    expect(manySite.listing.requests.count('walletListing')).toBeLessThan(500)
    expect([...hosts].filter((host) => !/^(127\.0\.0\.1|localhost|)$/.test(host))).toEqual([])

    await wallets.search.fill('nowhere at all')
    await expect(many.modal.part('all-none')).toBeVisible()
    expect(await findings(page)).toEqual([])
  },
)

test('a search shows results of the listing, is announced once, and ends with an empty field', async ({
  many,
}) => {
  await many.open()
  const wallets = await openWallets(many)
  const name = (await wallets.wallet(2).locator('bdi').textContent()) ?? ''

  await wallets.search.fill(name)

  await expect(wallets.announced).toHaveText(/found$/)
  await wallets.expectFilled()
  await expect(wallets.wallet(0)).toContainText(name)
  await wallets.search.fill(name.slice(0, 1))
  await expect(wallets.announced).toHaveText('')
  await expect(wallets.grid).toHaveAttribute('aria-rowcount', /^\d{4}$/)
})

test(
  'the filter for certified wallets lists about a fifth, and a toast says so; at 400 % zoom the search scrolls away',
  FULL,
  async ({ many, page }) => {
    await many.open()
    const wallets = await openWallets(many)
    const all = Number(await wallets.grid.getAttribute('aria-rowcount'))

    await wallets.certified.check()

    await expect(many.modal.notice).toHaveText('Showing certified wallets only')
    await expect(wallets.announced).toHaveText(/found$/)
    const certified = Number(await wallets.grid.getAttribute('aria-rowcount'))
    expect(certified).toBeGreaterThan(0)
    expect(certified).toBeLessThan(all / 3)
    await wallets.expectFilled()
    await expect(wallets.cells.first()).toContainText('Certified')

    await wallets.certified.uncheck()
    await expect(wallets.grid).toHaveAttribute('aria-rowcount', String(all))
    await many.modal.closeButton.click()
    await many.modal.expectClosed()
    await page.setViewportSize({ width: 320, height: 256 })
    await openWallets(many)
    await wallets.expectFilled()
    await expect(wallets.grid).toHaveAttribute('aria-colcount', '3')
    await wallets.scrollTo(0.1)
    await wallets.expectFilled()
    await expect(wallets.search).not.toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  },
)

test.describe('on a phone', () => {
  test.use(HAND_HELDS['Safari on iOS'].use)

  test(
    'a code for any wallet is one tap away, and each wallet can be tapped',
    FULL,
    async ({ many, outside }) => {
      outside.allow(VENDOR_HOSTS)
      await many.open()
      const wallets = await openWallets(many)
      await wallets.expectFilled()
      const box = await wallets.wallet(0).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)

      await many.modal.part('all-scan').tap()

      await many.modal.expectView('ConnectingWalletConnect')
      await expect(many.modal.part('pairing-code')).toBeVisible()
    },
  )
})
