/** @full Opens the modal over dialogs of other libraries. */

import { expect, type Locator, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { expectSame, type Geometry, readGeometry } from './hosts/geometry.ts'
import { changes, takePortrait } from './hosts/portrait.ts'
import { test } from './lab-test.ts'
import { createModalModel } from './models/modal-model.ts'

/** Lower than the list of networks, so that it has to be scrolled. */
const VIEWPORT = { width: 1000, height: 500 }

test.use({ viewport: VIEWPORT })

test.setTimeout(120_000)

test('the modal works over the site’s own dialog, of libraries and of the browser', async ({
  page,
  site,
  installWallet,
}) => {
  const wallet = await installWallet()
  const clean = await cleanGeometry(page, site.url)
  for (const name of ['radix', 'mui', 'native', 'shadow', 'fullscreen']) {
    await test.step(name, () => visit(name))
  }

  async function visit(name: string): Promise<void> {
    await page.goto(`${site.url}/hosts.html?host=${name}`)
    const modal = createModalModel(page)
    const host = page.getByTestId('host')
    const networkButton = host.locator('[data-kind=network]')
    await page.getByTestId('open-host').click()
    await expect(networkButton).toBeVisible()
    await expect(modal.root).toHaveCount(1)
    const before = await takePortrait(page)

    await networkButton.click()
    await modal.expectView('Networks')
    // By role, so that content hidden from screen readers is not found.
    await expect(page.getByRole('dialog', { name: 'Choose network' })).toBeVisible()
    expectSame(await readGeometry(page), clean, name)
    await expectScrolling(modal.dialog.locator('[data-part=card-body]'))
    await modal.search.click()
    await page.keyboard.type('base')
    await expect(modal.networks()).toHaveCount(1)
    await expect(modal.search).toBeFocused()
    await modal.card.click({ position: { x: 10, y: 10 } })
    await expect(networkButton).toBeVisible()
    await page.keyboard.press('Escape')
    await modal.expectClosed()

    await expect(networkButton).toBeVisible()
    await expect(networkButton).toBeFocused()
    expect(changes(before, await takePortrait(page))).toEqual([])

    await host.locator('[data-kind=connect]').click()
    await modal.wallet(wallet.name).click()
    await expect(page.getByTestId('host-address')).toHaveText(FIRST)
    await modal.expectClosed()
    await page.getByTestId('host-field').fill('still typing')
    await expect(page.getByTestId('host-field')).toHaveValue('still typing')
    await page.evaluate(() => window.latchkey?.disconnect())
  }
})

/** The geometry on a page without difficulties. */
async function cleanGeometry(page: Page, url: string): Promise<Geometry> {
  await page.goto(`${url}/hosts.html`)
  await page.locator('[data-kind=network]').click()
  await createModalModel(page).expectView('Networks')
  return readGeometry(page)
}

async function expectScrolling(body: Locator): Promise<void> {
  await body.hover()
  await body.page().mouse.wheel(0, 120)
  await expect.poll(() => body.evaluate((element) => element.scrollTop)).toBeGreaterThan(0)
  await body.page().mouse.wheel(0, -1000)
}
