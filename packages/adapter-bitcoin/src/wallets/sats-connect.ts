import { listenToWallet } from '@latchkey/core/adapter'
import { lazy, type NetworkId, type Undo } from '@latchkey/core/contract'
import { isUnauthorized, isUnknownMethod } from '../errors.ts'
import { nameOfNetwork } from '../network-names.ts'
import { askRpc } from './ask-method.ts'
import type { BitcoinWallet, WalletWord } from './bitcoin-wallet.ts'

const PURPOSES = ['payment', 'ordinals']
const EVENTS = ['accountChange', 'networkChange', 'disconnect']
const NOTHING: WalletWord = { accounts: [] }

/** A wallet as sats-connect speaks to it. Source: sats-connect 4. */
export function satsConnectWallet(provider: object): BitcoinWallet {
  const actions = lazy(() => import('./sats-connect-actions.ts'))
  // The last network that it named: not everything it says names one.
  let network: unknown
  const remember = (word: WalletWord): WalletWord => {
    network = word.network ?? network
    return network === undefined ? word : { ...word, network }
  }
  // What it said when its owner was asked: older ones can't be asked without a prompt.
  let said = NOTHING
  return {
    async connect(networkId) {
      said = remember(await connect(provider, networkId))
      return said
    },
    shared: async () => {
      try {
        return remember(toWord(await askRpc(provider, 'wallet_getAccount', null)))
      } catch (thrown) {
        if (isUnauthorized(thrown)) return NOTHING
        if (isUnknownMethod(thrown)) return said
        throw thrown
      }
    },
    follow: (changed) =>
      follow(provider, (word) => {
        // What it does not repeat now may hold no longer.
        said = word === undefined ? NOTHING : remember(word)
        changed(word && said)
      }),
    forget() {
      said = NOTHING
      return askRpc(provider, 'wallet_disconnect', null)
    },
    move: (networkId) => askRpc(provider, 'wallet_changeNetwork', { name: writtenName(networkId) }),
    actions: async () => (await actions.load()).satsConnectActions(provider),
  }
}

/** The methods of several versions, each asked where the one before is not known. */
async function connect(
  provider: object,
  networkId: NetworkId<'bip122'> | undefined,
): Promise<WalletWord> {
  const network = networkId && writtenName(networkId)
  try {
    const question = { addresses: PURPOSES, ...(network && { network }) }
    return toWord(await askRpc(provider, 'wallet_connect', question))
  } catch (thrown) {
    if (!isUnknownMethod(thrown)) throw thrown
    return toWord(await askRpc(provider, 'getAccounts', { purposes: PURPOSES }))
  }
}

function toWord(result: unknown): WalletWord {
  if (Array.isArray(result)) return { accounts: result }
  const { addresses, network } = Object(result)
  const name: unknown = Object(Object(network).bitcoin).name
  return { accounts: addresses, ...(name !== undefined && { network: name }) }
}

/** `Testnet`, as sats-connect writes it. */
function writtenName(networkId: NetworkId<'bip122'>): string | undefined {
  return nameOfNetwork(networkId)?.replace(/^./, (letter) => letter.toUpperCase())
}

/** Some take what to listen to as one thing, others as two; nobody says which, so both are tried. */
function follow(provider: object, changed: (word?: WalletWord) => void): Undo {
  const hear = (news: unknown): void => changed(newsOf(news))
  const undos = EVENTS.flatMap((eventName) => [
    listenToWallet((cb) => Object(provider).addListener?.({ eventName, cb }), hear),
    listenToWallet((cb) => Object(provider).addListener?.(eventName, cb), hear),
  ])
  return () => {
    for (const undo of undos) undo()
  }
}

/** What comes with the news; without accounts the wallet has to be asked. */
function newsOf(news: unknown): WalletWord | undefined {
  try {
    const { addresses: accounts, bitcoin } = Object(news)
    const network: unknown = Object(bitcoin).name
    return Array.isArray(accounts)
      ? { accounts, ...(network !== undefined && { network }) }
      : undefined
  } catch {
    // What a wallet tells may throw when it is read: then it is asked.
    return undefined
  }
}
