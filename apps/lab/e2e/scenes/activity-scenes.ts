import { FIRST } from '../accounts.ts'
import type { Scene, Stage } from './scene.ts'

/** Gives the first account a token, coins, and a history of 120 days. */
async function fill({ chains }: Stage): Promise<void> {
  const chain = chains.get(1)
  await chain.mint(FIRST, 25n * 10n ** 18n)
  await chain.transfer({ to: FIRST, amount: 5n * 10n ** 17n })
  await chain.fillHistory(FIRST, { count: 12, days: 120 })
}

async function showActivity({ lab, wallet }: Stage): Promise<void> {
  await lab.connect(wallet.name)
  await lab.accountButton.click()
  await lab.modal.part('account-tabs').getByRole('tab', { name: 'Activity' }).click()
}

/** The scenes of the history of accounts. */
export const ACTIVITY_SCENES: readonly Scene[] = [
  {
    name: 'activity',
    async play(stage) {
      await fill(stage)
      await showActivity(stage)
      await stage.lab.modal.part('activity-row').first().waitFor()
    },
  },
  {
    name: 'activity-sending',
    async play(stage) {
      await showActivity(stage)
      const { page, modal } = stage.lab
      await page.evaluate(
        (id) => window.latchkey?.actions.activity.watch({ id }),
        `0x${'ab'.repeat(32)}`,
      )
      await modal.dialog.locator('[data-testid=activity-row][data-mark=pending]').waitFor()
    },
  },
  {
    name: 'activity-failed',
    async play(stage) {
      stage.faults.set('blockchainApi', { kind: 'status', status: 403 })
      await showActivity(stage)
      await stage.lab.modal.part('activity-failed').waitFor({ timeout: 30_000 })
    },
  },
]
