import type { Faults } from '@latchkey/sandbox'
import type { InstalledWallet } from '@latchkey/sandbox/playwright'
import type { LabModel, Switches } from './models/lab-model.ts'

interface Stage {
  readonly lab: LabModel
  readonly wallet: InstalledWallet
  readonly faults: Faults
}

/** A view in one of its states. */
export interface Scene {
  readonly name: string
  readonly switches?: Switches
  readonly isWholePage?: boolean
  play(stage: Stage): Promise<void>
}

const LEGAL: Switches = {
  termsConditionsUrl: 'https://shop.example/terms',
  privacyPolicyUrl: 'https://shop.example/privacy',
}
const MANY: Switches = { networks: '1,8453,10,137,42161,56,100,43114,59144,11155111' }

/** Every view in every state that a visitor can meet. */
export const SCENES: readonly Scene[] = [
  { name: 'page', isWholePage: true, play: ({ lab }) => lab.expectDisconnected() },
  {
    name: 'page-connected',
    switches: { wallets: 'fjord:ask' },
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      await lab.outcomeOf('sign-message')
    },
  },
  {
    name: 'connect',
    switches: { wallets: 'fjord,faraway,injected', ...LEGAL },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-twins',
    switches: { wallets: 'twin' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-empty',
    switches: { enableEIP6963: 'false', enableInjected: 'false' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-alert',
    switches: { projectId: '', debug: 'true' },
    play: ({ lab }) => open(lab),
  },
  {
    name: 'connect-terms',
    switches: { ...LEGAL, 'features.legalCheckbox': 'true' },
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
    play: async ({ lab, wallet }) => {
      wallet.behave('never-answer')
      await choose(lab, wallet)
      await lab.modal.part('connecting-get').click()
      await lab.modal.expectView('Downloads')
      await lab.modal.part('download-website').waitFor()
    },
  },
  {
    name: 'what-is-a-network',
    play: async ({ lab }) => {
      await lab.networkButton.click()
      await lab.modal.expectView('Networks')
      await lab.modal.part('networks-help').click()
      await lab.modal.expectView('WhatIsANetwork')
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
    name: 'account',
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      await lab.accountButton.click()
      await lab.modal.expectView('Account')
    },
  },
  {
    name: 'account-unavailable',
    play: async ({ lab, wallet, faults }) => {
      faults.set('blockchainApi', { kind: 'status', status: 500 })
      faults.set('nodes', { kind: 'reset' })
      await lab.connect(wallet.name)
      await lab.accountButton.click()
      await lab.modal.dialog
        .locator('[data-testid=account-balance][data-state=unavailable]')
        .waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'networks',
    switches: MANY,
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      await lab.networkButton.click()
      await lab.modal.expectView('Networks')
    },
  },
  {
    name: 'networks-empty',
    switches: MANY,
    play: async ({ lab }) => {
      await lab.networkButton.click()
      await lab.modal.search.fill('nowhere')
    },
  },
  {
    name: 'switch-waiting',
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      wallet.behave('never-answer')
      await move(lab)
    },
  },
  {
    name: 'switch-declined',
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      wallet.behave('reject')
      await move(lab)
    },
  },
  {
    name: 'unsupported',
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      wallet.switchChain(137)
      await lab.modal.expectView('UnsupportedChain')
    },
  },
  {
    name: 'page-unsupported',
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      wallet.switchChain(137)
      await lab.modal.closeButton.click()
    },
  },
  {
    name: 'themed',
    switches: {
      wallets: 'fjord,injected',
      'themeVariables.accent': '#0f766e',
      'themeVariables.radius': '6',
      'themeVariables.fontFamily': 'Georgia, serif',
    },
    play: ({ lab }) => open(lab),
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

async function move(lab: LabModel): Promise<void> {
  await lab.networkButton.click()
  await lab.modal.network('Base').click()
  await lab.modal.expectView('SwitchNetwork')
}
