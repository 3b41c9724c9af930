import { expect } from '@playwright/test'
import { SECOND } from './accounts.ts'
import { approve } from './login-model.ts'
import { test } from './login-test.ts'
import { FULL } from './rings.ts'
import { lastOperation } from './setup/last-transaction.ts'
import { expectConfirmed, reviewTransfer } from './setup/send-in-modal.ts'

const ETHER = 10n ** 18n

test(
  'a user of the embedded wallet sends ether, and comes back to the account',
  FULL,
  async ({ lab, login, sandbox }) => {
    const chain = sandbox.chains.get(1)
    const balanceOf = async () =>
      BigInt(String(await chain.request('eth_getBalance', [SECOND, 'latest'])))
    await lab.open({ logins: 'true' })
    await login.logIn('pays@sandbox.test')
    await lab.outcomeOf('get-coins')
    const before = await balanceOf()
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })

    await lab.modal.part('send-confirm').click()
    await approve(login.frame)

    await expectConfirmed(lab)
    await lab.modal.expectView('Account')
    expect((await balanceOf()) - before).toBe(ETHER / 4n)
    expect(await lastOperation(chain)).toEqual({
      sender: (await lab.address.innerText()).trim(),
      calls: [{ target: SECOND, value: ETHER / 4n, data: '0x' }],
    })
  },
)

test(
  'a user who declines in the embedded wallet is back at the review',
  FULL,
  async ({ lab, login }) => {
    await lab.open({ logins: 'true' })
    await login.logIn('declines-to-send@sandbox.test')
    await lab.outcomeOf('get-coins')
    await reviewTransfer(lab, { amount: '0.25', to: SECOND })

    await lab.modal.part('send-confirm').click()
    await login.frame.getByRole('button', { name: 'Decline' }).click()

    await lab.modal.expectView('WalletSendPreview')
    await expect(lab.modal.part('send-confirm')).toBeEnabled()
  },
)
