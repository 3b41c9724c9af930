import { lazy } from '@latchkey/core/contract'
import { askRpc } from './ask-method.ts'
import type { BitcoinWallet, WalletWord } from './bitcoin-wallet.ts'

/**
 * Leather, whose requests look like those of sats-connect and are not. It can't be asked without a
 * prompt: what it said last is all there is until somebody connects it again. Source: Leather's
 * developer documentation.
 */
export function leatherWallet(provider: object): BitcoinWallet {
  const actions = lazy(() => import('./leather-actions.ts'))
  let said: WalletWord = { accounts: [] }
  return {
    async connect() {
      const { addresses } = Object(await askRpc(provider, 'getAddresses'))
      said = { accounts: addresses }
      return said
    },
    shared: async () => said,
    follow: () => () => {},
    async forget() {
      said = { accounts: [] }
    },
    actions: async () => (await actions.load()).leatherActions(provider),
  }
}
