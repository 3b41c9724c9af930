import { aFakeWallet, type FakeWallet } from '@latchkey/core/testing'
import type { DrawnModal } from './draw-modal.ts'
import { type Scene, SOLANA } from './scenes.ts'

/** Fjord as Solana knows it. */
export function fjordOnSolana(changes: Partial<FakeWallet> = {}): FakeWallet {
  const wallet = aFakeWallet({
    networkId: SOLANA,
    addresses: ['8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e'],
    ...changes,
  })
  return { ...wallet, wallet: { ...wallet.wallet, id: 'Fjord', rdns: undefined } }
}

async function onEthereum({ core }: DrawnModal): Promise<void> {
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
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
}
