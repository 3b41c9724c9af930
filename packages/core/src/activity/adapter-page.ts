import { formatAmount } from '../balances/amount.ts'
import {
  type AccountId,
  type AccountTransaction,
  addressOf,
  type Histories,
  type Network,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import { networkOrUnknown } from '../networks/unknown-network.ts'
import { activeSessions, inactiveConnections } from '../store/selectors.ts'
import type { ActivityPage, ActivityTransaction } from '../store/state/activity.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { PageQuery } from './read-history.ts'

type Facts = Pick<Snapshot, 'accounts' | 'inactive' | 'network' | 'options'>

interface Deps {
  readonly state: Facts
  readonly histories: Histories
  readonly clock: { now(): number }
}

/** Reads a page from the servers of the account's network, in the form in which histories are shown. */
export async function adapterPage(
  { state, histories, clock }: Deps,
  { account, cursor }: PageQuery,
  signal: AbortSignal,
): Promise<ActivityPage> {
  const query = { account, cursor, owned: ownedWith(state, account) }
  const { transactions, next } = await histories.read(query, signal)
  const network = networkOrUnknown(state, networkOf(account))
  const nowMs = clock.now()
  return { transactions: transactions.map((each) => toActivity(each, { network, nowMs })), next }
}

/** The other addresses of the wallets that have the account, such as one for ordinals. */
function ownedWith(state: Facts, account: AccountId): readonly string[] {
  const inactive = inactiveConnections(state, namespaceOf(account)).map(({ session }) => session)
  const sessions = [...activeSessions(state), ...inactive]
  const accounts = sessions.flatMap((each) =>
    each.accounts.includes(account) ? each.accounts : [],
  )
  return [...new Set(accounts.map(addressOf))].filter((address) => address !== addressOf(account))
}

interface Place {
  readonly network: Network
  readonly nowMs: number
}

/** Converts a transaction. One that is in no block yet takes the current time. */
function toActivity(
  { id, minedAtMs, direction, amount, fee, from, to }: AccountTransaction,
  { network, nowMs }: Place,
): ActivityTransaction {
  const { decimals, name, symbol } = network.nativeCurrency
  const token = { name, symbol, iconUrl: network.imageUrl }
  return {
    id,
    operation: direction === 'in' ? 'receive' : 'send',
    hash: id,
    minedAtMs: minedAtMs ?? nowMs,
    from: from ?? '',
    to: to ?? '',
    status: minedAtMs === undefined ? 'pending' : 'confirmed',
    feeText: fee === undefined ? undefined : formatAmount(fee, decimals),
    networkId: network.id,
    transfers: [{ direction, amountText: formatAmount(amount, decimals), token }],
  }
}
