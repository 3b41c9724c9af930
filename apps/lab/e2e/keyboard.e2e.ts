import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'

test('a visitor connects with the keyboard alone', async ({ lab, installWallet }) => {
  await installWallet()
  await lab.open()
  await lab.connectButton.focus()
  await lab.page.keyboard.press('Enter')
  await lab.modal.expectView('Connect')

  await lab.tabTo(lab.modal.wallet('Sandbox Wallet'))
  await lab.page.keyboard.press('Enter')

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
})

test('the focus stays in the modal and goes back where it came from', async ({
  lab,
  installWallet,
}) => {
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
})

test('closing by the cross gives the focus back', async ({ lab }) => {
  await lab.open()
  await lab.networkButton.click()
  await lab.modal.expectView('Networks')

  await lab.modal.closeButton.click()

  await lab.modal.expectClosed()
  await expect(lab.networkButton).toBeFocused()
})

test('a click beside the card closes it', async ({ lab }) => {
  await lab.open()
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')

  await lab.page.mouse.click(20, 20)

  await lab.modal.expectClosed()
})
