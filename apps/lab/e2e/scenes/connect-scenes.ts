import type { InstalledWallet } from '@latchkey/sandbox/playwright'
import type { LabModel, Switches } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

const LEGAL: Switches = {
  termsConditionsUrl: 'https://shop.example/terms',
  privacyPolicyUrl: 'https://shop.example/privacy',
}

/** The views up to a connection, and the explanations before it. */
export const CONNECT_SCENES: readonly Scene[] = [
  {
    name: 'connect',
    switches: { wallets: 'fjord,faraway,injected', ...LEGAL },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-code-beside',
    switches: { wallets: 'fjord' },
    variants: ['light', 'dark', 'rtl'],
    async play({ lab }) {
      await open(lab)
      await lab.modal.part('beside-show').click()
      await lab.modal.dialog
        .locator('[data-testid=beside-code][data-state=shown]')
        .waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'connect-twins',
    switches: { wallets: 'twin' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-empty',
    switches: { enableEIP6963: 'false', enableInjected: 'false', enableWalletConnect: 'false' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-alert',
    switches: { projectId: '', debug: 'true' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-terms',
    switches: { wallets: 'fjord,injected', ...LEGAL, 'features.legalCheckbox': 'true' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'what-is-a-wallet',
    play: async ({ lab }) => {
      await open(lab)
      await lab.modal.help.click()
      await lab.modal.expectView('WhatIsAWallet')
    },
  },
  {
    name: 'get-wallet',
    play: async ({ lab }) => {
      await getWallet(lab)
      await lab.modal.suggested.first().waitFor()
    },
  },
  {
    name: 'get-wallet-failed',
    play: async ({ lab, faults }) => {
      faults.set('walletListing', { kind: 'status', status: 400 })
      await getWallet(lab)
      await lab.modal.part('get-retry').waitFor()
    },
  },
  {
    name: 'downloads',
    play: async ({ lab }) => {
      await open(lab)
      const row = await lab.modal.wallet('Aurora').getAttribute('data-testid')
      // By name, since the link "Get it" leads a phone to its store at once.
      await lab.page.evaluate(
        (walletId) =>
          window.latchkey?.actions.router.push('Downloads', { walletId, walletName: 'Aurora' }),
        row?.replace('wallet-', '') ?? '',
      )
      await lab.modal.expectView('Downloads')
      await lab.modal.part('download-website').waitFor()
    },
  },
  {
    name: 'connecting-waiting',
    play: async ({ lab, wallet }) => {
      wallet.behave('never-answer')
      await choose(lab, wallet)
    },
  },
  {
    name: 'connecting-declined',
    play: async ({ lab, wallet }) => {
      wallet.behave('reject')
      await choose(lab, wallet)
    },
  },
  {
    name: 'connecting-busy',
    play: async ({ lab, wallet }) => {
      wallet.behave('pending')
      await choose(lab, wallet)
    },
  },
  {
    name: 'themed',
    switches: {
      wallets: 'fjord,injected',
      ...LEGAL,
      'themeVariables.accent': '#0f766e',
      'themeVariables.mix': '#d9a441',
      'themeVariables.mixStrength': '8',
      'themeVariables.fontFamily': 'Georgia, serif',
    },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'themed-sharp',
    switches: { 'themeVariables.accent': '#d7ff3f', 'themeVariables.radius': '0' },
    play: async ({ lab, wallet }) => {
      wallet.behave('reject')
      await choose(lab, wallet)
    },
  },
]

async function open(lab: LabModel): Promise<void> {
  await lab.connectButton.click()
  await lab.modal.expectView('Connect')
}

async function getWallet(lab: LabModel): Promise<void> {
  await open(lab)
  await lab.modal.help.click()
  await lab.modal.part('about-wallets-get').click()
  await lab.modal.expectView('GetWallet')
}

async function choose(lab: LabModel, wallet: InstalledWallet): Promise<void> {
  await open(lab)
  await lab.modal.wallet(wallet.name).click()
  await lab.modal.expectView('ConnectingExternal')
}
