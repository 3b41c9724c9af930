import type { Snapshot } from '@latchkey/core'
import { type AccountId, networkOf } from '@latchkey/core/contract'
import {
  createSymbolCheck,
  type SwapProblem,
  swapBalance,
  swapDetails,
  swapProblem,
} from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatMoney } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { canBuyInstead } from '../../models/buy-instead.ts'
import { networkDetails } from '../../models/network-details.ts'
import { priceOf } from '../../models/price-of.ts'
import {
  type SwapDetailsModel,
  swapDetailsModel,
} from '../../partials/swap-details/swap-details.model.ts'
import { receivedAmount, type Swap, worthOf } from '../../partials/swap-details/swap-figures.ts'
import { type SwapImpactModel, swapImpact } from '../../partials/swap-details/swap-impact.ts'

type Facts = Pick<Snapshot, 'swap' | 'network' | 'balances' | 'portfolio' | 'accounts' | 'options'>

type Token = NonNullable<Swap['from']>

/** A token on its button. */
export interface ShownToken {
  readonly symbol: string
  readonly image: string | undefined
  /** Plain address, where the symbol does not tell it from the others of the list. */
  readonly address: string | undefined
}

/** The action of the button, if any. */
export type SwapPress = 'review' | 'retry' | 'chooseFrom' | 'chooseTo' | 'none'

/** Everything that the form shows. */
export interface SwapModel {
  readonly amountText: string
  readonly from: ShownToken | undefined
  readonly to: ShownToken | undefined
  readonly fromLabel: string
  readonly toLabel: string
  readonly isListing: boolean
  /** Undefined where it is not known. */
  readonly paid: string | undefined
  readonly available: string | undefined
  /** There is none of it, and some can be bought with money: what its button is called. */
  readonly buyLabel: string | undefined
  readonly isReadingMax: boolean
  readonly isShort: boolean
  readonly amountError: string | undefined
  /** Plain decimal; undefined while it is read. */
  readonly received: string | undefined
  readonly got: string | undefined
  readonly isReading: boolean
  readonly details: SwapDetailsModel | undefined
  /** The visitor's loss by the price, if it is large, or the gain, if it can't be true. */
  readonly impact: SwapImpactModel | undefined
  /** The same with the advice, for screen readers; empty where there is none. */
  readonly impactAlert: string
  readonly failure: string | undefined
  /** It is not known what became of the last swap. */
  readonly isLastUnknown: boolean
  readonly button: string
  readonly press: SwapPress
  readonly isPreparing: boolean
  /** The amount that Max entered, for screen readers; empty where one was typed. */
  readonly entered: string
  /** The text for screen readers. */
  readonly status: string
}

/**
 * Everything the form shows, from the snapshot alone.
 *
 * @returns undefined before swaps are loaded.
 */
export function swapModel(snapshot: Facts, text: Wording): SwapModel | undefined {
  const { swap } = snapshot
  const { account } = swap ?? {}
  if (swap === undefined || account === undefined) return undefined
  const problem = swapProblem(swap, snapshot)
  const isPreparing = swap.current.step === 'preparing'
  const got = gotPart(swap, text)
  const isTold = createSymbolCheck(swap.list.status === 'ready' ? swap.list.tokens : [])
  return {
    ...paidPart(snapshot, { swap, account, problem }, text),
    ...got,
    from: shown(swap.from, isTold),
    to: shown(swap.to, isTold),
    fromLabel: label('swap.token.pay', swap.from, text),
    toLabel: label('swap.token.get', swap.to, text),
    isListing: swap.list.status === 'loading',
    details: swapDetailsModel(snapshot, { swap, account }, text),
    failure: failureOf(snapshot, { swap, account }, text),
    isLastUnknown: swap.current.step === 'unknown',
    ...buttonPart(swap, problem, text),
    isPreparing,
    entered: enteredText(swap, text),
    status: isPreparing ? text.get('swap.preparing') : got.status,
  }
}

function enteredText({ isMax, amountText, from }: Swap, text: Wording): string {
  if (!isMax || amountText === '' || from === undefined) return ''
  return `${exactAmount(amountText, text.locale)} ${from.symbol}`
}

function shown(token: Swap['from'], isTold: (token: Token) => boolean): ShownToken | undefined {
  if (token === undefined) return undefined
  const { symbol, iconUrl: image, address } = token
  return { symbol, image, address: isTold(token) ? undefined : address }
}

/** The name of a token button; without a token it says which of the two is missing. */
function label(
  key: 'swap.token.pay' | 'swap.token.get',
  token: Swap['from'],
  text: Wording,
): string {
  return text.get(key, { symbol: token?.symbol ?? text.get('swap.selectToken') })
}

