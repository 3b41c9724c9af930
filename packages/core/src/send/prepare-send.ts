import { formatAmount, parseAmount } from '../balances/amount.ts'
import { readHeld } from '../balances/read-held.ts'
import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  networkOf,
  type TransactionRequest,
} from '../contract/index.ts'
import { findNetwork } from '../store/selectors.ts'
import type { SendReview, SendToken } from '../store/state/send.ts'
import { requireFunds } from './require-funds.ts'
import { requireSender, type Sender, type SenderDeps } from './require-sender.ts'

/** The entered transfer, as far as it is complete. */
export interface SendDraft {
  readonly account: AccountId
  readonly token: SendToken
  /** Decimal text; all that can be sent where `isMax`. */
  readonly amountText: string
  readonly isMax: boolean
  readonly to: string
  readonly name?: string | undefined
  /** See `SendReview`. */
  readonly isOfEthereum?: boolean | undefined
}

/** A review whose doubts have not been looked for. */
export type PreparedSend = Omit<SendReview, 'doubts'>

/**
 * Reads what a transfer costs, and checks that the account can pay for it.
 *
 * @throws LatchkeyError `transfer.short`, `send.no-fee`, `amount.invalid`, `amount.too-precise`,
 * `caip.invalid-address`, `transfer.would-fail`, and as `requireSender`.
 */
export async function prepareSend(
  deps: SenderDeps,
  draft: SendDraft,
  signal: AbortSignal,
): Promise<PreparedSend> {
  const { account, token } = draft
  const sender = requireSender(deps, account)
  const check = await sender.adapter.addresses.check(draft.to, networkOf(account))
  if (!check.ok) throw new LatchkeyError('caip.invalid-address', {})
  const { sessionId } = sender
  const { address, decimals } = token
  const common = {
    sessionId,
    from: account,
    to: check.address,
    ...(address !== undefined && { token: address, decimals }),
  }
  const amount = await amountOf(sender, { draft, common }, signal)
  const request = { ...common, amount }
  const [fee, coins, held, recipientKind] = await Promise.all([
    sender.transfers.fee(request, signal),
    sender.adapter.balances?.read(account, signal),
    readHeld(sender.adapter, { from: account, token }, signal),
    sender.adapter.addresses
      .kind?.(check.address, networkOf(account), signal)
      .catch(uncheckedWhereUnread),
  ])
  const left = requireFunds(deps, { request, fee, coins, held, token })
  const { nativeCurrency } = findNetwork(deps.state, networkOf(account)) ?? {}
  const inCoins = (units: bigint): string => formatAmount(units, nativeCurrency?.decimals ?? 0)
  const { expected, ceiling } = fee
  return {
    account,
    sessionId,
    token,
    to: check.address,
    name: draft.name,
    isOfEthereum: draft.isOfEthereum,
    recipientKind,
    units: `${amount}`,
    amountText: formatAmount(amount, token.decimals),
    fee: `${expected}`,
    feeText: inCoins(expected),
    ...(ceiling !== undefined && { maxFee: `${ceiling}`, maxFeeText: inCoins(ceiling) }),
    leftText: left === undefined ? undefined : formatAmount(left, token.decimals),
  }
}

/** Some nodes refuse to show code: the visitor is asked about what could not be read. */
function uncheckedWhereUnread(thrown: unknown): 'unchecked' {
  if (isUnread(thrown)) return 'unchecked'
  throw thrown
}

function isUnread(thrown: unknown): boolean {
  return (
    isLatchkeyError(thrown, 'rpc.unavailable') ||
    isLatchkeyError(thrown, 'rpc.failed') ||
    isLatchkeyError(thrown, 'http.malformed')
  )
}

type Common = Omit<TransactionRequest, 'amount'>

async function amountOf(
  { transfers }: Sender,
  { draft, common }: { readonly draft: SendDraft; readonly common: Common },
  signal: AbortSignal,
): Promise<bigint> {
  const { token, amountText, isMax } = draft
  // The remainder for the fee may have changed since the amount was entered.
  if (isMax && token.address === undefined) {
    const largest = await transfers.largest(common, signal)
    if (largest === 0n) throw new LatchkeyError('transfer.short', {})
    return largest
  }
  const amount = parseAmount(amountText, token.decimals)
  if (amount === 0n) throw new LatchkeyError('amount.invalid', {})
  return amount
}
