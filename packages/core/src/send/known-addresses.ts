import {
  type AccountId,
  addressOf,
  isLookalike,
  isSameAddress,
  namespaceOf,
} from '../contract/index.ts'
import type { ActivityTransaction } from '../store/activity-state.ts'
import type { Snapshot } from '../store/root-state.ts'
import { connectedAccounts } from '../store/selectors.ts'

/** An address that the session knows, and how. */
export interface KnownAddress {
  readonly address: string
  /** One of the visitor's own, or one that they paid. */
  readonly as: 'own' | 'paid'
  /** How often it was paid. */
  readonly count: number
  /** When it was paid last, in epoch milliseconds. */
  readonly atMs?: number | undefined
}

type Facts = Pick<Snapshot, 'accounts' | 'inactive' | 'activity' | 'pendingTransactions'>

/**
 * The addresses that the session knows on the namespace of an account: its own ones, and those of its
 * history, latest first. What came in is no reason to know an address: anybody can send something to be
 * remembered by. Source: docs/security.md, S29.
 */
export function knownAddresses(facts: Facts, account: AccountId): readonly KnownAddress[] {
  const namespace = namespaceOf(account)
  const own = connectedAccounts(facts)
    .filter((each) => namespaceOf(each) === namespace)
    .map((each) => ({ address: addressOf(each), as: 'own' as const, count: 0 }))
  const paid = paymentsOf(facts, account).map(({ to, atMs }) => ({
    ...{ address: to, as: 'paid' as const, count: 1, atMs },
  }))
  const known: KnownAddress[] = []
  for (const next of [...own, ...paid]) {
    const index = known.findIndex((each) => isSameAddress(each.address, next.address))
    const before = known[index]
    if (before === undefined) known.push(next)
    else known[index] = merged(before, next)
  }
  return known
}

function merged(before: KnownAddress, next: KnownAddress): KnownAddress {
  const atMs = Math.max(before.atMs ?? 0, next.atMs ?? 0)
  return { ...before, count: before.count + next.count, atMs: atMs === 0 ? undefined : atMs }
}

interface Payment {
  readonly to: string
  readonly atMs: number
}

/** What the account paid, latest first; what is in its history already counts once. */
function paymentsOf(facts: Facts, account: AccountId): readonly Payment[] {
  const history = facts.activity[account]?.pages.flat() ?? []
  const hashes = new Set(history.map(({ hash }) => hash.toLowerCase()))
  const pending = facts.pendingTransactions.flatMap(({ account: sender, id, step, ...rest }) => {
    const isOwn = sender === account && step !== 'failed' && !hashes.has(id.toLowerCase())
    return isOwn && rest.transfer ? [{ to: rest.transfer.to, atMs: rest.sentAtMs }] : []
  })
  const listed = history
    .filter((transaction) => isPayment(transaction, account))
    .map(({ to, minedAtMs }) => ({ to, atMs: minedAtMs }))
  return [...pending, ...listed]
}

/** The known address that another one imitates. */
export function imitatedAddress(
  facts: Facts,
  account: AccountId,
  address: string,
): KnownAddress | undefined {
  const known = knownAddresses(facts, account)
  if (known.some((each) => isSameAddress(each.address, address))) return undefined
  return known.find((each) => isLookalike(address, each.address))
}

/** The visitor sent something, and all of it went to one address. */
function isPayment(
  { operation, status, from, to, transfers }: ActivityTransaction,
  account: AccountId,
): boolean {
  const isSent = isSameAddress(from, addressOf(account))
  const isOut = transfers.length > 0 && transfers.every(({ direction }) => direction === 'out')
  return operation === 'send' && status === 'confirmed' && isSent && isOut && to !== ''
}