interface About {
  readonly swap: Swap
  readonly account: AccountId
  readonly problem: SwapProblem | undefined
}

function paidPart(snapshot: Facts, { swap, account, problem }: About, text: Wording) {
  const { from, amountText, prices, isReadingMax } = swap
  const balanceText = from && swapBalance(snapshot, account, from)
  const isShort = problem === 'insufficientFunds'
  const isAmount = problem !== 'incorrectValue' && amountText !== ''
  const { symbol = '', decimals = 0 } = from ?? {}
  const quantity = createQuantityFormat(text.locale)
  return {
    amountText,
    isShort,
    isReadingMax,
    paid: from && isAmount ? paidText() : undefined,
    available:
      balanceText === undefined
        ? undefined
        : text.get('swap.available', { amount: quantity(balanceText) }),
    buyLabel: canBuyInstead(balanceText, snapshot)
      ? text.get('swap.buyLabel', { symbol })
      : undefined,
    amountError: amountError(),
  }

  /** The account's own list may know a price before the source of swaps says it. */
  function paidText(): string | undefined {
    const listed = from && priceOf(snapshot, account, from)
    const worth = from && worthOf(amountText, { token: from, prices }, text)
    if (worth !== undefined || listed === undefined) return worth
    return formatMoney(Number(amountText) * listed, text)
  }

  function amountError(): string | undefined {
    const unreadable = unreadableAmount(amountText, text)
    if (unreadable !== undefined) return unreadable
    if (problem === 'incorrectValue')
      return text.get('swap.tooPrecise', { symbol, decimals: `${decimals}` })
    if (!isShort || balanceText === undefined) return undefined
    const amount = createQuantityFormat(text.locale)(balanceText)
    const network = networkDetails(networkOf(account), snapshot, text).name
    return text.get('swap.short', { amount, symbol, network })
  }
}

function gotPart(swap: Swap, text: Wording) {
  const { quote, prices } = swap
  const isReading = quote.status === 'loading'
  if (quote.status !== 'ready') {
    return {
      received: isReading ? undefined : '',
      got: undefined,
      isReading,
      impact: undefined,
      impactAlert: '',
      status: isReading ? text.get('swap.reading') : '',
    }
  }
  const { to } = quote.of
  const received = receivedAmount(quote.amountText)
  const impact = swapImpact(swapDetails(swap)?.priceImpact, { isLost: false }, text)
  return {
    received,
    isReading,
    got: worthOf(quote.amountText, { token: to, prices }, text),
    impact,
    impactAlert: impact ? `${impact.title}. ${impact.text ?? text.get('swap.impact.text')}` : '',
    status: text.get('swap.got', {
      amount: exactAmount(received, text.locale),
      symbol: to.symbol,
    }),
  }
}

function failureOf(
  snapshot: Facts,
  { swap: { list, quote }, account }: Pick<About, 'swap' | 'account'>,
  text: Wording,
): string | undefined {
  if (list.status === 'failed') return text.get('swap.failed.tokens')
  if (quote.status !== 'failed') return undefined
  if (quote.error.code !== 'swap.no-gas-price') return text.get('swap.failed.price')
  const { name: network } = networkDetails(networkOf(account), snapshot, text)
  return text.get('swap.failed.gas', { network })
}

const BUTTONS = {
  unsupported: 'swap.button.unsupported',
  noToken: 'swap.button.noToken',
  sameToken: 'swap.button.sameToken',
  noAmount: 'swap.button.noAmount',
  incorrectValue: 'swap.button.incorrectValue',
  insufficientFunds: 'swap.button.insufficientFunds',
  noQuote: 'swap.button.ready',
  quoteFailed: 'swap.button.retry',
} as const satisfies Readonly<Record<SwapProblem, string>>

function buttonPart(swap: Swap, problem: SwapProblem | undefined, text: Wording) {
  if (swap.list.status === 'failed') return pressed('swap.button.retry', 'retry')
  if (problem === undefined) return pressed('swap.button.ready', 'review')
  const { isReadingMax } = swap
  if (problem === 'quoteFailed') return pressed(BUTTONS[problem], 'retry')
  if (problem === 'noToken' && !isReadingMax)
    return pressed(BUTTONS[problem], swap.from === undefined ? 'chooseFrom' : 'chooseTo')
  return pressed(BUTTONS[problem], 'none')

  function pressed(key: (typeof BUTTONS)[SwapProblem], press: SwapPress) {
    return { button: text.get(key), press }
  }
}
