/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { SANDBOX_COLLECTIONS, SANDBOX_DOLLAR, type Sandbox } from '@latchkey/sandbox'
import { expect, type Locator } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { findings } from './findings.ts'
import { test } from './lab-test.ts'
import { approve } from './login-model.ts'
import { test as loginTest } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'
import { FULL } from './rings.ts'
import { sendApproval, sendCall, word } from './send-approval.ts'

const SPENDER = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'

async function openPermissions({ accountButton, modal }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.part('account-permissions').click()
  await modal.expectView('Permissions')
}

function rowOf({ modal }: LabModel, kind: string): Locator {
  return modal.dialog.locator(`[data-testid=permission-row][data-kind=${kind}]`)
}

/** What the chain says that may be taken. */
async function allowance(sandbox: Sandbox, owner: string): Promise<bigint> {
  const data = `0xdd62ed3e${word(owner.slice(2))}${word(SPENDER.slice(2))}`
  const call = { to: SANDBOX_DOLLAR.address, data }
  return BigInt(String(await sandbox.chains.get(1).request('eth_call', [call, 'latest'])))
}

test('a visitor ends a token approval and the wallet’s permission, and both are really gone', async ({
  lab,
  installWallet,
  sandbox,
}) => {
  const wallet = await installWallet()
  await lab.open()
  await lab.connect(wallet.name)
  await sendApproval(lab.page, { spender: SPENDER })
  await openPermissions(lab)
  const approval = rowOf(lab, 'approval')
  await expect(approval).toContainText('Take any amount of SUSD')
  expect(await findings(lab.page)).toEqual([])

  wallet.behave('reject')
  await approval.getByRole('button').click()
  await expect(approval).toContainText('Still allowed: Request declined')
  expect(await allowance(sandbox, FIRST)).toBeGreaterThan(0n)

  wallet.behave('approve')
  await approval.getByRole('button').click()
  await expect(lab.modal.notice).toHaveText('Ended: Take any amount of SUSD')
  await expect(approval).toHaveCount(0)
  expect(await allowance(sandbox, FIRST)).toBe(0n)

  await rowOf(lab, 'wallet').getByRole('button').click()
  await lab.expectDisconnected()
  const revocations = wallet.log
    .list()
    .filter(({ method }) => method === 'wallet_revokePermissions')
  expect(revocations).toHaveLength(1)
})

test(
  'a visitor ends control over a collection, and it is really gone',
  FULL,
  async ({ lab, installWallet, sandbox }) => {
    const { collectibles, request } = sandbox.chains.get(1)
    await collectibles.mint(FIRST, 'badge', 2n)
    const { address } = SANDBOX_COLLECTIONS.many
    const isApproved = async () => {
      const data = `0xe985e9c5${word(FIRST.slice(2))}${word(SPENDER.slice(2))}`
      return BigInt(String(await request('eth_call', [{ to: address, data }, 'latest'])))
    }
    const wallet = await installWallet()
    await lab.open()
    await lab.connect(wallet.name)
    await sendCall(lab.page, {
      ...{ to: address, data: `0xa22cb465${word(SPENDER.slice(2))}${word('1')}` },
    })
    await expect.poll(isApproved).toBe(1n)

    await openPermissions(lab)
    const approval = rowOf(lab, 'approval')
    await expect(approval).toContainText('Take any item of')
    await approval.getByRole('button').click()

    await expect(approval).toHaveCount(0)
    expect(await isApproved()).toBe(0n)
  },
)

test(
  'a visitor ends a sign-in that the site does not require, and goes on without',
  FULL,
  async ({ lab, installWallet }) => {
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
  },
)

loginTest(
  'an approval of the embedded wallet is ended in its frame, and the list is shown again',
  FULL,
  async ({ lab, login, sandbox }) => {
    await lab.open({ logins: 'true' })
    await login.logIn('approvals@sandbox.test')
    const owner = String(await lab.page.evaluate(() => window.latchkey?.getAddress('eip155')))
    const sent = sendApproval(lab.page, { spender: SPENDER })
    await approve(login.frame)
    await sent

    await lab.accountButton.click()
    await lab.modal.part('account-settings').click()
    await lab.modal.part('settings-permissions').click()
    await rowOf(lab, 'approval').getByRole('button').click()
    await lab.modal.expectView('ApproveTransaction')
    await approve(login.frame)

    await lab.modal.expectView('Permissions')
    await expect(rowOf(lab, 'wallet')).toHaveCount(1)
    await expect(rowOf(lab, 'approval')).toHaveCount(0)
    expect(await allowance(sandbox, owner)).toBe(0n)
  },
)
