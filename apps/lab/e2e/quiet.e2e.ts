import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'

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
  await lab.open()
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

  const isAsked = (path: string) => asked.some((url) => url.includes(path))
  await expect.poll(() => isAsked('getAnalyticsConfig')).toBe(true)
  await expect.poll(() => isAsked('supported-chains')).toBe(true)
  await expect.poll(() => isAsked('getAssetImage')).toBe(true)
  expect(asked.filter((url, place) => asked.indexOf(url) < place)).toEqual([])
})
