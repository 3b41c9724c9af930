/** @full Tries a further way to show the modal, to be listed in it, or to store. */

import { expect } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './peer-test.ts'
import { readCode } from './setup/read-code.ts'

const ASKS = {
  termsConditionsUrl: 'https://saltmarket.example/terms',
  'features.legalCheckbox': 'true',
}

test('nothing connects before the terms are accepted: not the page, no code, no wallet of the list', async ({
  lab,
  peer,
  installWallet,
  page,
}) => {
  const wallet = await installWallet()
  await lab.open(ASKS)
  const { modal } = lab
  const connect = (rdns: string) =>
    page.evaluate(
      (id) =>
        window.latchkey?.actions.connect.withWallet('eip155', id).then(
          () => 'connected',
          ({ code }) => code,
        ),
      rdns,
    )
  await page.evaluate(() => window.latchkey?.prepare())
  expect(await connect(wallet.rdns)).toBe('terms.not-accepted')

  await page.evaluate(() => window.latchkey?.open({ view: 'AllWallets' }))
  await modal.expectView('AllWallets')
  await expect(modal.dialog.locator('[role=gridcell][data-testid]').first()).toBeDisabled()
  await modal.closeButton.click()
  await modal.expectClosed()
  await page.evaluate(() => window.latchkey?.open({ view: 'ConnectingWalletConnectBasic' }))
  await modal.expectView('ConnectingWalletConnectBasic')
  await expect(modal.part('legal-due')).toHaveText('Accept the terms first')
  expect(peer.proposals).toEqual([])
  await modal.part('legal-agree').check()
  await peer.pair(await readCode(modal.part('pairing-code')))

  await lab.expectConnected(FIRST)
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
  await lab.press('disconnect')
  await lab.expectDisconnected()
  expect(await connect(wallet.rdns)).toBe('connected')

  // A page that has them accepted itself connects without the modal.
  await lab.press('disconnect')
  await lab.expectDisconnected()
  await page.evaluate(() => window.latchkey?.actions.terms.withdraw())
  expect(await connect(wallet.rdns)).toBe('terms.not-accepted')
  await page.evaluate(() => window.latchkey?.actions.terms.accept())
  expect(await connect(wallet.rdns)).toBe('connected')
  await lab.expectConnected(FIRST)
})
