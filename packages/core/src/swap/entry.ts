import { isSameToken } from '../balances/same-token.ts'
import { type AccountId, addressOf } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { createMaxReader } from '../send/max-reader.ts'
import { requireSender, type SenderDeps } from '../send/require-sender.ts'
import type { SwapState, SwapTarget, SwapToken } from '../store/state/swap.ts'
import { NO_CONSENT } from './consent.ts'
import { swapBalance } from './form-rules.ts'

/** How many plain transfers the fee of a swap may cost: 210,000 gas. */
const TRANSFERS_OF_SWAP = 10n

/** The edits of the form. */
export interface SwapEdits {
  /** Chooses one of the two tokens; the other one makes room if it is the same. */
  chooseToken(target: SwapTarget, token: SwapToken): void
  /** Swaps the other way round. */
  turn(): void
  enterAmount(amountText: string): void
  /** Enters all that can be swapped; of the native coin something is left for the fee. */
  enterMax(): void
}

/** The two tokens and the amount of a swap. */
export interface Entry extends SwapEdits {
  /** Gives up what is being read. */
  stop(): void
}

/** The dependencies of the entry. */
export interface EntryDeps extends SenderDeps {
  readonly ui: Pick<Ui, 'notices'>
  /** Something else is entered. */
  changed(): void
}

/** @param slice - The part of the state that it writes. */
export function createEntry(deps: EntryDeps, slice: SwapState): Entry {
  const enterMax = (amountText: string): void => setAmount(amountText, true)
  const max = createMaxReader({ slice, ui: deps.ui, enter: enterMax })

  function setAmount(amountText: string, isMax = false): void {
    max.cancel()
    slice.amountText = amountText
    slice.isMax = isMax
    slice.consent = NO_CONSENT
    deps.changed()
  }

  return {
    chooseToken(target, token) {
      const isOfAll = slice.isMax || slice.isReadingMax
      const before = slice.from
      Object.assign(slice, chosenPair(slice, target, token))
      // All of one token is no amount of another.
      setAmount(isOfAll && !isSame(before, slice.from) ? '' : slice.amountText)
    },
    turn() {
      const { from, to, quote } = slice
      slice.from = to
      slice.to = from
      setAmount(quote.status === 'ready' ? quote.amountText : slice.amountText)
    },
    enterAmount: (amountText) => setAmount(amountText),
    enterMax() {
      const { account, from } = slice
      if (account === undefined || from === undefined) return
      if (from.address === undefined) max.read(largestOf(deps, account), from.decimals)
      else setAmount(swapBalance(deps.state, account, from) ?? slice.amountText, true)
    },
    stop: max.cancel,
  }
}

/** The other token makes room for one that is the same. */
function chosenPair(
  { from, to }: Pick<SwapState, 'from' | 'to'>,
  target: SwapTarget,
  token: SwapToken,
): Pick<SwapState, 'from' | 'to'> {
  return target === 'sourceToken'
    ? { from: token, to: isSame(to, token) ? from : to }
    : { from: isSame(from, token) ? to : from, to: token }
}

/** Returns true if both are the same token, or neither is chosen. */
export function isSame(one: SwapToken | undefined, other: SwapToken | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return isSameToken(one, other)
}

/** Calculates the rest of the native coin once the fee of a swap is paid. */
function largestOf(deps: EntryDeps, account: AccountId) {
  return async (signal: AbortSignal): Promise<bigint> => {
    const { adapter, transfers, sessionId } = requireSender(deps, account)
    const to = addressOf(account)
    const [sendable, balance] = await Promise.all([
      transfers.largest({ sessionId, from: account, to }, signal),
      adapter.balances?.read(account, signal),
    ])
    const fee = balance === undefined ? 0n : balance - sendable
    const left = sendable - fee * (TRANSFERS_OF_SWAP - 1n)
    return left > 0n ? left : 0n
  }
}
