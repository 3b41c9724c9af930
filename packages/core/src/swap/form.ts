import { asOnChain } from '../balances/read-held.ts'
import { isSameToken } from '../balances/same-token.ts'
import {
  type AccountId,
  addressOf,
  type LatchkeyError,
  type PlainError,
  type SwapSource,
} from '../contract/index.ts'
import { createMaxReader } from '../send/max-reader.ts'
import { requireSender, type SenderDeps } from '../send/require-sender.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SwapDraft, SwapState, SwapTarget, SwapToken } from '../store/swap-state.ts'
import { NO_CONSENT } from './consent.ts'
import { swapBalance } from './form-rules.ts'
import type { SwapRequest } from './swap-request.ts'
import { isSwapPossible } from './swap-source.ts'
import { findSwapToken, swapCoin } from './swap-tokens.ts'

/** The amount of a swap that no request fills in: one coin. Source: docs/views.md, "Swap rules". */
const FIRST_AMOUNT = '1'

/** How many plain transfers the fee of a swap may cost: 210,000 gas. */
const TRANSFERS_OF_SWAP = 10n

/** The edits of the form. */
export interface Entry {
  chooseToken(target: SwapTarget, token: SwapToken): void
  turn(): void
  enterAmount(amountText: string): void
  enterMax(): void
  /** Gives up what is being read. */
  stop(): void
}

/** The form of one core. */
export interface Form extends Entry {
  /** Empties it, for the active account. */
  clear(): void
  /** Returns true if the fields belong to another account or network. */
  isOutdated(): boolean
  fill(request: SwapRequest): void
  /** Chooses what was asked for before the tokens were known. */
  listed(): void
  restore(swap: SwapDraft): void
  /** Takes a token as its network has it, where the list was refused; the amount was not of that one. */
  correct(refused: LatchkeyError): void
}

/** The dependencies of the form. */
export interface FormDeps extends SenderDeps {
  readonly source: SwapSource | undefined
  readonly notices: { fail(error: PlainError): unknown }
  /** Something else is entered. */
  changed(): void
}

/** An empty form. */
export const EMPTY_FORM = {
  account: undefined,
  isSupported: false,
  from: undefined,
  to: undefined,
  amountText: '',
  isMax: false,
  isReadingMax: false,
  consent: NO_CONSENT,
}

/** @param slice - The part of the state that it writes. */
export function createForm(deps: FormDeps, slice: SwapState): Form {
  const { state } = deps
  const entry = createEntry(deps, slice)
  /** Symbols and addresses that no token is known for yet. */
  let requested: SwapRequest = {}

  function listed(): void {
    const { account } = slice
    if (account === undefined || slice.list.status !== 'ready') return
    const { list } = slice
    const [from, to] = [requested.fromToken, requested.toToken].map((text) =>
      text === undefined ? undefined : findSwapToken(state, account, { list, text }),
    )
    const isOfAnother =
      slice.amountText !== requested.amount && !isSame(from ?? slice.from, slice.from)
    requested = {}
    // An amount that was entered for one token never becomes one of another.
    if (isOfAnother) entry.enterAmount('')
    if (from !== undefined) entry.chooseToken('sourceToken', from)
    if (to !== undefined) entry.chooseToken('toToken', to)
  }

  function change(entered: Partial<SwapState>): void {
    entry.stop()
    requested = {}
    Object.assign(slice, EMPTY_FORM, entered)
    deps.changed()
  }

  return {
    ...entry,
    clear() {
      const account = activeAccount(state)
      const isSupported = isSwapPossible(deps.source, account)
      change({
        account,
        isSupported,
        from: isSupported && account ? swapCoin(state, account) : undefined,
      })
    },
    isOutdated: () => slice.account === undefined || slice.account !== activeAccount(state),
    fill(request) {
      if (slice.account === undefined || !slice.isSupported) return
      const isEmpty = Object.values(request).every((each) => each === undefined)
      const isUntouched = slice.amountText === '' && slice.to === undefined
      if (isEmpty && isUntouched) entry.enterAmount(FIRST_AMOUNT)
      if (request.amount !== undefined) entry.enterAmount(request.amount)
      requested = request
      listed()
    },
    listed,
    restore: ({ account, from, to, amountText }) =>
      change({ account, isSupported: true, from, to, amountText }),
    correct(refused) {
      const pair = pairOnChain(slice, refused)
      if (pair !== undefined) change({ account: slice.account, isSupported: true, ...pair })
    },
  }
}

/** The two tokens as their network has them; undefined where the refusal is about neither. */
function pairOnChain(
  slice: Pick<SwapState, 'from' | 'to'>,
  refused: LatchkeyError,
): Pick<SwapState, 'from' | 'to'> | undefined {
  const [from, to] = [slice.from, slice.to].map((each) => each && asOnChain(each, refused))
  return from === slice.from && to === slice.to ? undefined : { from, to }
}

function createEntry(deps: FormDeps, slice: SwapState): Entry {
  const enterMax = (amountText: string): void => setAmount(amountText, true)
  const max = createMaxReader({ slice, notices: deps.notices, enter: enterMax })

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

function isSame(one: SwapToken | undefined, other: SwapToken | undefined): boolean {
  if (one === undefined || other === undefined) return one === other
  return isSameToken(one, other)
}

/** Calculates the rest of the native coin once the fee of a swap is paid. */
function largestOf(deps: FormDeps, account: AccountId) {
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
