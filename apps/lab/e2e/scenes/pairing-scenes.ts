import type { LabModel } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

/** A code is all edges: fine pictures of it take much room and show nothing more. */
const QUALITY = 0.1

/** Views for a wallet on another device or in another app. */
export const PAIRING_SCENES: readonly Scene[] = [
  {
    name: 'pairing-basic',
    quality: QUALITY,
    play: async ({ lab }) => {
      const { connectButton, modal, page } = lab
      await connectButton.click()
      await modal.expectView('Connect')
      await page.evaluate(() =>
        window.latchkey?.actions.router.push('ConnectingWalletConnectBasic', {}),
      )
      await modal.expectView('ConnectingWalletConnectBasic')
      // On a phone there is no code to scan: it offers what can be opened, and how many there are.
      if (isPhone(lab)) await modal.part('connect-all').getByText(/\d/).waitFor()
      else await settled(lab)
    },
  },
  {
    name: 'pairing-wallet',
    quality: QUALITY,
    play: async ({ lab }) => {
      await lab.connectButton.click()
      await lab.modal.expectView('Connect')
      await lab.page.evaluate(() =>
        window.latchkey?.actions.pairing.show({
          id: 'example.meadow',
          name: 'Meadow',
          mobileLink: 'https://meadow.example',
          webappLink: 'https://app.meadow.example',
          homepage: 'https://meadow.example',
        }),
      )
      await lab.modal.expectView('ConnectingWalletConnect')
      await settled(lab)
    },
  },
]

function isPhone({ page }: LabModel): boolean {
  return (page.viewportSize()?.width ?? 0) < 500
}

/** The code stands, or what is opened on a phone has its address. */
async function settled({ modal }: LabModel): Promise<void> {
  await modal.dialog
    .locator('[data-testid=pairing-code][data-state=shown], [data-testid=scene-action]:enabled')
    .first()
    .waitFor()
}
