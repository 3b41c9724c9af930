import { toLatchkeyError } from '../contract/index.ts'
import { createReceipts, type Receipts } from '../send/receipts.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import type { SwapState, SwapStep } from '../store/swap-state.ts'
import { createDecisions, type Decisions } from './decisions.ts'
import { createForm, EMPTY_FORM, type Form } from './form.ts'
import { createPrices, type Prices } from './prices.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import { createSwapStore, type SwapStore } from './stored-swap.ts'
import { type SwapEffect, type SwapEvent, swapMachine } from './swap.machine.ts'
import type { SwapDeps } from './swap-deps.ts'
import { performSwap } from './swap-effects.ts'
import { STORED_SWAP } from './swap-key.ts'
import { chooseSource, type TradeSource } from './swap-source.ts'
import { createTokenList, type TokenList } from './token-list.ts'

/** The modules of swapping. */
export interface SwapParts {
  readonly source: TradeSource | undefined
  readonly prices: Prices
  readonly quotes: Quotes
  readonly form: Form
  readonly list: TokenList
  readonly store: SwapStore
  readonly decisions: Decisions
  readonly receipts: Receipts
  readonly flow: Flow<SwapStep, SwapEvent>
}

/** Nothing is entered, and nothing is known. */
export const EMPTY: SwapState = {
  ...EMPTY_FORM,
  list: { status: 'idle' },
  quote: { status: 'idle' },
  nextQuoteAtMs: undefined,
  prices: {},
  gasPrice: undefined,
  current: swapMachine.initial,
}

/** Creates the parts of one core. @param slice - The part of the state that they write. */
export function createParts(deps: SwapDeps, slice: SwapState): SwapParts {
  const { state } = deps
  const source = chooseSource(deps)
  const prices = createPrices({ ...deps, source }, slice)
  const store = createSwapStore(deps.tabStorage, deps.key(STORED_SWAP))
  const receipts = createReceipts(deps)
  const quotes = createQuotes(
    {
      ...deps,
      source,
      // Prices that can't be read are unknown.
      readPrices: (of) => void prices.read(of),
      refreshReview() {
        const { step } = slice.current
        if (step === 'reviewing') flow.send({ type: 'refreshDue' })
        return step === 'reviewing' || step === 'preparing' || step === 'asking'
      },
    },
    slice,
  )
  const form = createForm({ ...deps, source, changed: quotes.changed }, slice)
  const tools = { deps, source, prices, form, quotes, receipts, store }
  const flow = runMachine<SwapStep, SwapEvent, SwapEffect>({
    machine: swapMachine,
    perform: (effect, context) => performSwap({ ...tools, slice }, effect, context),
    onState(step) {
      slice.current = step
      store.save(step)
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  const list = createTokenList({ state, source }, slice)
  const decisions = createDecisions(state)
  return { source, prices, quotes, form, list, store, decisions, receipts, flow }
}
