import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { FIRST } from '../accounts.ts'
import type { Scene, Stage } from './scene.ts'

const switches = { 'features.smartSessions': 'true' }
const DAY_S = 86_400
const UNIT = 10n ** 18n

/** A session whose end is no date, with a function that may do anything beside others that may not. */
function addUnread(smartSessions: Stage['smartSessions']): void {
  const functions = [
    { functionName: 'buy', valueLimit: `0x${(UNIT / 10n).toString(16)}` },
    {
      functionName: 'transfer',
      valueLimit: '0x0',
      args: [
        { operator: 'EQUAL', value: FIRST },
        { operator: 'LESS_THAN', value: '0x64' },
      ],
    },
    { functionName: 'execute', operation: 'DelegateCall' },
  ]
  smartSessions.add(`eip155:1:${FIRST}`, {
    name: 'Harbour Lights',
    url: 'https://harbourlights.example',
    expiry: 8.64e12 + 1,
    permissions: [{ type: 'contract-call', data: { address: SANDBOX_DOLLAR.address, functions } }],
  })
}

async function listed({ lab, wallet, smartSessions }: Stage, isUnread = false): Promise<void> {
  smartSessions.clear()
  if (isUnread) addUnread(smartSessions)
  const nowS = Math.floor(Date.now() / 1_000)
  const data = { token: SANDBOX_DOLLAR.address, allowance: `0x${(20n * UNIT).toString(16)}` }
  const week = { start: nowS, period: 7 * DAY_S }
  const weekly = { type: 'erc20-recurring-allowance', data: { ...data, ...week } }
  const account = `eip155:1:${FIRST}`
  const add = (name: string, days: number, more: object = {}): string =>
    smartSessions.add(account, {
      name,
      url: `https://${name.toLowerCase().replaceAll(' ', '')}.example`,
      permissions: [weekly],
      createdAt: nowS - 40 * DAY_S,
      expiry: nowS + days * DAY_S,
      ...more,
    })
  add('Kelpforest Radio', 60)
  add('Tidewater', 0.01, { createdAt: nowS - 2 * DAY_S })
  add('Saltmarket', 12, { createdAt: nowS - DAY_S })
  add('Low Water', 9, { revokedAt: nowS - 3 * DAY_S })
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.part('header-sessions').click()
  await lab.modal.part('session-row').first().waitFor()
}

/** SmartSessionList and SmartSessionCreated. */
export const SMART_SESSION_SCENES: readonly Scene[] = [
  { name: 'smart-sessions', switches, play: listed },
  {
    name: 'smart-session',
    switches,
    async play(stage) {
      await listed(stage)
      await stage.lab.modal.part('session-row').first().click()
      await stage.lab.modal.part('session-details').waitFor()
    },
  },
  {
    name: 'smart-session-unread',
    switches,
    async play(stage) {
      await listed(stage, true)
      await stage.lab.modal.part('session-row').first().click()
      await stage.lab.modal.part('session-danger').waitFor()
    },
  },
  {
    name: 'smart-sessions-revoked',
    switches,
    async play(stage) {
      await listed(stage)
      await stage.lab.modal.part('session-tabs').getByRole('tab').last().click()
      await stage.lab.modal.part('session-row').first().waitFor()
    },
  },
  {
    name: 'smart-session-created',
    switches,
    async play({ lab, wallet }) {
      await lab.connect(wallet.name)
      await lab.page.evaluate(() => {
        window.latchkey?.open()
        return window.latchkey?.actions.router.replace('SmartSessionCreated', {})
      })
      await lab.modal.part('session-created-done').waitFor()
    },
  },
]
