import { askRpc } from './ask-rpc.ts'
import type { BitcoinWallet, WalletWord } from './bitcoin-wallet.ts'
import { loadActions } from './load-actions.ts'

/**
 * Leather, whose requests look like those of sats-connect and are not. It can't be asked without a
 * prompt: what it said last is all there is until somebody connects it again. Source: Leather's
 * developer documentation.
 */
export function leatherWallet(provider: object): BitcoinWallet {
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
    actions: async () => (await loadActions()).leatherActions(provider),
  }
}
