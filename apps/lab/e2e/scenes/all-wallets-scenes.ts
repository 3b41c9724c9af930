import type { LabModel } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

/**
 * Pictures of many wallets in high quality are large; faults of a grid are visible in low quality,
 * too.
 */
const QUALITY = 0.3

/** The wallets of the listing, to scroll and search. */
export const ALL_WALLETS_SCENES: readonly Scene[] = [
  {
    name: 'all-wallets',
    quality: QUALITY,
    play: ({ lab }) => openAll(lab),
  },
  {
    name: 'all-wallets-search',
    quality: QUALITY,
    variants: ['dark'],
    async play({ lab }) {
      await openAll(lab)
      await lab.modal.dialog.getByTestId('all-certified').check()
      await lab.modal.dialog.getByTestId('all-search').fill('wal')
      await lab.modal.dialog.getByTestId('all-said').getByText(/found/).waitFor()
      await pictured(lab)
    },
  },
  {
    name: 'all-wallets-none',
    quality: QUALITY,
    variants: ['light', 'rtl'],
    async play({ lab }) {
      await openAll(lab)
      await lab.modal.dialog.getByTestId('all-search').fill('kestral')
      await lab.modal.dialog.getByTestId('all-none').waitFor()
    },
  },
]

async function openAll(lab: LabModel): Promise<void> {
  await lab.page.evaluate(() => window.latchkey?.open({ view: 'AllWallets' }))
  await lab.modal.expectView('AllWallets')
  await lab.modal.dialog.locator('[data-place="0"][data-testid]').waitFor()
  await pictured(lab)
}

/** Every visible picture is loaded, or its fallback is shown. */
async function pictured({ modal }: LabModel): Promise<void> {
  await modal.dialog
    .locator('[data-part=image][data-state=loading]')
    .first()
    .waitFor({ state: 'detached' })
}
