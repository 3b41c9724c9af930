/** @full Tries small windows and a zoom of 400 %; `npm test` has the phones. */

import { expect, type Page } from '@playwright/test'
import { test } from './lab-test.ts'

/** A window of 1280 by 1024 px at 400 %. */
const ZOOMED = { width: 320, height: 256 }

test.use({ viewport: ZOOMED, contextOptions: { reducedMotion: 'reduce' } })

test('at 400 % and 320 px everything is shown and can be reached', async ({
  lab,
  installWallet,
}) => {
  const { modal, page } = lab
  const wallet = await installWallet({ behaviour: 'reject' })
  const expectComplete = async (where: string): Promise<void> => {
    await modal.expectView(where.split(',')[0] ?? where)
    expect.soft({ [where]: await cutOff(page) }).toEqual({ [where]: [] })
  }
  const part = (id: string) => modal.dialog.getByTestId(id)
  await lab.open({ termsConditionsUrl: 'https://shop.example/terms' })
  await lab.connectButton.click()
  await expectComplete('Connect')
  await part('connect-guide').click()
  await expectComplete('WhatIsAWallet')
  await part('about-wallets-get').click()
  await expectComplete('GetWallet')
  await modal.closeButton.click()
  await lab.connectButton.click()
  await modal.wallet(wallet.name).click()
  await expect(part('scene-action')).toBeVisible()
  await expectComplete('ConnectingExternal')
  wallet.behave('approve')
  await part('scene-action').click()
  await expect(lab.status).toHaveText('connected')
  await modal.expectClosed()

  await lab.accountButton.click()
  await expectComplete('Account')
  await part('header-network').click()
  await expectComplete('Networks')
  wallet.behave('reject')
  await modal.network('Base').click()
  await expect(part('scene-action')).toBeVisible()
  await expectComplete('SwitchNetwork')
  await modal.closeButton.click()
  wallet.switchChain(137)
  await expectComplete('UnsupportedChain')
})

test('at 400 % in a window of 800 px a row of wallets and of networks is visible', async ({
  lab,
  installWallet,
}) => {
  const { modal, page } = lab
  const wallet = await installWallet()
  await page.setViewportSize({ width: 320, height: 200 })
  await lab.open()
  await lab.connectButton.click()
  await modal.dialog.getByTestId('connect-all').click()
  await modal.expectView('AllWallets')
  await expect(modal.dialog.getByRole('gridcell').first()).toContainText(/\w/)
  expect(await visiblePart(page, '[role=gridcell] [data-part=image]')).toBe(1)
  await modal.dialog.getByTestId('all-search').press('ArrowDown')
  await expect.poll(() => visiblePart(page, '[role=gridcell]')).toBe(1)
  await modal.closeButton.click()

  await lab.connectButton.click()
  await modal.wallet(wallet.name).click()
  await modal.expectClosed()
  await lab.accountButton.click()
  await modal.dialog.getByTestId('header-network').click()
  await modal.expectView('Networks')
  expect(await visiblePart(page, '[data-part=list-row]')).toBe(1)
  expect(await cutOff(page)).toEqual([])
})

/** The share of the first element's height that is visible in the card's body. */
function visiblePart(page: Page, selector: string): Promise<number> {
  return page.evaluate((first) => {
    const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
    const body = dialog?.querySelector('[data-part=card-body]')?.getBoundingClientRect()
    const box = dialog?.querySelector(first)?.getBoundingClientRect()
    if (!body || !box) return 0
    return Math.max(0, Math.min(box.bottom, body.bottom) - Math.max(box.top, body.top)) / box.height
  }, selector)
}

/**
 * Lists the parts of the open view that a visitor cannot reach: controls and texts that stay
 * outside of the window or of the card after scrolling to them, that are cut off, or that make
 * anything scroll sideways.
 */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const dialog = document.querySelector('latchkey-root')?.shadowRoot?.querySelector('dialog')
    const card = dialog?.querySelector('[data-part=card]')
    const parts = [...(card?.querySelectorAll('button,input,a,h2,h3,p') ?? [])]
    if (!card || parts.length === 0) return ['nothing is there']
    const nameOf = (part: Element): string =>
      part.getAttribute('data-testid') ?? part.getAttribute('aria-label') ?? part.textContent ?? ''
    const wide = [document.documentElement, ...card.querySelectorAll('[data-part=card-body]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => `${tagName} scrolls sideways`)
    const isReached = (part: Element): boolean => {
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const box = card.getBoundingClientRect()
      // Scrolling ends on whole pixels.
      const isIn = (area: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>): boolean =>
        Math.min(left - area.left, area.right - right) > -1 &&
        Math.min(top - area.top, area.bottom - bottom) > -1
      return isIn(box) && isIn({ left: 0, top: 0, right: innerWidth, bottom: innerHeight })
    }
    return [...wide, ...parts.filter((part) => !isReached(part)).map(nameOf)]
  })
}
