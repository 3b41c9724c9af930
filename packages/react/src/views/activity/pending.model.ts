import {
  type ActivityState,
  type ActivityTransaction,
  addressName,
  formatAmount,
  type PendingTransaction,
  type Snapshot,
} from '@latchkey/core'
import { namespaceOf, networkOf } from '@latchkey/core/contract'
import { tokenPicture } from '@latchkey/core/views'
import { shortAddress } from '../../format/address.ts'
import type { Wording } from '../../messages/create-wording.ts'
import type { ActivityRow } from './activity.model.ts'
import { createShortAmount } from './short-amount.ts'
import { STATUS_TEXTS } from './statuses.ts'

/** The transactions that the visitor sent, before the history has them. */
export interface PendingModel {
  readonly open: readonly ActivityRow[]
  /** Decided a short while ago. */
  readonly decided: readonly ActivityRow[]
}

type Shown = Pick<
  Snapshot,
  | 'pendingTransactions'
  | 'network'
  | 'accounts'
  | 'inactive'
  | 'identities'
  | 'labels'
  | 'ownLabels'
  | 'portfolio'
>

/** The rows of an account's transactions that are not in its history. */
export function pendingModel(
  snapshot: Shown,
  { account, pages }: Pick<PendingTransaction, 'account'> & Pick<ActivityState, 'pages'>,
  text: Wording,
): PendingModel {
  const sent = snapshot.pendingTransactions.filter((each) => each.account === account)
  // A history may have thousands of transactions.
  if (sent.length === 0) return { open: [], decided: [] }
  const known = new Set(pages.flatMap((page) => page.filter(isMined).map(hashOf)))
  const own = sent.filter((each) => !idsOf(each).some((id) => known.has(id)))
  const rows = own.map((each) => ({ isOpen: isOpen(each), row: rowOf(each, snapshot, text) }))
  return {
    open: rows.filter((each) => each.isOpen).map(({ row }) => row),
    decided: rows.filter((each) => !each.isOpen).map(({ row }) => row),
  }
}

/**
 * The pages without what the visitor sent and no block has yet: that stands on top.
 */
export function withoutPending(
  { pendingTransactions }: Pick<Snapshot, 'pendingTransactions'>,
  pages: ActivityState['pages'],
): ActivityState['pages'] {
  if (pendingTransactions.length === 0) return pages
  const own = new Set(pendingTransactions.flatMap(idsOf))
  const isShown = (each: ActivityTransaction): boolean => isMined(each) || !own.has(hashOf(each))
  return pages.map((page) => (page.every(isShown) ? page : page.filter(isShown)))
}

/** A history that has not seen the block of a transaction knows less than the nodes. */
function isMined({ status }: ActivityTransaction): boolean {
  return status !== 'pending'
}

/** Its ids on the chain. The id of a batch is one of its wallet. */
function idsOf({ id, isBatch, transactionIds = [] }: PendingTransaction): readonly string[] {
  return (isBatch ? transactionIds : [id]).map((each) => each.toLowerCase())
}

function hashOf({ hash }: Pick<ActivityTransaction, 'hash'>): string {
  return hash.toLowerCase()
}

function isOpen({ step }: PendingTransaction): boolean {
  return step === 'pending' || step === 'notConfirmedYet'
}

function rowOf(transaction: PendingTransaction, snapshot: Shown, text: Wording): ActivityRow {
  const { id, isBatch, step, transactionIds } = transaction
  return {
    key: `own ${id}`,
    title: titleOf(transaction, text),
    // Another recipient may have been paid.
    detail: step === 'different' ? undefined : detailOf(transaction, snapshot, text),
    amount: moves(step) ? amountOf(transaction, snapshot, text) : undefined,
    isReceived: false,
    when: text.get(STATUS_TEXTS[step]),
    isFailed: step === 'failed' || step === 'different',
    pictures: picturesOf(transaction, snapshot),
    isCollectible: false,
    mark: markOf(transaction),
    hash: isBatch ? transactionIds?.[0] : id,
    receipt: id,
  }
}

function titleOf({ agreed, transfer, step }: PendingTransaction, text: Wording): string {
  if (agreed?.kind === 'swap') return text.get(SWAP_TITLES[step])
  return text.get(
    transfer === undefined && agreed === undefined ? 'activity.transaction' : TITLES[step],
  )
}

/** The recipient, or what a swap brings. */
function detailOf(
  { account, agreed, transfer }: PendingTransaction,
  snapshot: Shown,
  text: Wording,
): string | undefined {
  const { gets, name } = agreed ?? {}
  if (gets !== undefined) {
    const amount = createShortAmount(text.locale)(agreed?.gives.amountText ?? '')
    return text.get('activity.swap', {
      amount: `${amount} ${agreed?.gives.symbol}`,
      symbol: gets.symbol,
    })
  }
  const address = agreed?.to ?? transfer?.to
  if (address === undefined) return undefined
  const known = addressName(snapshot, { namespace: namespaceOf(account), address })
  return text.get('activity.to', { address: known ?? name ?? shortAddress(address) })
}

/** The picture of the token, or those of both tokens of a swap. */
function picturesOf(
  { account, agreed, transfer }: PendingTransaction,
  snapshot: Shown,
): ActivityRow['pictures'] {
  const networkId = networkOf(account)
  const picture = (address: string | undefined) => tokenPicture(snapshot, { networkId, address })
  if (agreed?.gets !== undefined) return [picture(agreed.gives.token), picture(agreed.gets.token)]
  if (agreed === undefined && transfer === undefined) return [undefined]
  return [picture(agreed === undefined ? transfer?.token : agreed.gives.token)]
}

/** A transaction that failed, was replaced or expired has sent nothing; the effect of a different one is unknown. */
const TITLES = {
  pending: 'activity.sending',
  notConfirmedYet: 'activity.sending',
  confirmed: 'activity.verb.send',
  partial: 'activity.transaction',
  failed: 'activity.transaction',
  replaced: 'activity.transaction',
  expired: 'activity.transaction',
  different: 'activity.transaction',
} as const

const SWAP_TITLES = {
  ...TITLES,
  pending: 'activity.swapping',
  notConfirmedYet: 'activity.swapping',
  confirmed: 'activity.verb.trade',
} as const

/** Returns true if its amount is on its way, or was sent. */
function moves(step: PendingTransaction['step']): boolean {
  return step === 'pending' || step === 'notConfirmedYet' || step === 'confirmed'
}

function markOf(transaction: PendingTransaction): ActivityRow['mark'] {
  const { step } = transaction
  if (step === 'failed' || step === 'different') return 'failed'
  if (isOpen(transaction)) return 'pending'
  return step === 'confirmed' ? 'sent' : undefined
}

/** Only the native coin has a known number of decimals, unless the visitor was shown the amount. */
function amountOf(
  { account, transfer, agreed }: PendingTransaction,
  { network }: Shown,
  { locale }: Wording,
): string | undefined {
  if (agreed?.gets !== undefined) {
    return `+${createShortAmount(locale)(agreed.gets.amountText)} ${agreed.gets.symbol}`
  }
  if (agreed !== undefined) {
    return `−${createShortAmount(locale)(agreed.gives.amountText)} ${agreed.gives.symbol}`
  }
  const currency = network.supported.find(({ id }) => id === networkOf(account))?.nativeCurrency
  const isNative = transfer !== undefined && transfer.token === undefined
  if (!isNative || currency === undefined) return undefined
  const amount = createShortAmount(locale)(formatAmount(BigInt(transfer.units), currency.decimals))
  return `−${amount} ${currency.symbol}`
}
