import {
  type AccountId,
  addressOf,
  isLookalike,
  isSameAddress,
  namespaceOf,
} from '../contract/index.ts'
import { connectedAccounts } from '../store/selectors.ts'
import type { ActivityTransaction, ActivityTransfer } from '../store/state/activity.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { PaidRecipient } from '../store/state/send.ts'

/** An address that the session knows, and how. */
export interface KnownAddress {
  readonly address: string
  /** One of the visitor's own, or one that they paid. */
  readonly as: 'own' | 'paid'
  /** Only a server lists it: a transfer in the name of another account can be made up. */
  readonly isListed: boolean
  /** How often it was paid. */
  readonly count: number
  /** When it was paid last, in epoch milliseconds. */
  readonly atMs?: number | undefined
}

/** The sources of the addresses that an account knows. */
export interface KnownFacts
  extends Pick<Snapshot, 'accounts' | 'inactive' | 'activity' | 'pendingTransactions'> {
  /** Has those who were paid on this device. */
  readonly send?: { readonly paid: readonly PaidRecipient[] } | undefined
}

/**
 * The addresses that the session knows on the namespace of an account: its own ones, those that were paid on
 * this device, and those of its history. What came in is no reason to know an address, and neither is a transfer
 * of nothing: strangers send such transfers to be remembered. Source: docs/security.md, S29.
 */
export function knownAddresses(facts: KnownFacts, account: AccountId): readonly KnownAddress[] {
  const namespace = namespaceOf(account)
  const own = connectedAccounts(facts)
    .filter((each) => namespaceOf(each) === namespace)
    .map((each) => ({ address: addressOf(each), as: 'own' as const, isListed: false, count: 0 }))
  // A remembered payment was pending, and is listed, too.
  const paid = joined(paymentsOf(facts, account))
  const remembered = (facts.send?.paid ?? []).map((each) => {
    const other = paid.find(({ address }) => isSameAddress(address, each.address))
    const count = Math.max(each.count - (other?.count ?? 0), 0)
    return { ...each, as: 'paid' as const, isListed: false, count }
  })
  return joined([...own, ...remembered, ...paid])
}

/** Suggests recipients: those that were paid on this device first, and none that looks like another one. */
export function suggestedAddresses(facts: KnownFacts, account: AccountId): readonly KnownAddress[] {
  const known = knownAddresses(facts, account)
  const rank = ({ as, isListed }: KnownAddress): number => (as === 'own' ? 2 : isListed ? 1 : 0)
  return known
    .filter((each) => !isSameAddress(each.address, addressOf(account)))
    .filter((each) => imitatedIn(known, each.address) === undefined)
    .sort((one, other) => rank(one) - rank(other) || (other.atMs ?? 0) - (one.atMs ?? 0))
}

function joined(all: readonly KnownAddress[]): readonly KnownAddress[] {
  const known: KnownAddress[] = []
  for (const next of all) {
    const index = known.findIndex((each) => isSameAddress(each.address, next.address))
    const before = known[index]
    if (before === undefined) known.push(next)
    else known[index] = merged(before, next)
  }
  return known
}

function merged(before: KnownAddress, next: KnownAddress): KnownAddress {
  const atMs = Math.max(before.atMs ?? 0, next.atMs ?? 0)
  const isListed = before.isListed && next.isListed
  const count = before.count + next.count
  return { ...before, isListed, count, atMs: atMs === 0 ? undefined : atMs }
}

/** Payments of the account; one that is in its history already counts once. */
function paymentsOf(facts: KnownFacts, account: AccountId): readonly KnownAddress[] {
  const history = facts.activity[account]?.pages.flat() ?? []
  const listed = history.filter((each) => isPayment(each, account))
  const hashes = new Set(listed.map(({ hash }) => hash.toLowerCase()))
  const pending = facts.pendingTransactions.flatMap((each) => {
    const { account: sender, id, step, transfer, sentAtMs: atMs } = each
    const isOwn = sender === account && isSent(step)
    if (!isOwn || transfer === undefined || BigInt(transfer.units) === 0n) return []
    const count = hashes.has(id.toLowerCase()) ? 0 : 1
    return [{ address: transfer.to, as: 'paid' as const, isListed: false, count, atMs }]
  })
  const paid = listed.map(({ to, minedAtMs }) => {
    return { address: to, as: 'paid' as const, isListed: true, count: 1, atMs: minedAtMs }
  })
  return [...pending, ...paid]
}

/** It was paid, or will be. */
function isSent(step: Snapshot['pendingTransactions'][number]['step']): boolean {
  return step === 'pending' || step === 'notConfirmedYet' || step === 'confirmed'
}

/**
 * The known address that another one imitates. The visitor's own ones, and those that were paid on this device,
 * imitate none; those that only a server lists may.
 */
export function imitatedAddress(
  facts: KnownFacts,
  account: AccountId,
  address: string,
): KnownAddress | undefined {
  return imitatedIn(knownAddresses(facts, account), address)
}

function imitatedIn(known: readonly KnownAddress[], address: string): KnownAddress | undefined {
  const same = known.find((each) => isSameAddress(each.address, address))
  if (same?.isListed === false) return undefined
  return known.find((each) => isLookalike(address, each.address))
}

/** The visitor sent something, and all of it went to one address. */
export function isPayment(
  { operation, status, from, to, transfers }: ActivityTransaction,
  account: AccountId,
): boolean {
  const isSender = isSameAddress(from, addressOf(account))
  const isPaid = transfers.length > 0 && transfers.every(hasWorth)
  return operation === 'send' && status === 'confirmed' && isSender && isPaid && to !== ''
}

/** More than nothing of something that the server knows, and does not call spam. */
function hasWorth({ direction, amountText = '', token, collectible }: ActivityTransfer): boolean {
  const isNamed = collectible === undefined ? token !== undefined : !collectible.isSpam
  return direction === 'out' && isNamed && /[1-9]/.test(amountText)
}
