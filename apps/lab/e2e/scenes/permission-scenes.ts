import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { FIRST } from '../accounts.ts'
import { sendApproval } from '../send-approval.ts'
import type { Scene, Stage } from './scene.ts'

const switches = { 'features.smartSessions': 'true', siwx: 'optional' }
const DAY_S = 86_400
const SHOP = '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a'
const SWAP = '0x8F3a17c2B4d95E6f0A1b2C3d4E5f60718293E41d'

async function listed({ lab, wallet, smartSessions }: Stage): Promise<void> {
  const { page, modal } = lab
  smartSessions.clear()
  const nowS = Math.floor(Date.now() / 1_000)
  const unit = 10n ** BigInt(SANDBOX_DOLLAR.decimals)
  const data = { token: SANDBOX_DOLLAR.address, allowance: `0x${(20n * unit).toString(16)}` }
  const weekly = {
    type: 'erc20-recurring-allowance',
    data: { ...data, start: nowS, period: 7 * DAY_S },
  }
  smartSessions.add(`eip155:1:${FIRST}`, {
    name: 'Saltmarket',
    url: new URL(page.url()).origin,
    permissions: [weekly],
    createdAt: nowS - DAY_S,
    expiry: nowS + 12 * DAY_S,
  })
  await lab.connectButton.click()
  await modal.wallet(wallet.name).click()
  await modal.part('sign-in-sign').click()
  await modal.expectClosed()
  await sendApproval(page, { spender: SWAP, amount: 25n * unit })
  await sendApproval(page, { spender: SHOP })
  await lab.accountButton.click()
  await modal.part('account-settings').click()
  await modal.part('settings-permissions').click()
  await modal.dialog.locator('[data-kind=smartSession]').waitFor()
}

async function endFirstApproval({ lab }: Stage): Promise<void> {
  const row = lab.modal.dialog.locator('[data-kind=approval]').first()
  await row.getByRole('button').click()
}

/** Permissions. */
export const PERMISSION_SCENES: readonly Scene[] = [
  { name: 'permissions', switches, play: listed },
  {
    name: 'permissions-ending',
    switches,
    async play(stage) {
      await listed(stage)
      stage.wallet.behave('ask')
      await endFirstApproval(stage)
    },
  },
  {
    name: 'permissions-failed',
    switches,
    async play(stage) {
      await listed(stage)
      stage.wallet.behave('reject')
      await endFirstApproval(stage)
      await stage.lab.modal.notice.waitFor()
      await stage.lab.modal.notice.click()
    },
  },
  {
    name: 'permissions-partial',
    switches,
    async play(stage) {
      await listed(stage)
      stage.smartSessions.clear()
      stage.faults.set('sessions', { kind: 'status', status: 400 })
      await stage.lab.modal.backButton.click()
      await stage.lab.modal.part('settings-permissions').click()
      await stage.lab.modal.part('permissions-missing').waitFor()
    },
  },
]
