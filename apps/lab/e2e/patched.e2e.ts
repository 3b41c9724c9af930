/** @full Drives sites that patch the language and the browser. */

import { expect } from '@playwright/test'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'
import { pagesOf } from './patches/patch.ts'
import { patchPage } from './patches/patch-page.ts'
import { PATCHES } from './patches/patches.ts'

for (const { name, script, comments } of pagesOf(PATCHES.filter(({ stops }) => !stops))) {
  test(`works in a page with ${name}, and changes nothing of it`, async ({
    page,
    site,
    installWallet,
    trouble,
    notes,
  }) => {
    for (const watch of [trouble, notes]) watch.allow(comments ?? /^$/)
    const wallet = await installWallet()
    await patchPage(page, script)
    const modal = createModalModel(page)
    const button = page.locator('[data-kind=connect]')
    const status = page.getByTestId('host-status')
    await page.goto(`${site.url}/hosts.html`)

    await button.click()
    await modal.wallet(wallet.name).click()
    await expect(status).toHaveText('connected')
    await modal.expectClosed()
    expect(await page.evaluate(sign)).toMatch(/^0x[0-9a-f]{130}$/)
    await button.click()
    await modal.expectView('Account')
    await modal.part('account-disconnect').click()

    await expect(status).toHaveText('disconnected')
    expect(await page.evaluate(() => window.changedGlobals())).toEqual([])
  })
}

for (const { name, script, stops = /^$/ } of PATCHES.filter((patch) => patch.stops)) {
  test(`reports that it can't work in a page with ${name}`, async ({ page, site, trouble }) => {
    trouble.allow(stops)
    await patchPage(page, script)

    await page.goto(`${site.url}/hosts.html`)

    await expect.poll(() => trouble.lines.join('\n')).toMatch(stops)
    await expect(page.getByTestId('host-status').filter({ hasText: /^connected$/ })).toHaveCount(0)
  })
}

/** Runs in the page. */
async function sign(): Promise<unknown> {
  const { latchkey } = window
  const provider = latchkey?.getProvider('eip155')
  const account = latchkey?.getAddress()
  return await provider?.request({ method: 'personal_sign', params: ['0x68656c6c6f', account] })
}
