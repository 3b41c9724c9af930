import { LatchkeyError, toLatchkeyError } from '../contract/index.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import { createReceipts, type Receipts } from '../send/receipts.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import type { SwapDraft, SwapState, SwapStep } from '../store/state/swap.ts'
import { createDecisions, type Decisions } from './decisions.ts'
import { STORED_SWAP } from './forget-swap.ts'
import { createForm, EMPTY_FORM, type Form } from './form.ts'
import { questionOf } from './form-rules.ts'
import { createPrices, type Prices } from './prices.ts'
import { createQuotes, type Quotes } from './quotes.ts'
import { createSwapStore, type SwapStore } from './stored-swap.ts'
import { type SwapEffect, type SwapEvent, swapMachine } from './swap.machine.ts'
import { performSwap } from './swap-effects.ts'
import type { TradeSource } from './swap-source.ts'
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
export function createParts(
  deps: MoveDeps,
  source: TradeSource | undefined,
  slice: SwapState,
): SwapParts {
  const { state, ports, ui } = deps
  const coinUnknown = (): void => ui.notices.fail(new LatchkeyError('swap.no-coin-price', {}))
  const prices = createPrices({ ...deps, source, coinUnknown }, slice)
  const store = createSwapStore(ports.tabStorage, ports.key(STORED_SWAP))
  const receipts = createReceipts(deps)
  const quotes = createQuotes(
    {
      ...deps,
      source,
      readPrices,
      shownAgain() {
        prices.forgetFailures()
        const question = questionOf(slice)
        if (typeof question !== 'string') readPrices(question)
      },
      refreshReview() {
        const { step } = slice.current
        if (step === 'reviewing') flow.send({ type: 'refreshDue' })
        return step === 'reviewing' || step === 'preparing' || step === 'asking'
      },
    },
    slice,
  )
  function readPrices(of: SwapDraft): void {
    prices.read(of).catch((thrown) => {
      // It is about the network, so every price of the account is concerned.
      if (of.account === slice.account && slice.quote.status !== 'idle') quotes.refuse(thrown)
    })
  }

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
  const list = createTokenList({ ...deps, source }, slice)
  const decisions = createDecisions(state)
  return { source, prices, quotes, form, list, store, decisions, receipts, flow }
}
