import { callFeature, requestWallet, type SessionStore } from '@latchkey/core/adapter'
import {
  type AccountId,
  type AdapterHost,
  type Addresses,
  addressOf,
  LatchkeyError,
  type MessageSigning,
  type NodeBalances,
  networkOf,
  type SignRequest,
} from '@latchkey/core/contract'
import { parseAddress } from './address.ts'
import { isSignedBy } from './messages.ts'
import { accountsOf, type SuiHandle } from './wallet-state.ts'

/** The methods of the adapter beyond sessions. */
export interface SuiFacets {
  readonly addresses: Addresses
  readonly balances: NodeBalances<'sui'>
  readonly messages: MessageSigning<'sui'>
}

interface Deps {
  readonly store: SessionStore<'sui', SuiHandle>
  host(): AdapterHost
}

/** Creates the methods over the sessions of the adapter and the nodes of its networks. */
export function createSuiFacets({ store, host }: Deps): SuiFacets {
  return {
    addresses: { check: async (text) => parseAddress(text) },
    balances: { read: (account, signal) => readBalance(host(), account, signal) },
    messages: {
      sign: (request, signal) => sign(store.need(request.sessionId), request, signal),
      verify: ({ account, text, signature }) => isSignedBy(addressOf(account), text, signature),
    },
  }
}

/** The balance in SUI, in smallest units. */
async function readBalance(
  { nodes }: AdapterHost,
  account: AccountId<'sui'>,
  signal: AbortSignal,
): Promise<bigint> {
  const method = 'suix_getBalance'
  const answer = await nodes.read(networkOf(account), method, [addressOf(account)], signal)
  const { totalBalance } = Object(answer)
  if (typeof totalBalance === 'string' && /^\d{1,20}$/.test(totalBalance)) {
    return BigInt(totalBalance)
  }
  throw new LatchkeyError('http.malformed', {})
}

/** Asks the wallet for a signature of an account that it shares now, and verifies it. */
async function sign(
  { wallet }: SuiHandle,
  { account, text }: SignRequest<'sui'>,
  signal: AbortSignal,
): Promise<string> {
  const [address, chain] = [addressOf(account), networkOf(account)]
  const own = accountsOf(wallet).find((each) => each.address === address)
  if (own === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  const input = { account: own.own, chain, message: new TextEncoder().encode(text) }
  const answer = await requestWallet(
    () => callFeature(wallet, 'sui:signPersonalMessage', input),
    signal,
  )
  const { signature } = Object(answer)
  const isOwn = typeof signature === 'string' && (await isSignedBy(address, text, signature))
  if (!isOwn) throw new LatchkeyError('wallet.malformed', {})
  return signature
}
