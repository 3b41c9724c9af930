import { listenToWallet } from '@latchkey/core/adapter'
import { lazy, type NetworkId, type Undo } from '@latchkey/core/contract'
import { isUnauthorized, isUnknownMethod } from '../errors.ts'
import { nameOfNetwork } from '../network-names.ts'
import type { BitcoinWallet, WalletAnswer } from './bitcoin-wallet.ts'
import { requestRpc } from './call-method.ts'
import type { Purpose } from './purposes.ts'

const EVENTS = ['accountChange', 'networkChange', 'disconnect']
const NOTHING: WalletAnswer = { accounts: [] }

/** A wallet with the interface of sats-connect. Source: sats-connect 4. */
export function satsConnectWallet(provider: object): BitcoinWallet {
  const actions = lazy(() => import('./sats-connect-actions.ts'))
  // The last known network, because not every answer contains one.
  let network: unknown
  const remember = (answer: WalletAnswer): WalletAnswer => {
    network = answer.network ?? network
    return network === undefined ? answer : { ...answer, network }
  }
  // The answer to the last connect, for older wallets without a silent request.
  let lastAnswer = NOTHING
  return {
    async connect(networkId, purposes) {
      lastAnswer = remember(await connect(provider, networkId, purposes))
      return lastAnswer
    },
    shared: async () => {
      try {
        return remember(toAnswer(await requestRpc(provider, 'wallet_getAccount', null)))
      } catch (thrown) {
        if (isUnauthorized(thrown)) return NOTHING
        if (isUnknownMethod(thrown)) return lastAnswer
        throw thrown
      }
    },
    follow: (changed) =>
      follow(provider, (answer) => {
        // Accounts that the event does not contain may be outdated.
        lastAnswer = answer === undefined ? NOTHING : remember(answer)
        changed(answer && lastAnswer)
      }),
    forget() {
      lastAnswer = NOTHING
      return requestRpc(provider, 'wallet_disconnect', null)
    },
    move: (networkId) =>
      requestRpc(provider, 'wallet_changeNetwork', { name: writtenName(networkId) }),
    actions: async () => (await actions.load()).satsConnectActions(provider),
  }
}

/** Tries the methods of several versions, newest first. */
async function connect(
  provider: object,
  networkId: NetworkId<'bip122'> | undefined,
  purposes: readonly Purpose[],
): Promise<WalletAnswer> {
  const network = networkId && writtenName(networkId)
  try {
    const question = { addresses: purposes, ...(network && { network }) }
    return toAnswer(await requestRpc(provider, 'wallet_connect', question))
  } catch (thrown) {
    if (!isUnknownMethod(thrown)) throw thrown
    return toAnswer(await requestRpc(provider, 'getAccounts', { purposes }))
  }
}

function toAnswer(result: unknown): WalletAnswer {
  if (Array.isArray(result)) return { accounts: result }
  const { addresses, network } = Object(result)
  const name: unknown = Object(Object(network).bitcoin).name
  return { accounts: addresses, ...(name !== undefined && { network: name }) }
}

/** `Testnet`, the spelling of sats-connect. */
function writtenName(networkId: NetworkId<'bip122'>): string | undefined {
  return nameOfNetwork(networkId)?.replace(/^./, (letter) => letter.toUpperCase())
}

/**
 * Some wallets take one object, others two arguments. There is no way to know, so both are tried.
 */
function follow(provider: object, changed: (answer?: WalletAnswer) => void): Undo {
  const listener = (event: unknown): void => changed(readEvent(event))
  const undos = EVENTS.flatMap((eventName) => [
    listenToWallet((cb) => Object(provider).addListener?.({ eventName, cb }), listener),
    listenToWallet((cb) => Object(provider).addListener?.(eventName, cb), listener),
  ])
  return () => {
    for (const undo of undos) undo()
  }
}

/** The accounts in an event; without any the wallet has to be asked. */
function readEvent(event: unknown): WalletAnswer | undefined {
  try {
    const { addresses: accounts, bitcoin } = Object(event)
    const network: unknown = Object(bitcoin).name
    return Array.isArray(accounts)
      ? { accounts, ...(network !== undefined && { network }) }
      : undefined
  } catch {
    // An event may throw when it is read: then the wallet is asked.
    return undefined
  }
}
