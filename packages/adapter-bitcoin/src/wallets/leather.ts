import { lazy } from '@latchkey/core/contract'
import type { BitcoinWallet, WalletAnswer } from './bitcoin-wallet.ts'
import { requestRpc } from './call-method.ts'

/**
 * Leather. Its requests look like those of sats-connect but differ. It has no silent request: its
 * last answer counts until the visitor connects it again. Source: Leather's developer
 * documentation.
 */
export function leatherWallet(provider: object): BitcoinWallet {
  const actions = lazy(() => import('./leather-actions.ts'))
  let lastAnswer: WalletAnswer = { accounts: [] }
  return {
    async connect() {
      const { addresses } = Object(await requestRpc(provider, 'getAddresses'))
      lastAnswer = { accounts: addresses }
      return lastAnswer
    },
    shared: async () => lastAnswer,
    follow: () => () => {},
    async forget() {
      lastAnswer = { accounts: [] }
    },
    actions: async () => (await actions.load()).leatherActions(provider),
  }
}
