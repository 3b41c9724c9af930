import { aFakeWallet, type FakeWallet } from '@latchkey/core/testing'
import type { DrawnModal } from './draw-modal.ts'
import { type Scene, SOLANA } from './scenes.ts'

const FIRST = '8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e'
const SECOND = '5FHwkrdxntdK24hgQU8qgBjn35Y1zwhz1GZwCkP2UJnM'

/** Fjord as Solana knows it. */
export function fjordOnSolana(changes: Partial<FakeWallet> = {}): FakeWallet {
  const wallet = aFakeWallet({
    networkId: SOLANA,
    addresses: [FIRST],
    ...changes,
  })
  return { ...wallet, wallet: { ...wallet.wallet, id: 'Fjord', rdns: undefined } }
}

async function onEthereum({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
}

async function onBoth(modal: DrawnModal): Promise<void> {
  await modal.core.actions.connect.withWallet('solana', 'Fjord').catch(() => {})
  await onEthereum(modal)
}

/** Views of several families of networks. */
export const CHAIN_SCENES: Readonly<Record<string, Scene>> = {
  ConnectingMultiChain: {
    solana: fjordOnSolana(),
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.open({ view: 'Connect' })
      modal.core.actions.router.push('ConnectingMultiChain', { walletId: 'io.fjord' })
    },
    words: ['Choose a network for', 'اختر شبكة لـ'],
  },
  SwitchActiveChain: {
    solana: fjordOnSolana(),
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.router.push('SwitchActiveChain', { networkId: SOLANA })
    },
    words: ['Solana needs another wallet', 'إلى محفظة أخرى'],
  },
  'Networks, two families': {
    solana: fjordOnSolana(),
    async play(modal) {
      await onEthereum(modal)
      modal.core.actions.router.push('Networks', {})
    },
    words: ['Connect another wallet to use it', 'ربط محفظة أخرى'],
  },
  'Account, several': {
    solana: fjordOnSolana(),
    play: onBoth,
    words: ['Accounts', 'الحسابات'],
  },
  Accounts: {
    solana: fjordOnSolana({ addresses: [FIRST, SECOND] }),
    async play(modal) {
      await onBoth(modal)
      modal.core.actions.router.push('Accounts', {})
    },
    words: ['Connect another wallet for Solana', 'ربط محفظة أخرى على'],
  },
}
