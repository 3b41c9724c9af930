/** @full Visits a capability that is driven in Node, step by step; `npm test` has one such visit of each kind. */

import { expect, type Page } from '@playwright/test'
import { FIRST } from './accounts.ts'
import { test } from './lab-test.ts'
import { approve } from './login-model.ts'
import { test as loginTest } from './login-test.ts'
import type { LabModel } from './models/lab-model.ts'

const SWITCHES = { 'features.smartSessions': 'true' }
const SCOPE = { methods: ['wallet_getCapabilities'] }
const ACCOUNT = `eip155:1:${FIRST}`

/** Requests the permission that a site's own server would ask for: half a coin a day. */
function ask(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const nowS = Math.floor(Date.now() / 1_000)
    try {
      return await window.latchkey?.actions.smartSessions.grantPermissions({
        chainId: '0x1',
        expiry: nowS + 30 * 86_400,
        signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: '0x6f05b59d3b20000', start: nowS + 60, period: 86_400 },
          },
        ],
        policies: [],
      })
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error
    }
  })
}

async function openList({ accountButton, modal }: LabModel): Promise<void> {
  await accountButton.click()
  await modal.part('header-sessions').click()
  await modal.expectView('SmartSessionList')
}

loginTest(
  'a visitor allows a session in the embedded wallet, reads what it is, and revokes it',
  async ({ lab, login, sandbox }) => {
    await lab.open({ ...SWITCHES, logins: 'true' })
    await login.logIn('sessions@sandbox.test')

    const asking = ask(lab.page)
    await lab.modal.expectView('ApproveTransaction')
    await approve(login.frame)
    expect(await asking).toMatchObject({ chainId: '0x1', context: expect.any(String) })
    await lab.modal.expectView('SmartSessionCreated')
    await lab.modal.part('session-created-done').click()
    await lab.modal.expectView('Account')

    await lab.modal.part('header-sessions').click()
    await lab.modal.part('session-row').click()
    await expect(lab.modal.part('session-details')).toContainText('Up to 0.5 ETH a day')
    await lab.modal.part('session-revoke').click()
    await lab.modal.expectView('ApproveTransaction')
    await approve(login.frame)
    await lab.modal.expectView('SmartSessionList')
    await expect(lab.modal.part('sessions-empty')).toBeVisible()
    await lab.modal.part('session-tabs').getByRole('tab', { name: 'Removed' }).click()
    await expect(lab.modal.part('session-row')).toHaveCount(1)
    expect(sandbox.requests.count('sessionRevoke')).toBe(1)
  },
)

test('a list that cannot be read says so and is read again; a server or a wallet that does not revoke changes nothing; a wallet of ERC-7715 grants and revokes by its own methods', async ({
  lab,
  installWallet,
  sandbox,
  trouble,
}) => {
  trouble.allow(/Failed to load resource/)
  const { modal } = lab
  sandbox.smartSessions.add(ACCOUNT, { name: 'Tidewater', permissions: [] })
  const wallet = await installWallet()
  sandbox.faults.set('sessions', { kind: 'status', status: 400 })
  await lab.open(SWITCHES)
  await lab.connect(wallet.name)

  await test.step('the list of the server', async () => {
    await openList(lab)
    await expect(modal.part('sessions-failed')).toBeVisible()
    // The view shows it in its own place: the toast is only announced.
    await expect(modal.part('notice-said')).toHaveText('Error fetching smart sessions')
    sandbox.faults.clear('sessions')
    await modal.part('sessions-retry').click()
    await modal.part('session-row').click()
    sandbox.faults.set('sessionRevoke', { kind: 'status', status: 500 })
    await modal.part('session-revoke').click()
    await expect(modal.notice).toHaveText('Error revoking smart session')
    await expect(modal.part('session-row')).toHaveCount(1)
    sandbox.faults.clear('sessionRevoke')
    await modal.part('session-revoke').click()
    await expect(modal.part('sessions-empty')).toBeVisible()
    await modal.closeButton.click()
    await modal.expectClosed()
  })

  expect(await ask(lab.page)).toBe('permissions.unsupported')
  const types = ['native-token-recurring-allowance']
  const permissions = { supported: true, permissionTypes: types, signerTypes: ['keys'] }
  wallet.behave({ kind: 'answer', value: { '0x1': { permissions } } }, SCOPE)
  expect(await ask(lab.page)).toMatchObject({ address: FIRST, chainId: '0x1' })
  await openList(lab)
  await modal.part('session-row').click()

  wallet.behave('reject')
  await modal.part('session-revoke').click()
  await expect(modal.notice).toHaveText('Error revoking smart session')
  wallet.behave('approve')
  await modal.part('session-revoke').click()
  await expect(modal.part('sessions-empty')).toBeVisible()
  expect(wallet.log.prompts().map(({ method }) => method)).toEqual(
    expect.arrayContaining(['wallet_grantPermissions', 'wallet_revokePermissions']),
  )
})
