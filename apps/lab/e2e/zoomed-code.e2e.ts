/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './peer-test.ts'
import { readCode } from './setup/read-code.ts'
import { openCode, scan } from './setup/show-code.ts'

/** A screen of 1280 by 800 pixels. */
const SCREEN = { width: 1280, height: 800 }
const windowAt = (percent: number) => {
  return { width: (SCREEN.width * 100) / percent, height: (SCREEN.height * 100) / percent }
}

test.use({ viewport: windowAt(200), deviceScaleFactor: 2 })

test('at 200 and 400 % the whole code is in sight at once, and can be scanned', async ({
  page,
  lab,
  peer,
}) => {
  await openCode(lab)
  const code = lab.modal.part('pairing-code')
  for (const percent of [200, 400]) {
    await test.step(`at ${percent} %`, async () => {
      await page.setViewportSize(windowAt(percent))
      await expect(code).toHaveAttribute('data-state', 'shown', { timeout: 30_000 })
      await code.scrollIntoViewIfNeeded()
      const box = await code.boundingBox()
      const header = await lab.modal.card.locator('[data-part=card-header]').boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(windowAt(percent).height)
      expect(await readCode(code)).toMatch(/^wc:/)
    })
  }

  await scan(lab, peer)
  await lab.expectConnected(FIRST)
})
