import type { DrawnModal } from './draw-modal.ts'
import { fjordOnSolana, ON_SOLANA, SOLANA, satchel } from './other-namespaces.ts'
import type { Scene } from './scene.ts'

async function onEthereum({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
}

async function onBoth(modal: DrawnModal): Promise<void> {
  await modal.core.actions.connect.withWallet('solana', 'Fjord').catch(() => {})
  await onEthereum(modal)
}

async function onBitcoin({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('bip122', 'Satchel').catch(() => {})
}

/** Views with several namespaces. */
export const CHAIN_SCENES: Readonly<Record<string, Scene>> = {
  ConnectingMultiChain: {
    others: [fjordOnSolana()],
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.open({ view: 'Connect' })
      modal.core.actions.router.push('ConnectingMultiChain', { walletId: 'io.fjord' })
    },
    words: ['Choose a network for', 'اختر شبكة لـ'],
  },
  SwitchActiveChain: {
    others: [fjordOnSolana()],
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.router.push('SwitchActiveChain', { networkId: SOLANA })
    },
    words: ['Solana isn’t connected yet', 'غير مربوطة بعد'],
  },
  'Networks, two namespaces': {
    others: [fjordOnSolana()],
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.router.push('Networks', {})
    },
    words: ['Not connected yet', 'غير مربوطة بعد'],
  },
  'Account, several': {
    others: [fjordOnSolana()],
    play: onBoth,
    words: ['Tokens', 'الرموز'],
  },
  Accounts: {
    others: [fjordOnSolana({ addresses: ON_SOLANA })],
    async play(modal) {
      await onBoth(modal)
      modal.core.actions.router.push('Accounts', {})
    },
    words: ['Add a Solana wallet', 'محفظة سولانا'],
  },
  'Accounts, payment and ordinals': {
    others: [satchel()],
    async play(modal) {
      await onBitcoin(modal)
      modal.core.actions.open()
      modal.core.actions.router.push('Accounts', {})
    },
    words: ['Ordinals', 'أوردينالز'],
  },
  'Accounts, three namespaces': {
    others: [fjordOnSolana({ addresses: ON_SOLANA }), satchel()],
    async play(modal) {
      await onBitcoin(modal)
      await onBoth(modal)
      modal.core.actions.router.push('Accounts', {})
    },
    words: ['Add a Bitcoin wallet', 'بيتكوين'],
  },
}
