import { formatAmount, parseAmount } from '../balances/amount.ts'
import {
  type AccountId,
  type ChainAdapter,
  LatchkeyError,
  namespaceOf,
  networkOf,
  type TransactionRequest,
  type TransferFee,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/root-state.ts'
import { activeAccount, activeSession, findNetwork } from '../store/selectors.ts'
import type { SendReview, SendToken } from '../store/send-state.ts'
import { doubtsOf } from './doubts.ts'
import { readUnits, sendBalance } from './send-form.ts'

/** What is to be sent, as far as it was entered. */
export interface SendDraft {
  readonly account: AccountId
  readonly token: SendToken
  /** Decimal text; all that can be sent where `isMax`. */
  readonly amountText: string
  readonly isMax: boolean
  readonly to: string
  readonly name?: string | undefined
}

/** What a review is made with. */
export interface PrepareDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
}

/** An adapter that can send with a reviewed fee, and what it sends with. */
export interface Sender {
  readonly adapter: ChainAdapter
  readonly transfers: Required<NonNullable<ChainAdapter['transfers']>>
  readonly sessionId: string
}

/**
 * The sender of an account, which has to be the active one still. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed`, `send.unsupported-chain`.
 */
export function requireSender({ state, adapters }: PrepareDeps, account: AccountId): Sender {
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  if (session === undefined || activeAccount(state) !== account) {
    throw new LatchkeyError('wallet.changed', {})
  }
  const adapter = adapters.get(namespace)
  const { estimate, fee, largest, send } = adapter?.transfers ?? {}
  const isKnown = findNetwork(state, networkOf(account)) !== undefined
  if (!adapter || !isKnown || !estimate || !fee || !largest || !send) {
    throw new LatchkeyError('send.unsupported-chain', {})
  }
  return { adapter, transfers: { estimate, fee, largest, send }, sessionId: session.id }
}

/**
 * Reads what a transfer costs, and checks that the account can pay for it.
 *
 * @throws LatchkeyError `transfer.short`, `send.no-fee`, `amount.invalid`, `amount.too-precise`,
 * `caip.invalid-address`, `transfer.would-fail`, and as `requireSender`.
 */
export async function prepareSend(
  deps: PrepareDeps,
  draft: SendDraft,
  signal: AbortSignal,
): Promise<SendReview> {
  const { account, token } = draft
  const sender = requireSender(deps, account)
  const check = await sender.adapter.addresses.check(draft.to, networkOf(account))
  if (!check.ok) throw new LatchkeyError('caip.invalid-address', {})
  const { sessionId } = sender
  const common = { sessionId, from: account, to: check.address, token: token.address }
  const amount = await amountOf(sender, { draft, common }, signal)
  const request = { ...common, amount }
  const [fee, coins, held] = await Promise.all([
    sender.transfers.fee(request, signal),
    sender.adapter.balances?.read(account, signal),
    heldOf(sender, request, signal),
  ])
  const left = requireFunds(deps, { request, fee, coins, held, token })
  const { nativeCurrency } = findNetwork(deps.state, networkOf(account)) ?? {}
  const inCoins = (units: bigint): string => formatAmount(units, nativeCurrency?.decimals ?? 0)
  const { expected, ceiling } = fee
  return {
    ...{ account, sessionId, token, to: check.address, name: draft.name },
    ...{ units: `${amount}`, amountText: formatAmount(amount, token.decimals) },
    ...{ fee: `${expected}`, feeText: inCoins(expected) },
    ...(ceiling !== undefined && { maxFee: `${ceiling}`, maxFeeText: inCoins(ceiling) }),
    leftText: left === undefined ? undefined : formatAmount(left, token.decimals),
    doubts: doubtsOf(deps.state, { account, to: check.address, token: token.address }),
  }
}

type Common = Omit<TransactionRequest, 'amount'>

/** What nodes have of a token; undefined where they can't tell, and for the coin. */
async function heldOf(
  { adapter }: Sender,
  { from, token }: TransactionRequest,
  signal: AbortSignal,
): Promise<bigint | undefined> {
  if (token === undefined) return undefined
  return (await adapter.balances?.ofToken?.(from, token, signal))?.amount
}

async function amountOf(
  { transfers }: Sender,
  { draft, common }: { readonly draft: SendDraft; readonly common: Common },
  signal: AbortSignal,
): Promise<bigint> {
  const { token, amountText, isMax } = draft
  // What is left for the fee depends on it, and may have changed since it was entered.
  if (isMax && token.address === undefined) {
    const largest = await transfers.largest(common, signal)
    if (largest === 0n) throw new LatchkeyError('transfer.short', {})
    return largest
  }
  const amount = parseAmount(amountText, token.decimals)
  if (amount === 0n) throw new LatchkeyError('amount.invalid', {})
  return amount
}

interface Funds {
  readonly request: Pick<TransactionRequest, 'from' | 'amount'>
  readonly fee: TransferFee
  /** The balance in the native coin. */
  readonly coins: bigint | undefined
  /** The balance of the token, as nodes have it. */
  readonly held: bigint | undefined
  readonly token: SendToken
}

/** @returns What is left of the token; undefined where that is not known. */
function requireFunds({ state }: PrepareDeps, funds: Funds): bigint | undefined {
  const { coins, token } = funds
  const { from, amount } = funds.request
  const cost = funds.fee.ceiling ?? funds.fee.expected
  if (token.address === undefined) {
    if (coins === undefined) return undefined
    if (amount + cost > coins) throw new LatchkeyError('transfer.short', {})
    return coins - amount - funds.fee.expected
  }
  if (coins !== undefined && cost > coins) throw new LatchkeyError('send.no-fee', {})
  const listed = sendBalance(state, from, token)
  const held = funds.held ?? (listed === undefined ? undefined : readUnits(listed, token))
  if (held === undefined) return undefined
  if (amount > held) throw new LatchkeyError('transfer.short', {})
  return held - amount
}
