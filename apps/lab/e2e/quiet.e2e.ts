import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

/** Addresses of other hosts that the page reads, in order; what steers the sandbox is not counted. */
function watchReads(page: Page, siteUrl: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    const isOther = protocol.startsWith('http') && origin !== new URL(siteUrl).origin
    if (isOther && request.method() === 'GET' && pathname !== '/faults') asked.push(request.url())
  })
  return asked
}

test('no host is asked anything before the modal is opened, and nothing twice after that', async ({
  page,
  lab,
  site,
  installWallet,
}) => {
  const wallet = await installWallet()
  const asked = watchReads(page, site.url)
  await lab.open({ analytics: '{"consent":true}' })
  await expect(lab.modal.root).toHaveCount(1)
  await expect(lab.networkButton).toContainText('Ethereum')
  expect(asked).toEqual([])

  await lab.connect(wallet.name)
  await lab.expectConnected(FIRST)
  await expect(lab.balance).toHaveText(/ETH$/)
  await lab.networkButton.click()
  await lab.modal.expectView('Networks')
  await lab.modal.network('Base').click()
  await lab.expectNetwork('Base')

  const isRequested = (path: string) => asked.some((url) => url.includes(path))
  await expect.poll(() => isRequested('getAnalyticsConfig')).toBe(true)
  await expect.poll(() => isRequested('supported-chains')).toBe(true)
  await expect.poll(() => isRequested('getAssetImage')).toBe(true)
  expect(asked.filter((url, place) => asked.indexOf(url) < place)).toEqual([])
})

test(
  'buttons for wallets of the listing ask for nothing before one is pointed at',
  FULL,
  async ({ page, site }) => {
    const asked = watchReads(page, site.url)
    await page.goto(`${site.url}/wallet-buttons.html`)
    await page.waitForFunction(() => window.latchkey?.getState().initialized)
    const buttons = page.getByTestId('wallet-button')
    await expect(buttons).toHaveCount(4)
    // A site with logins checks whether its origin may use them.
    const isOrigins = (url: string) => url.includes('/projects/v1/origins')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => !isOrigins(url))).toEqual([])

    await buttons.first().hover()

    await expect(buttons.first()).toHaveAccessibleName('Connect Copperleaf')
    expect(asked.filter((url) => url.includes('/getWallets'))).toHaveLength(1)
  },
)

test(
  'pictures that were loading when a view was closed are not asked for again',
  FULL,
  async ({ page, lab }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/getWalletImage/')) asked.push(request.url())
    })
    let release = (): void => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/getWalletImage/, async (route) => {
      await released
      await route.continue()
    })
    await lab.open()
    const openList = () => page.evaluate(() => window.latchkey?.open({ view: 'AllWallets' }))

    await openList()
    await expect.poll(() => asked.length).toBeGreaterThan(10)
    await page.evaluate(() => window.latchkey?.close())
    await lab.modal.expectClosed()
    await openList()
    await lab.modal.expectView('AllWallets')
    release()
    await expect
      .poll(() => lab.modal.dialog.locator('[data-part="image"][data-state="shown"]').count())
      .toBeGreaterThan(10)

    expect(asked).toHaveLength(new Set(asked).size)
  },
)

test(
  'requests of another machine are noticed in every journey',
  FULL,
  async ({ page, outside }) => {
    await page.evaluate(async () => {
      new WebSocket('wss://socket.example.test/')
      await fetch('https://service.example.test/list').catch(() => undefined)
      await fetch('https://192.0.2.1/list').catch(() => undefined)
    })
    await expect.poll(() => outside.attempts.length).toBe(3)
    expect(() => outside.check()).toThrow(/service\.example\.test/)
    outside.allow(/^wss:\/\/socket\.example\.test\//)
    outside.allow(/^https:\/\/192\.0\.2\.1\//)
    outside.allow(/^https:\/\/service\.example\.test\//)
    expect(() => outside.check()).not.toThrow()
  },
)
