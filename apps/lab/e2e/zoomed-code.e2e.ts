/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './peer-test.ts'
import { BOTH, FULL } from './rings.ts'
import { openCode, scan } from './setup/show-code.ts'

/** A screen of 1280 by 800 pixels. */
for (const percent of [200, 400]) {
  const zoom = percent / 100
  test.describe(`at ${percent} %`, () => {
    test.use({ viewport: { width: 1280 / zoom, height: 800 / zoom }, deviceScaleFactor: zoom })

    test(
      'the whole code is in sight at once, and can be scanned',
      percent === 400 ? BOTH : FULL,
      async ({ lab, peer }) => {
        await openCode(lab)
        const code = lab.modal.part('pairing-code')
        await expect(code).toHaveAttribute('data-state', 'shown', { timeout: 30_000 })
        await code.scrollIntoViewIfNeeded()

        const box = await code.boundingBox()
        const header = await lab.modal.card.locator('[data-part=card-header]').boundingBox()
        expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800 / zoom)
        await scan(lab, peer)
        await lab.expectConnected(FIRST)
      },
    )
  })
}
