import { expect } from '@playwright/test'
import { FIRST, SECOND } from './accounts.ts'
import type { LabModel } from './models/lab-model.ts'
import { test } from './peer-test.ts'
import { FULL } from './rings.ts'
import { openCode, scan } from './setup/show-code.ts'

const LOCAL = 'Sandbox Wallet'

/** Connects the injected wallet beside the one by wallet-connect. */
async function connectLocal(lab: LabModel): Promise<void> {
  await lab.page.evaluate(() => window.latchkey?.open({ view: 'Connect' }))
  await lab.modal.expectView('Connect')
  await lab.modal.wallet(LOCAL).click()
  await lab.expectConnected(SECOND)
  await lab.modal.expectClosed()
}

async function openAccounts(lab: LabModel): Promise<void> {
  await lab.accountButton.click()
  await lab.modal.part('account-settings').click()
  await lab.modal.part('settings-all').click()
  await lab.modal.expectView('Accounts')
}

/** The disconnect buttons; that of the active wallet is the first. */
function endings({ modal }: LabModel) {
  return modal.dialog.locator('[data-testid^="accounts-disconnect-"]')
}

async function leave({ modal }: LabModel): Promise<void> {
  await modal.closeButton.click()
  await modal.expectClosed()
}

async function expectSigned(lab: LabModel): Promise<void> {
  expect(await lab.outcomeOf('sign-message')).toMatchObject({ value: { isValid: true } })
}

test(
  'a wallet-connect session stays inactive beside an injected wallet, is activated again, stays when that one disconnects, and can be removed while it is inactive',
  FULL,
  async ({ lab, peer, installWallet }) => {
    const local = await installWallet()

    await test.step('an injected wallet is connected, too, and is asked from then on', async () => {
      local.switchAccount(SECOND)
      await openCode(lab)
      await scan(lab, peer)
      await lab.expectConnected(FIRST)
      await lab.modal.expectClosed()
      await connectLocal(lab)
      await expectSigned(lab)
      expect(peer.requests).toEqual([])
      expect(peer.topics()).toHaveLength(1)
    })

    await test.step('the session is activated again', async () => {
      await openAccounts(lab)
      // Both wallets have that account; the active one is listed first.
      await lab.modal.part(`accounts-account-eip155:1:${FIRST}`).last().click()
      await lab.expectConnected(FIRST)
      await leave(lab)
      await expectSigned(lab)
      expect(peer.requests.map(({ method }) => method)).toEqual(['personal_sign'])
    })

    await test.step('it stays when the injected wallet is disconnected', async () => {
      await lab.reload()
      await lab.expectConnected(FIRST)
      await openAccounts(lab)
      await expect(endings(lab)).toHaveCount(2)
      await lab.modal.button(`Disconnect ${LOCAL}`).click()
      await expect(endings(lab)).toHaveCount(1)
      await leave(lab)
      await expectSigned(lab)
      await lab.reload()
      await lab.expectConnected(FIRST)
    })

    await test.step('removed while it is inactive, its wallet is told, and the active one stays', async () => {
      await connectLocal(lab)
      await lab.reload()
      await lab.expectConnected(SECOND)
      await openAccounts(lab)
      await expect(endings(lab)).toHaveCount(2)
      await endings(lab).last().click()
      await expect(endings(lab)).toHaveCount(1)
      await expect.poll(() => peer.topics()).toEqual([])
      await leave(lab)
      await expectSigned(lab)
      await lab.reload()
      await lab.expectConnected(SECOND)
    })
  },
)
