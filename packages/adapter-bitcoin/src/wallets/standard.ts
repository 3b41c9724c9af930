import { callFeature, followStandardWallet, type StandardWallet } from '@latchkey/core/adapter'
import { lazy } from '@latchkey/core/contract'
import type { BitcoinWallet, WalletAnswer } from './bitcoin-wallet.ts'

/** A wallet of the Wallet Standard. Source: Wallet Standard, extensions for Bitcoin. */
export function standardWallet(standard: StandardWallet): BitcoinWallet {
  const actions = lazy(() => import('./standard-actions.ts'))
  // Some wallets list accounts only in their answer, and expect the same objects in requests.
  let answered: unknown
  let isListing = false
  /** The listed accounts; undefined of a wallet that never listed any, which has to be asked. */
  const listed = (): WalletAnswer | undefined => {
    const { accounts } = standard
    isListing ||= Array.isArray(accounts) && accounts.length > 0
    return isListing ? { accounts } : undefined
  }
  const toAnswer = (answer: unknown): WalletAnswer => {
    answered = Object(answer).accounts
    listed()
    return { accounts: answered }
  }
  return {
    async connect(_networkId, purposes) {
      const own = hasFeature(standard, 'bitcoin:connect')
      return toAnswer(
        own
          ? await callFeature(standard, 'bitcoin:connect', { purposes })
          : await callFeature(standard, 'standard:connect'),
      )
    },
    async shared() {
      if (!hasFeature(standard, 'standard:connect')) return { accounts: standard.accounts }
      return toAnswer(await callFeature(standard, 'standard:connect', { silent: true }))
    },
    follow: (changed, clock) => followStandardWallet(standard, clock, () => changed(listed())),
    forget: () =>
      callFeature(
        standard,
        hasFeature(standard, 'bitcoin:disconnect') ? 'bitcoin:disconnect' : 'standard:disconnect',
      ),
    actions: async () => (await actions.load()).standardActions(standard, answered),
  }
}

function hasFeature({ features }: StandardWallet, feature: string): boolean {
  return Reflect.get(Object(features), feature) !== undefined
}
