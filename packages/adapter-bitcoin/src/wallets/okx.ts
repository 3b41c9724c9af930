import { listenToWallet } from '@latchkey/core/adapter'
import { lazy, type NetworkId } from '@latchkey/core/contract'
import { nameOfNetwork } from '../network-names.ts'
import { askMethod, hasMethod } from './ask-method.ts'
import type { BitcoinWallet, WalletWord } from './bitcoin-wallet.ts'

const EVENT = 'accountsChanged'
const MAINNET = 'mainnet'

/** Where OKX keeps each network. Source: OKX's developer documentation. */
const PLACES: ReadonlyMap<string | undefined, string> = new Map([
  ['testnet', 'bitcoinTestnet'],
  ['signet', 'bitcoinSignet'],
])

/**
 * OKX, which has an object for every network and one account in each. What it shares is that of the
 * network that was connected last. Source: OKX's developer documentation.
 */
export function okxWallet(okx: object): BitcoinWallet {
  const actions = lazy(() => import('./okx-actions.ts'))
  let network = MAINNET
  let isChosen = false
  const placeOf = (name: string): object => Object(Reflect.get(okx, PLACES.get(name) ?? 'bitcoin'))
  const own = (): object => placeOf(network)
  const connect = async (networkId: NetworkId<'bip122'> | undefined): Promise<WalletWord> => {
    const name = (networkId && nameOfNetwork(networkId)) ?? MAINNET
    const wanted = PLACES.has(name) && hasMethod(placeOf(name), 'connect') ? name : MAINNET
    const answer = await askMethod(placeOf(wanted), 'connect')
    // Its owner agreed: until then it is where it was.
    network = wanted
    isChosen = true
    const { address, publicKey, compressedPublicKey } = Object(answer)
    return toWord([{ address, publicKey: compressedPublicKey ?? publicKey }], network)
  }
  return {
    connect,
    async shared() {
      if (!isChosen) network = (await (await actions.load()).sharingNetwork(okx, PLACES)) ?? MAINNET
      const addresses = await askMethod(own(), 'getAccounts')
      const isList = Array.isArray(addresses)
      if (!isList || addresses.length === 0) return { accounts: addresses }
      const publicKey = await askMethod(own(), 'getPublicKey')
      return toWord(
        addresses.map((address: unknown) => ({ address, publicKey })),
        network,
      )
    },
    follow(changed) {
      // Of every network: the wallet may be moved meanwhile.
      const undos = ['bitcoin', ...PLACES.values()].map((place) =>
        listenToWallet(
          (hear) => {
            const provider = Object(Reflect.get(okx, place))
            provider.on?.(EVENT, hear)
            return () => provider.removeListener?.(EVENT, hear)
          },
          () => changed(),
        ),
      )
      return () => {
        for (const undo of undos) undo()
      }
    },
    forget: () => askMethod(own(), 'disconnect'),
    move: connect,
    actions: async () => (await actions.load()).okxActions(own()),
  }
}

interface OkxAccount {
  readonly address: unknown
  readonly publicKey: unknown
}

/** How addresses of the main network begin. */
const MAIN = /^(?:bc1|[13])/i

/** Wallets that look like OKX may be on another network than the one whose place they took. */
function toWord(accounts: readonly OkxAccount[], network: string): WalletWord {
  const isMain = MAIN.test(String(accounts[0]?.address))
  return isMain === (network === MAINNET) ? { accounts, network } : { accounts }
}
