import type { LabModel, Switches } from '../models/lab-model.ts'
import type { Scene } from './scene.ts'

const MANY: Switches = { networks: '1,8453,10,137,42161,56,100,43114,59144,11155111' }

/** The page is the lab's own: coarse pictures in a few variants are enough. */
const PAGE: Pick<Scene, 'quality' | 'variants'> = {
  quality: 0.5,
  variants: ['light', 'dark', 'rtl'],
}

/** The page with a session, and while a network is chosen. */
export const SESSION_SCENES: readonly Scene[] = [
  {
    name: 'lab',
    isWholePage: true,
    variants: ['light', 'dark', 'phone', 'phone-360'],
    switches: { wallets: 'fjord', logins: 'true', story: 'has-fjord', hood: 'false' },
    async play({ lab }) {
      await lab.modal.wallet('Fjord').waitFor()
      const isPhone = (lab.page.viewportSize()?.width ?? 0) < 600
      // On a computer the code beside the list is a part of the first look.
      if (!isPhone) await lab.modal.dialog.locator('[data-part=side-card]').waitFor()
    },
  },
  {
    ...PAGE,
    name: 'page',
    switches: { hood: 'false' },
    play: ({ lab }) => lab.expectDisconnected(),
  },
  {
    ...PAGE,
    name: 'page-connected',
    switches: { wallets: 'fjord:ask' },
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      await lab.outcomeOf('sign-message')
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
        .locator('[data-testid=account-total][data-state=unknown]')
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
    ...PAGE,
    name: 'page-unsupported',
    variants: ['light', 'dark'],
    switches: { hood: 'false' },
    play: async ({ lab, wallet }) => {
      await lab.connect(wallet.name)
      wallet.switchChain(137)
      await lab.modal.closeButton.click()
    },
  },
]

async function move(lab: LabModel): Promise<void> {
  await lab.networkButton.click()
  await lab.modal.network('Base').click()
  await lab.modal.expectView('SwitchNetwork')
}
