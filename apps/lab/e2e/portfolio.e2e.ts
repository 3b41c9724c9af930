/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import type { Fault } from '@latchkey/sandbox'
import { expect } from '@playwright/test'
import { findings } from './findings.ts'
import { forgetCaches } from './forget-caches.ts'
import { test } from './login-test.ts'
import { FULL } from './rings.ts'

const WITH_LOGINS = { logins: 'true' }
const ETHER = 10n ** 18n

test('an account without anything leads to Receive, and what arrives is seen without a press', async ({
  lab,
  login,
  sandbox,
}) => {
  await lab.open(WITH_LOGINS)
  await login.logIn('holds@sandbox.test')
  await lab.accountButton.click()
  const { modal } = lab
  await expect(modal.part('account-total')).toContainText('$0.00')

  await modal.part('tokens-receive').click()
  await modal.expectView('WalletReceive')
  const address = await modal.part('receive-address').getAttribute('data-address')
  await expect(modal.part('receive-code')).toHaveAttribute('data-state', 'shown')
  await modal.part('receive-copy').click()
  await expect(modal.part('receive-copy')).toHaveAttribute('data-state', 'copied')
  await modal.part('receive-networks').click()
  await modal.expectView('WalletCompatibleNetworks')
  expect(await findings(lab.page)).toEqual([])
  await modal.backButton.click()
  await modal.expectView('WalletReceive')
  await modal.backButton.click()
  await modal.expectView('Account')

  const chain = sandbox.chains.list().find(({ id }) => id === 1)
  await chain?.mint(`0x${address?.slice(2)}`, 25n * ETHER)
  await chain?.setBalance(`0x${address?.slice(2)}`, 2n * ETHER)

  const rows = modal.dialog.getByTestId('tokens-row')
  await expect(rows).toHaveCount(2, { timeout: 25_000 })
  await expect(rows.first()).toContainText('2 ETH')
  await expect(rows.nth(1)).toContainText('25 SUSD')
  // The page's button has the amount of the list, whichever of them was read last.
  await expect(lab.accountButton).toContainText('2.000 ETH')
  expect(await findings(lab.page)).toEqual([])
})

test(
  'where the balance route fails, the embedded wallet lists its tokens itself',
  FULL,
  async ({ lab, login, sandbox }) => {
    const faults: readonly Fault[] = [
      { kind: 'status', status: 503 },
      { kind: 'status', status: 403 },
      { kind: 'garbage' },
      { kind: 'reset' },
    ]
    await lab.open(WITH_LOGINS)
    await login.logIn('fails@sandbox.test')
    const address = await lab.address.innerText()
    const chain = sandbox.chains.list().find(({ id }) => id === 1)
    await chain?.setBalance(`0x${address.slice(2)}`, 2n * ETHER)
    for (const fault of faults) {
      sandbox.faults.set('balance', fault)
      await forgetCaches(lab.page)
      await lab.reload()
      await lab.accountButton.click()
      await expect(lab.modal.dialog.getByTestId('tokens-row')).toHaveCount(1)
      await expect(lab.modal.dialog.getByTestId('tokens-row')).toContainText('2 ETH')
      await lab.modal.part('account-receive').click()
      await lab.modal.expectView('WalletReceive')
      await lab.modal.closeButton.click()
      sandbox.faults.clear()
    }
  },
)
