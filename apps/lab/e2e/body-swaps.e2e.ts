import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { swapBody } from './setup/swap-body.ts'

test('a visitor of a page that replaces its body connects, also while the modal is open', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await swapBody(lab.page)
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
  await swapBody(lab.page)
  await lab.modal.wallet(wallet.name).click()

  await lab.expectConnected(FIRST)
  await lab.modal.expectClosed()
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
})
