import { askFeature, followStandardWallet, type StandardWallet } from '@latchkey/core/adapter'
import type { BitcoinWallet } from './bitcoin-wallet.ts'
import { loadActions } from './load-actions.ts'

const PURPOSES = { purposes: ['payment', 'ordinals'] }

/** A wallet of the Wallet Standard. Source: Wallet Standard, extensions for Bitcoin. */
export function standardWallet(standard: StandardWallet): BitcoinWallet {
  return {
    async connect() {
      const own = hasFeature(standard, 'bitcoin:connect')
      const answer = own
        ? await askFeature(standard, 'bitcoin:connect', PURPOSES)
        : await askFeature(standard, 'standard:connect')
      return { accounts: Object(answer).accounts }
    },
    async shared() {
      if (!hasFeature(standard, 'standard:connect')) return { accounts: standard.accounts }
      const answer = await askFeature(standard, 'standard:connect', { silent: true })
      return { accounts: Object(answer).accounts }
    },
    follow: (changed) =>
      followStandardWallet(standard, () => changed({ accounts: standard.accounts })),
    forget: () =>
      askFeature(
        standard,
        hasFeature(standard, 'bitcoin:disconnect') ? 'bitcoin:disconnect' : 'standard:disconnect',
      ),
    actions: async () => (await loadActions()).standardActions(standard),
  }
}

/** Whether a wallet can be asked for something. */
function hasFeature({ features }: StandardWallet, feature: string): boolean {
  return Reflect.get(Object(features), feature) !== undefined
}
