import { expect, type Locator, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { FULL } from './rings.ts'

test('the whole journey works with the keyboard, and the focus is never lost', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  const { modal, page } = lab
  const { keyboard } = page
  const press = async (target: Locator): Promise<void> => {
    await lab.tabTo(target)
    await keyboard.press('Enter')
  }
  const lost = await watchFocus(page)
  await lab.open({ networks: '1,8453,10' })
  await press(lab.connectButton)
  await modal.expectView('Connect')
  await press(modal.wallet(wallet.name))
  await lab.expectConnected(FIRST)
  await modal.expectClosed()
  // The button that opened the modal is another one now.
  await expect(lab.accountButton).toBeFocused()

  await keyboard.press('Enter')
  await modal.expectView('Account')
  const copy = modal.dialog.getByTestId('account-copy')
  await press(copy)
  await expect(copy).toHaveAttribute('data-state', 'copied')
  await press(modal.dialog.getByTestId('header-network'))
  await modal.expectView('Networks')
  await expect(modal.search).toBeFocused()
  await keyboard.type('base')
  await expect(modal.networks()).toHaveCount(1)
  await press(modal.network('Base'))
  await lab.expectNetwork('Base')
  await modal.expectView('Account')
  await keyboard.press('Escape')
  await modal.expectClosed()
  await expect(lab.accountButton).toBeFocused()

  await keyboard.press('Enter')
  await modal.expectView('Account')
  await press(modal.dialog.getByTestId('header-network'))
  await modal.expectView('Networks')
  await press(modal.backButton)
  await modal.expectView('Account')
  await press(modal.dialog.getByTestId('account-disconnect'))
  await lab.expectDisconnected()
  await modal.expectClosed()
  expect(await lost()).toEqual([])
})

test(
  'the focus stays in the modal and goes back where it came from, by Escape and by the cross; a click beside the card closes it',
  FULL,
  async ({ lab, installWallet }) => {
    await installWallet()
    await lab.open()
    await lab.connectButton.focus()
    await lab.page.keyboard.press('Enter')
    await lab.modal.expectView('Connect')
    for (let press = 0; press < 6; press += 1) {
      await lab.page.keyboard.press('Tab')
      expect(await lab.focusIsInModalOrBrowser()).toBe(true)
    }
    await lab.page.keyboard.press('Escape')
    await lab.modal.expectClosed()
    await expect(lab.connectButton).toBeFocused()

    await lab.networkButton.click()
    await lab.modal.expectView('Networks')
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()
    await expect(lab.networkButton).toBeFocused()

    await lab.connectButton.click()
    await lab.modal.expectView('Connect')
    await lab.page.mouse.click(20, 20)
    await lab.modal.expectClosed()
  },
)

/**
 * Watches that no focus is lost while the modal is open.
 *
 * @returns Reads the views in which it was.
 */
async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const lost: string[] = []
    Reflect.set(window, 'lostFocus', lost)
    const check = (): void => {
      const shadow = document.querySelector('latchkey-root')?.shadowRoot
      const dialog = shadow?.querySelector('dialog')
      if (dialog?.open && !shadow?.activeElement) lost.push(dialog.dataset['view'] ?? '')
    }
    // Once a key was worked off, so that what it moves has moved. Tab leads through the browser.
    const onKeyUp = ({ key }: KeyboardEvent): void => void (key === 'Tab' || setTimeout(check))
    window.addEventListener('keyup', onKeyUp, { capture: true })
  })
  return () =>
    page.evaluate(() => {
      const lost: unknown = Reflect.get(window, 'lostFocus')
      return Array.isArray(lost) ? lost.map(String) : ['not watched']
    })
}
