import { expect } from '@playwright/test'
import { SECOND } from './accounts.ts'
import { approve, decline } from './login-model.ts'
import { test } from './login-test.ts'
import { FULL } from './rings.ts'
import { allowance, sendApproval } from './send-approval.ts'
import { lastOperation } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

const ETHER = 10n ** 18n
const SPENDER = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'

test(
  'a user of the embedded wallet declines and is back at the review, sends ether and is back at the account, ends an approval and is back at the list',
  FULL,
  async ({ lab, login, sandbox }) => {
    test.slow()
    const chain = sandbox.chains.get(1)
    const balanceOf = async () =>
      BigInt(String(await chain.request('eth_getBalance', [SECOND, 'latest'])))
    await lab.open({ logins: 'true' })
    await login.logIn('pays@sandbox.test')
    await lab.outcomeOf('get-coins')
    const before = await balanceOf()
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })

    await lab.modal.part('send-confirm').click()
    await decline(login.frame)
    await lab.modal.expectView('WalletSendPreview')
    await expect(lab.modal.part('send-confirm')).toBeEnabled()
    expect(await balanceOf()).toBe(before)

    await lab.modal.part('send-confirm').click()
    await approve(login.frame)

    await expectConfirmed(lab)
    await lab.modal.part('receipt-done').click()
    await lab.modal.expectView('Account')
    expect((await balanceOf()) - before).toBe(ETHER / 4n)
    expect(await lastOperation(chain)).toEqual({
      sender: (await lab.address.innerText()).trim(),
      calls: [{ target: SECOND, value: ETHER / 4n, data: '0x' }],
    })
    await lab.modal.closeButton.click()
    await lab.modal.expectClosed()

    const owner = String(await lab.page.evaluate(() => window.latchkey?.getAddress('eip155')))
    const given = sendApproval(lab.page, { spender: SPENDER })
    await approve(login.frame)
    await given
    expect(await allowance(sandbox, owner, SPENDER)).toBeGreaterThan(0n)
    await lab.accountButton.click()
    await lab.modal.part('account-settings').click()
    await lab.modal.part('settings-permissions').click()
    const rows = (kind: string) =>
      lab.modal.dialog.locator(`[data-testid=permission-row][data-kind=${kind}]`)
    await rows('approval').getByRole('button').click()
    await lab.modal.expectView('ApproveTransaction')
    await approve(login.frame)

    await lab.modal.expectView('Permissions')
    await expect(rows('wallet')).toHaveCount(1)
    await expect(rows('approval')).toHaveCount(0)
    expect(await allowance(sandbox, owner, SPENDER)).toBe(0n)
  },
)
