import type { LabModel } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

/** A code is all edges: fine pictures of it take much room and show nothing more. */
const QUALITY = 0.1

/** The way to a wallet on another device, or in another application. */
export const PAIRING_SCENES: readonly Scene[] = [
  {
    name: 'pairing-code',
    quality: QUALITY,
    looks: ['light', 'dark', 'rtl'],
    play: async ({ lab }) => {
      await goToBasic(lab)
      await settled(lab)
    },
  },
  {
    // A phone has nobody who would scan its screen: it offers what can be opened.
    name: 'pairing-list',
    quality: QUALITY,
    looks: ['phone', 'phone-360'],
    play: async ({ lab }) => {
      await goToBasic(lab)
      await lab.modal.part('connect-all').getByText(/\d/).waitFor()
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

/** To all that a website without adapters offers. */
async function goToBasic({ connectButton, modal, page }: LabModel): Promise<void> {
  await connectButton.click()
  await modal.expectView('Connect')
  await page.evaluate(() =>
    window.latchkey?.actions.router.push('ConnectingWalletConnectBasic', {}),
  )
  await modal.expectView('ConnectingWalletConnectBasic')
}

/** The code stands, or what is opened on a phone has its address. */
async function settled({ modal }: LabModel): Promise<void> {
  await modal.dialog
    .locator('[data-testid=pairing-code][data-state=shown], [data-testid=scene-action]:enabled')
    .first()
    .waitFor()
}
