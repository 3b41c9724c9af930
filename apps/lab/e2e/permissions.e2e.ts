/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { SANDBOX_COLLECTIONS } from '@latchkey/sandbox'
import { expect, type Locator } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { allowance, sendApproval, sendCall, word } from './send-approval.ts'

const SPENDER = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'

async function openPermissions({ accountButton, modal }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.part('account-settings').click()
  await modal.part('settings-permissions').click()
  await modal.expectView('Permissions')
}

function rowOf({ modal }: LabModel, kind: string): Locator {
  return modal.dialog.locator(`[data-testid=permission-row][data-kind=${kind}]`)
}

test('a visitor ends a token approval, control over a collection and the wallet’s permission, and all are really gone', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const { collectibles, request } = sandbox.chains.get(1)
  await collectibles.mint(FIRST, 'badge', 2n)
  const { address } = SANDBOX_COLLECTIONS.many
  const isControlled = async () => {
    const data = `0xe985e9c5${word(FIRST.slice(2))}${word(SPENDER.slice(2))}`
    return BigInt(String(await request('eth_call', [{ to: address, data }, 'latest'])))
  }
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  await sendApproval(lab.page, { spender: SPENDER })
  await sendCall(lab.page, {
    to: address,
    data: `0xa22cb465${word(SPENDER.slice(2))}${word('1')}`,
  })
  await expect.poll(isControlled).toBe(1n)
  await openPermissions(lab)
  const approval = rowOf(lab, 'approval').filter({ hasText: 'Take any amount of SUSD' })
  await expect(approval).toBeVisible()
  expect(await findings(lab.page)).toEqual([])

  wallet.behave('reject')
  await approval.getByRole('button').click()
  await expect(approval).toContainText('Still allowed: Request declined')
  expect(await allowance(sandbox, FIRST, SPENDER)).toBeGreaterThan(0n)

  wallet.behave('approve')
  await approval.getByRole('button').click()
  await expect(lab.modal.notice).toHaveText('Removed: Take any amount of SUSD')
  await expect(approval).toHaveCount(0)
  expect(await allowance(sandbox, FIRST, SPENDER)).toBe(0n)

  const control = rowOf(lab, 'approval')
  await expect(control).toContainText('Take any item of')
  await control.getByRole('button').click()
  await expect(control).toHaveCount(0)
  expect(await isControlled()).toBe(0n)

  await rowOf(lab, 'wallet').getByRole('button').click()
  await lab.expectDisconnected()
  const revocations = wallet.log
    .list()
    .filter(({ method }) => method === 'wallet_revokePermissions')
  expect(revocations).toHaveLength(1)
})

test('a visitor ends a sign-in that the site does not require, or leaves its question, and goes on without', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet()
  await lab.open({ siwx: 'optional' })
  await lab.connectButton.click()
  await lab.modal.wallet(wallet.name).click()
  await lab.modal.part('sign-in-sign').click()
  await lab.modal.expectClosed()

  await openPermissions(lab)
  const signIn = rowOf(lab, 'signIn')
  await expect(signIn).toContainText('On Ethereum, until')
  await signIn.getByRole('button').click()

  await expect(signIn).toHaveCount(0)
  await expect(rowOf(lab, 'wallet').getByRole('button')).toBeFocused()
  await lab.page.reload()
  await lab.modal.expectView('SIWXSignMessage')

  // Asked again, the visitor leaves the question, and stays connected.
  await lab.modal.part('sign-in-cancel').click()
  await lab.modal.expectClosed()
  await lab.expectConnected(FIRST)
  await lab.accountButton.click()
  await lab.modal.expectView('Account')
})

test('a permission that the wallet keeps is read in words, and ended there', async ({
  lab,
  installWallet,
}) => {
  const wallet = await installWallet({ keepsPermissions: true })
  await lab.open()
  await lab.connect(wallet.name)
  const params = [
    {
      chainId: '0x1',
      to: SPENDER,
      permission: {
        type: 'native-token-periodic',
        isAdjustmentAllowed: false,
        data: {
          periodAmount: '0x16345785d8a0000',
          periodDuration: 86_400,
          startTime: 1_700_000_000,
        },
      },
      rules: [{ type: 'expiry', data: { timestamp: 4_000_000_000 } }],
    },
  ]
  await lab.page.evaluate(async (wanted) => {
    const method = 'wallet_requestExecutionPermissions'
    await window.latchkey?.getProvider('eip155')?.request({ method, params: wanted })
  }, params)
  await openPermissions(lab)
  const row = rowOf(lab, 'held')
  await expect(row).toContainText('Send up to 0.1 ETH a day, from Nov 14, 2023')
  await expect(row).toContainText('Without asking, until Oct 2, 2096')
  expect(await findings(lab.page)).toEqual([])

  wallet.behave('reject')
  await row.getByRole('button').click()
  await expect(row).toContainText('Still allowed: Request declined')
  wallet.behave('approve')
  await row.getByRole('button').click()
  await expect(lab.modal.notice).toContainText('Removed: Send up to 0.1 ETH a day')
  await expect(row).toHaveCount(0)
})
