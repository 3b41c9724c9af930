import { asOnChain } from '../balances/read-held.ts'
import type { LatchkeyError, SwapSource } from '../contract/index.ts'
import { activeAccount } from '../store/selectors.ts'
import type { SwapDraft, SwapState } from '../store/state/swap.ts'
import { NO_CONSENT } from './consent.ts'
import { createEntry, type Entry, type EntryDeps, isSame } from './entry.ts'
import type { SwapRequest } from './swap-request.ts'
import { isSwapPossible } from './swap-source.ts'
import { findSwapToken, swapCoin } from './swap-tokens.ts'

/** The amount of a swap that no request fills in: one coin. Source: docs/views.md, "Swap rules". */
const FIRST_AMOUNT = '1'

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
export interface FormDeps extends EntryDeps {
  readonly source: SwapSource | undefined
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
