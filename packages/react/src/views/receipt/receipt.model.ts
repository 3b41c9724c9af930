import {
  addressName,
  formatAmount,
  type PendingStep,
  type PendingTransaction,
  type Snapshot,
} from '@latchkey/core'
import { addressOf, LatchkeyError, namespaceOf, networkOf } from '@latchkey/core/contract'
import { hasOwners, tokenPicture } from '@latchkey/core/views'
import type { LatchState } from '@latchkey/ui'
import { shortAddress } from '../../format/address.ts'
import { exactAmount } from '../../format/exact-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import type { TextKey } from '../../messages/messages.ts'
import { type NetworkDetails, networkDetails } from '../../models/network-details.ts'
import { createShortAmount } from '../activity/short-amount.ts'
import { STATUS_TEXTS } from '../activity/statuses.ts'
import { verbOf } from '../activity/verbs.ts'
import type { KnownTransaction } from './find-transaction.ts'
import { feeOf } from './receipt-fee.ts'
import { type TimeRow, timesOf } from './receipt-times.ts'

/** An amount that the visitor was shown. */
type AgreedAmount = NonNullable<PendingTransaction['agreed']>['gives']

/** One side of the latch. */
export type ReceiptEnd =
  | { readonly kind: 'account'; readonly address: string }
  | { readonly kind: 'token'; readonly picture: string | undefined }

/** A party of a transaction. */
export interface Party {
  readonly address: string
  readonly name: string | undefined
}

/** Everything that a receipt shows. */
export interface ReceiptModel {
  readonly latch: LatchState
  readonly ends: readonly [ReceiptEnd, ReceiptEnd]
  readonly heading: string
  /** The amount, and who got it; undefined where that is not known. */
  readonly line: string | undefined
  /** The line that the visitor should know besides. */
  readonly note: string
  readonly from: Party
  readonly to: Party | undefined
  readonly network: NetworkDetails
  readonly fee: string
  readonly times: readonly TimeRow[]
  readonly hash: string | undefined
}

type Facts = Pick<
  Snapshot,
  | 'accounts'
  | 'inactive'
  | 'network'
  | 'identities'
  | 'labels'
  | 'ownLabels'
  | 'portfolio'
  | 'wallets'
>

/** Describes what became of a transaction, from the snapshot alone. */
export function receiptModel(
  snapshot: Facts,
  known: KnownTransaction,
  text: Wording,
): ReceiptModel {
  const { account, own, listed, hash } = known
  const step = stepOf(known)
  const isProposal = own !== undefined && isOpen(step) && hasOwners(snapshot, namespaceOf(account))
  const from = partyOf(snapshot, known, listed?.from || addressOf(account))
  const recipient = own?.agreed?.to ?? own?.transfer?.to ?? listed?.to
  const isSwap = own?.agreed?.kind === 'swap'
  const to = isSwap || !recipient ? undefined : partyOf(snapshot, known, recipient)
  return {
    latch: LATCHES[step],
    ends: endsOf(snapshot, known, [from, to]),
    heading: isProposal ? text.get('receipt.proposed') : headingOf(known, step, text),
    line: lineOf(snapshot, known, { to, text }),
    note: noteOf(isProposal ? 'receipt.owners' : NOTES[step], text),
    from,
    to,
    network: networkDetails(networkOf(account), snapshot, text),
    fee: feeOf(snapshot, known, text),
    times: timesOf(known, step, text),
    hash,
  }
}

/** Nodes decide; a history tells of what this device did not send. */
function stepOf({ own, listed }: KnownTransaction): PendingStep {
  return own?.step ?? listed?.status ?? 'pending'
}

function isOpen(step: PendingStep): boolean {
  return step === 'pending' || step === 'notConfirmedYet'
}

const LATCHES: Readonly<Record<PendingStep, LatchState>> = {
  pending: 'waiting',
  notConfirmedYet: 'waiting',
  confirmed: 'closed',
  failed: 'declined',
  partial: 'declined',
  replaced: 'declined',
  expired: 'declined',
  different: 'declined',
}

const NOTES = {
  pending: 'receipt.leave',
  notConfirmedYet: 'send.pending',
  confirmed: 'receipt.confirmed',
  failed: 'receipt.failed',
  partial: 'receipt.partial',
  replaced: 'receipt.replaced',
  expired: 'receipt.expired',
  different: undefined,
} as const satisfies Readonly<Record<PendingStep, TextKey | undefined>>

