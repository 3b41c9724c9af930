import { createFakeStandardPage } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { offerMobileWallets } from './mobile-wallets.ts'

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const REPORT = (thrown: unknown): void => expect.unreachable(String(thrown))

function aPage(userAgent: string) {
  return Object.assign(createFakeStandardPage(), { navigator: { userAgent } })
}

test('in an Android browser wallets of the phone are offered once, at the first search', () => {
  const mobileWallets = vi.fn()
  const found = aPage(CHROME)

  const deps = { page: () => found, report: REPORT }
  const offer = offerMobileWallets(mobileWallets)
  expect(mobileWallets).not.toHaveBeenCalled()

  expect([offer(deps), offer(deps)]).toEqual([found, found])
  expect(mobileWallets).toHaveBeenCalledTimes(1)
})

test.each([
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36'],
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1'],
  ['the window of another app', CHROME.replace('Pixel 8', 'Pixel 8; wv')],
  ['a server', undefined],
])('on %s they are not', (_where, userAgent) => {
  const page = userAgent === undefined ? undefined : aPage(userAgent)

  expect(
    offerMobileWallets(() => expect.unreachable('not there'))({ page: () => page, report: REPORT }),
  ).toBe(page)
})

test('a failure is reported, and the page is still searched', async () => {
  const found = aPage(CHROME)
  const report = vi.fn()
  const failed = new Error('not installed')

  const offer = offerMobileWallets(() => Promise.reject(failed))

  expect(offer({ page: () => found, report })).toBe(found)

  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(failed))
})
