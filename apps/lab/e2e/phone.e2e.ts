import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

const PHONE = { width: 390, height: 844 }

/** Least size of touch targets, in px. Source: docs/look.md, section 3. */
const FINGER_PX = 44

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('on a phone the modal is a sheet at the bottom, and a visitor connects by touch', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connectButton.tap()
  await lab.modal.expectView('Connect')

  await expect
    .poll(async () => {
      const box = await lab.modal.card.boundingBox()
      return box && { left: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ left: 0, width: PHONE.width, bottom: PHONE.height })
  for (const button of await lab.modal.dialog.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(FINGER_PX)
  }
  await lab.modal.wallet(wallet.name).tap()

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
})

test(
  'with reduced motion there is a ring instead of a shake, and on phones of any width nothing scrolls sideways',
  FULL,
  async ({ lab, installWallet }) => {
    await lab.page.emulateMedia({ reducedMotion: 'reduce' })
    const wallet = await installWallet({ chainId: 137 })
    await lab.open()
    await lab.connectButton.tap()
    await lab.modal.wallet(wallet.name).tap()
    await lab.modal.expectView('UnsupportedChain')
    await lab.modal.expectRing(() => lab.page.keyboard.press('Escape'))
    await lab.modal.expectView('UnsupportedChain')

    wallet.switchChain(1)
    await lab.modal.expectClosed()
    await lab.networkButton.tap()
    await lab.modal.expectView('Networks')
    for (const width of [320, 360, 390, 430]) {
      await test.step(`${width} px`, async () => {
        await lab.page.setViewportSize({ width, height: 700 })
        const overflow = await lab.page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overflow).toBe(0)
        const card = await lab.modal.card.evaluate(
          (element) => element.scrollWidth - element.clientWidth,
        )
        expect(card).toBe(0)
      })
    }
  },
)