/** The wallet sent something else: the sentence of that failure. */
function noteOf(key: (typeof NOTES)[PendingStep] | 'receipt.owners', text: Wording): string {
  return key === undefined
    ? text.failure(new LatchkeyError('wallet.sent-other', {}))
    : text.get(key)
}

function headingOf({ own, listed }: KnownTransaction, step: PendingStep, text: Wording): string {
  if (step === 'pending') return text.get('receipt.onItsWay')
  if (step !== 'confirmed') return text.get(STATUS_TEXTS[step])
  const { kind } = own?.agreed ?? {}
  if (kind === 'swap') return text.get('activity.verb.trade')
  if (kind !== undefined || own?.transfer !== undefined) return text.get('receipt.arrived')
  return listed ? verbOf(listed.operation, text) : text.get(STATUS_TEXTS.confirmed)
}

function partyOf(snapshot: Facts, { account, own }: KnownTransaction, address: string): Party {
  const { to, name } = own?.agreed ?? {}
  const named = addressName(snapshot, { namespace: namespaceOf(account), address })
  return { address, name: named ?? (address === to ? name : undefined) }
}

/** Own account and recipient, or both tokens of a swap. */
function endsOf(
  snapshot: Facts,
  { account, own, listed }: KnownTransaction,
  [from, to]: readonly [Party, Party | undefined],
): readonly [ReceiptEnd, ReceiptEnd] {
  const { gives, gets } = own?.agreed ?? {}
  if (gives !== undefined && gets !== undefined) {
    const picture = ({ token }: AgreedAmount): ReceiptEnd => {
      const networkId = networkOf(account)
      return { kind: 'token', picture: tokenPicture(snapshot, { networkId, address: token }) }
    }
    return [picture(gives), picture(gets)]
  }
  const token = listed?.transfers[0]?.token?.iconUrl
  const other: ReceiptEnd =
    to === undefined ? { kind: 'token', picture: token } : { kind: 'account', address: to.address }
  return [{ kind: 'account', address: from.address }, other]
}

/** "0.25 ETH to grace.example", "0.2 ETH for about 395.33 USDC", or the amounts that a history has. */
function lineOf(
  snapshot: Facts,
  { account, own, listed }: KnownTransaction,
  { to, text }: { readonly to: Party | undefined; readonly text: Wording },
): string | undefined {
  const { gives, gets } = own?.agreed ?? {}
  const given = gives ?? (own && nativeAmount(snapshot, { account, transfer: own.transfer }))
  if (given !== undefined) {
    const amount = amountText(given, text)
    if (gets !== undefined) return text.get('receipt.swap', { amount, gets: about(gets, text) })
    const name = to && (to.name ?? shortAddress(to.address))
    return name === undefined ? amount : text.get('receipt.sent', { amount, name })
  }
  const moved = listed?.transfers.flatMap(
    ({ direction, amountText: amount, token, collectible }) => {
      if (collectible !== undefined) return [collectible.name]
      if (amount === undefined || token === undefined) return []
      return [
        `${SIGNS[direction]}${amountText({ amountText: amount, symbol: token.symbol }, text)}`,
      ]
    },
  )
  return moved === undefined || moved.length === 0 ? undefined : moved.join('  ')
}

/** A real minus. Source: docs/look.md, section 11. */
const SIGNS = { in: '+', out: '−', self: '' } as const

/** Only the native coin has a known number of decimals. */
function nativeAmount(
  { network }: Pick<Snapshot, 'network'>,
  { account, transfer }: Pick<PendingTransaction, 'account' | 'transfer'>,
): AgreedAmount | undefined {
  const currency = network.supported.find(({ id }) => id === networkOf(account))?.nativeCurrency
  if (transfer === undefined || transfer.token !== undefined || currency === undefined)
    return undefined
  const { decimals, symbol } = currency
  return { amountText: formatAmount(BigInt(transfer.units), decimals), symbol }
}

/** The amount of a quote is not exact. */
function about({ amountText: amount, symbol }: AgreedAmount, { locale }: Wording): string {
  return `${createShortAmount(locale)(amount)} ${symbol}`.trim()
}

function amountText({ amountText: amount, symbol }: AgreedAmount, { locale }: Wording): string {
  return `${exactAmount(amount, locale)} ${symbol}`.trim()
}
