/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import type { Sandbox } from '@latchkey/sandbox'
import { expect, type Page } from '@playwright/test'
import { test } from './lab-test.ts'

test('nothing is counted without consent; with it every event arrives, also of a page that is left', async ({
  page,
  lab,
  site,
  sandbox,
  installWallet,
  requestsWatch,
  trouble,
}) => {
  requestsWatch.allowAnalytics()
  const asked = watchOrigins(page, site.url)
  const wallet = await installWallet()
  await lab.open({ 'features.analytics': 'false' })
  await lab.networkButton.click()
  await lab.modal.expectView('Networks')
  await lab.open({ analytics: '"ask"', debug: 'true' })
  await lab.connect(wallet.name)
  expect([count(sandbox), events(sandbox)]).toEqual([0, []])

  await page.evaluate(() => window.latchkey?.consent(true))

  await expect.poll(() => events(sandbox)).toContain('CONNECT_SUCCESS')
  expect(events(sandbox).slice(0, 2)).toEqual(['INITIALIZE', 'MODAL_OPEN'])

  trouble.allow(/403|Invalid App Configuration/)
  sandbox.faults.set('analytics', { kind: 'status', status: 403 })
  await lab.networkButton.click()
  const alert = lab.modal.dialog.getByText('Invalid App Configuration')
  await expect(alert).toHaveCount(1)
  await lab.modal.closeButton.click()
  await lab.modal.expectClosed()

  const hosts = await page.evaluate(() => window.latchkey?.requests())
  const origins = new Set(hosts?.map(({ origin }) => origin))
  expect([...asked].filter((origin) => !origins.has(origin))).toEqual([sandbox.addresses.control])

  // One event is on its way, and the next two wait for it, when the page is left.
  sandbox.analytics.clear()
  sandbox.faults.set('analytics', { kind: 'slow', ms: 1_000 })
  await page.evaluate(async () => {
    await window.latchkey?.open()
    await window.latchkey?.close()
    await window.latchkey?.open()
  })
  await page.goto('about:blank')
  await expect.poll(() => [...events(sandbox)].sort()).toEqual(LEFT_WITH)
})

/** The events of the two openings and of the closing between them. */
const LEFT_WITH = ['MODAL_CLOSE', 'MODAL_OPEN', 'MODAL_OPEN']

/** Origins of other hosts that the page itself asks. */
function watchOrigins(page: Page, siteUrl: string): ReadonlySet<string> {
  const origins = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    const isOwn = request.frame().url().startsWith(siteUrl) && request.frame() === page.mainFrame()
    if (isOwn && protocol.startsWith('http') && origin !== siteUrl) origins.add(origin)
  })
  return origins
}

/** Requests that have to do with analytics. */
function count({ requests }: Sandbox): number {
  return requests.count('analytics') + requests.count('analyticsConfig')
}

/** Names of the events that arrived, in order. */
function events({ analytics }: Sandbox): readonly string[] {
  return analytics.list().map(({ body }) => String(Object(Object(body).props).event))
}
