import type { ActivityTransaction, ActivityTransfer, CoreActions } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { shortAddress } from '../../format/address.ts'
import { formatRelativeTime, isRecent } from '../../format/relative-time.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { explorePage } from '../../partials/explore-address.ts'
import type { RowFormats } from './row-formats.ts'
import { STATUS_TEXTS } from './statuses.ts'
import { verbOf } from './verbs.ts'

/** The small picture over a row's picture. */
export type RowMark = 'sent' | 'received' | 'swapped' | 'bought' | 'failed' | 'pending'

/** One line of a history. */
export interface ActivityRow {
  readonly key: string
  readonly title: string
  /** The other side, or what was moved besides. */
  readonly detail: string | undefined
  /** With its sign; undefined where it is not known. */
  readonly amount: string | undefined
  readonly isReceived: boolean
  /** The date, or what became of it. */
  readonly when: string
  readonly isFailed: boolean
  /** One, or two where two transfers are in one row: what was given before what was got. */
  readonly pictures: readonly (string | undefined)[]
  readonly isCollectible: boolean
  readonly mark: RowMark | undefined
  /** Its id on the chain; undefined where that is not known. */
  readonly hash: string | undefined
  /** The id by which its receipt is found; undefined where it has none. */
  readonly receipt?: string | undefined
}

export interface RowTools {
  readonly text: Wording
  readonly formats: RowFormats
  /** Epoch milliseconds; relative times are as of then. */
  readonly nowMs: number
  /** Returns the name of an address; undefined if it has none. */
  nameOf?(address: string): string | undefined
}

/** The sign of what left; a real minus. Source: docs/look.md, section 11. */
const MINUS = '−'

/**
 * The rows of a transaction: one for two transfers that are no collectibles, otherwise one for each
 * transfer; spam has none. Source: docs/views.md, section 2.
 */
export function rowsOf(transaction: ActivityTransaction, tools: RowTools): readonly ActivityRow[] {
  const transfers = transaction.transfers.filter(({ collectible }) => !collectible?.isSpam)
  const [first, second] = transfers
  const base = baseRow(transaction, tools)
  if (first === undefined) return [base]
  const isPair = transfers.length === 2 && transfers.every(({ collectible }) => !collectible)
  if (isPair && second !== undefined) return [pairRow(base, { first, second }, tools)]
  return transfers.map((transfer, index) => ({
    ...base,
    ...transferParts(transaction, transfer, tools),
    key: `${transaction.id} ${index}`,
  }))
}

function baseRow(transaction: ActivityTransaction, tools: RowTools): ActivityRow {
  const { text } = tools
  const { id, operation, hash, status, to } = transaction
  return {
    key: id,
    title: verbOf(operation, text),
    detail: to === '' ? undefined : text.get('activity.to', { address: nameOrAddress(to, tools) }),
    amount: undefined,
    isReceived: false,
    when: whenOf(transaction, tools),
    isFailed: status === 'failed',
    pictures: [undefined],
    isCollectible: false,
    mark: status === 'confirmed' ? undefined : status,
    hash,
    receipt: hash,
  }
}

function whenOf(
  { status, minedAtMs }: ActivityTransaction,
  { text, formats, nowMs }: RowTools,
): string {
  if (status !== 'confirmed') return text.get(STATUS_TEXTS[status])
  return isRecent(minedAtMs, nowMs)
    ? formatRelativeTime(minedAtMs, nowMs, text)
    : formats.day(minedAtMs)
}

/** Two transfers in one row: what was got for what, or both one after the other. */
function pairRow(
  base: ActivityRow,
  { first, second }: { readonly first: ActivityTransfer; readonly second: ActivityTransfer },
  { text, formats }: RowTools,
): ActivityRow {
  const isSwap = new Set([first.direction, second.direction, 'self']).size === 3
  const shown = first.direction === 'in' ? first : second.direction === 'in' ? second : first
  const other = shown === first ? second : first
  const amount = signed(shown, formats)
  const otherAmount = isSwap ? plain(other, formats) : signed(other, formats)
  return {
    ...base,
    detail:
      otherAmount === undefined
        ? undefined
        : isSwap
          ? text.get('activity.swap', { amount: otherAmount, symbol: shown.token?.symbol ?? '' })
          : text.get('activity.and', { amount: otherAmount }),
    amount,
    isReceived: shown.direction === 'in' && !base.isFailed && !isSwap,
    pictures: [other.token?.iconUrl, shown.token?.iconUrl],
    mark: base.mark ?? (isSwap ? 'swapped' : markOf(shown)),
  }
}

function transferParts(
  { from, to, status }: ActivityTransaction,
  transfer: ActivityTransfer,
  tools: RowTools,
): Pick<ActivityRow, 'detail' | 'amount' | 'isReceived' | 'pictures' | 'isCollectible' | 'mark'> {
  const { text, formats } = tools
  const { direction, token, collectible } = transfer
  const address = direction === 'in' ? from : to
  const key = direction === 'in' ? 'activity.from' : 'activity.to'
  const counterpart =
    address === '' ? undefined : text.get(key, { address: nameOrAddress(address, tools) })
  return {
    detail: collectible?.name || counterpart,
    amount: signed(transfer, formats),
    isReceived: direction === 'in' && status !== 'failed',
    pictures: [token?.iconUrl ?? collectible?.imageUrl],
    isCollectible: collectible !== undefined,
    mark: status === 'confirmed' ? markOf(transfer) : status,
  }
}

function nameOrAddress(address: string, { nameOf }: RowTools): string {
  return nameOf?.(address) ?? shortAddress(address)
}

function markOf({ direction }: ActivityTransfer): RowMark | undefined {
  if (direction === 'self') return undefined
  return direction === 'in' ? 'received' : 'sent'
}

function plain({ amountText, token }: ActivityTransfer, formats: RowFormats): string | undefined {
  if (amountText === undefined) return undefined
  return `${formats.amount(amountText)} ${token?.symbol ?? ''}`.trim()
}

function signed(transfer: ActivityTransfer, formats: RowFormats): string | undefined {
  const amount = plain(transfer, formats)
  if (amount === undefined || transfer.direction === 'self') return amount
  return `${transfer.direction === 'in' ? '+' : MINUS}${amount}`
}

/**
 * Returns the action that opens the receipt of a row, or where it has none its page of the network's explorer;
 * undefined if neither can be done.
 */
export function openRow(
  { receipt, hash }: Pick<ActivityRow, 'receipt' | 'hash'>,
  place: { readonly account: AccountId | undefined; readonly explorerUrl: string | undefined },
  actions: Pick<CoreActions, 'openLink' | 'notices' | 'router'>,
): (() => void) | undefined {
  const { account, explorerUrl } = place
  if (receipt !== undefined && account !== undefined) {
    return () => actions.router.push('Receipt', { account, id: receipt })
  }
  return hash === undefined
    ? undefined
    : explorePage(explorerUrl, { kind: 'tx', id: hash }, actions)
}
