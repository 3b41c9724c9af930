import { listenToWallet } from '@latchkey/core/adapter'
import { lazy, type NetworkId } from '@latchkey/core/contract'
import { nameOfNetwork } from '../network-names.ts'
import type { BitcoinWallet, WalletAnswer } from './bitcoin-wallet.ts'
import { callMethod, hasMethod } from './call-method.ts'

const EVENT = 'accountsChanged'
const MAINNET = 'mainnet'

/** OKX's object for each network. Source: OKX's developer documentation. */
const PLACES: ReadonlyMap<string | undefined, string> = new Map([
  ['testnet', 'bitcoinTestnet'],
  ['signet', 'bitcoinSignet'],
])

/**
 * OKX, which has an object for every network with one account each. The network that was connected
 * last counts. Source: OKX's developer documentation.
 */
export function okxWallet(okx: object): BitcoinWallet {
  const actions = lazy(() => import('./okx-actions.ts'))
  let network = MAINNET
  let isChosen = false
  const placeOf = (name: string): object => Object(Reflect.get(okx, PLACES.get(name) ?? 'bitcoin'))
  const own = (): object => placeOf(network)
  const connect = async (networkId: NetworkId<'bip122'> | undefined): Promise<WalletAnswer> => {
    const name = (networkId && nameOfNetwork(networkId)) ?? MAINNET
    const place = PLACES.has(name) && hasMethod(placeOf(name), 'connect') ? name : MAINNET
    const answer = await callMethod(placeOf(place), 'connect')
    // Only now, because the owner agreed.
    network = place
    isChosen = true
    const { address, publicKey, compressedPublicKey } = Object(answer)
    return toAnswer([{ address, publicKey: compressedPublicKey ?? publicKey }], network)
  }
  return {
    connect,
    async shared() {
      if (!isChosen) network = (await (await actions.load()).sharingNetwork(okx, PLACES)) ?? MAINNET
      const addresses = await callMethod(own(), 'getAccounts')
      const isList = Array.isArray(addresses)
      if (!isList || addresses.length === 0) return { accounts: addresses }
      const publicKey = await callMethod(own(), 'getPublicKey')
      return toAnswer(
        addresses.map((address: unknown) => ({ address, publicKey })),
        network,
      )
    },
    follow(changed) {
      // On every network, because the wallet may switch.
      const undos = ['bitcoin', ...PLACES.values()].map((place) =>
        listenToWallet(
          (listener) => {
            const provider = Object(Reflect.get(okx, place))
            provider.on?.(EVENT, listener)
            return () => provider.removeListener?.(EVENT, listener)
          },
          () => changed(),
        ),
      )
      return () => {
        for (const undo of undos) undo()
      }
    },
    forget: () => callMethod(own(), 'disconnect'),
    move: connect,
    actions: async () => (await actions.load()).okxActions(own()),
  }
}

interface OkxAccount {
  readonly address: unknown
  readonly publicKey: unknown
}

/** Prefix of addresses on the main network. */
const MAIN = /^(?:bc1|[13])/i

/** Wallets that imitate OKX may be on another network than their object says. */
function toAnswer(accounts: readonly OkxAccount[], network: string): WalletAnswer {
  const isMain = MAIN.test(String(accounts[0]?.address))
  return isMain === (network === MAINNET) ? { accounts, network } : { accounts }
}
