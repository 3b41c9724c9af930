/** @full Checks every part in all variants; `npm test` checks each in one. */

import { expect, type Page } from '@playwright/test'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'

test('dark, right to left: axe finds nothing in any state of any part', async ({ page, site }) => {
  await openGallery(page, `${site.url}/gallery.html?mode=dark&dir=rtl`)

  expect(await findings(page)).toEqual([])
})

test('forced colours: axe finds nothing, every control has an edge, and at 360 px nothing is wider than the page', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGallery(page, `${site.url}/gallery.html`)
  expect(await findings(page)).toEqual([])
  expect(await edgeless(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 740 })

  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
})

test('a link leads from the lab, one part can be shown alone, and its forced state is drawn like the real one', async ({
  lab,
  site,
}) => {
  const { page } = lab
  await lab.open()
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every part, in every state')
  await openGallery(page, `${site.url}/gallery.html?part=button`)
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Button'])
  const ground = (name: string) =>
    page
      .getByRole('figure', { name, exact: true })
      .getByRole('button')
      .evaluate(async (button) => {
        // A colour that is still changing is none of the two.
        await Promise.allSettled(button.getAnimations().map(({ finished }) => finished))
        return getComputedStyle(button).backgroundColor
      })
  const forced = await ground('Hover')
  expect(await ground('Primary')).not.toBe(forced)

  const primary = page.getByRole('figure', { name: 'Primary', exact: true }).getByRole('button')
  await expect
    .poll(async () => {
      // A part that is drawn late may move it from under the pointer.
      await primary.hover()
      return ground('Primary')
    })
    .toBe(forced)
})

async function openGallery(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const entries = await page.locator('.entry').count()
  expect(entries).toBeGreaterThan(0)
  await expect(page.locator('.entry > latchkey-root[data-ready]')).toHaveCount(entries)
  await expect(
    page.locator('[data-part=qr-code][aria-label^=Scan][data-state=loading]'),
  ).toHaveCount(0)
}

/** Buttons and fields without any edge, by their part. */
function edgeless(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.entry > latchkey-root')]
      .flatMap((host) => [
        ...(host.shadowRoot?.querySelectorAll<HTMLElement>(
          '[data-part=button],[data-part=chip],[data-part=tile],[data-part=token-button],[data-part=field],[data-part=panel],[data-part=otp-box],[data-part=segmented]',
        ) ?? []),
      ])
      .filter((part) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(part)
        return borderTopStyle === 'none' || borderTopWidth === '0px'
      })
      .map((part) => part.dataset['part'] ?? ''),
  )
}
