import { type AccountId, networkOf } from '../contract/index.ts'
import { offersOnramp } from '../store/offers-onramp.ts'
import { activeAccount, findNetwork } from '../store/selectors.ts'
import type { OnrampState } from '../store/state/onramp.ts'
import type { RootState } from '../store/state/root.ts'
import {
  onrampMethod,
  onrampMethods,
  onrampPayments,
  onrampProblem,
  onrampToken,
  onrampTokens,
} from './form-rules.ts'
import type { OnrampRequest } from './onramp-request.ts'
import type { OnrampQuestion } from './provider-group.ts'

/** The fields of a purchase. */
export interface Form {
  /** Empties it, for the account that buys now. */
  clear(): void
  /** Returns true if the fields belong to another account or network. */
  isOutdated(): boolean
  fill(request: OnrampRequest): void
  /** Chooses what was asked for before the options were known, or what is usual. */
  optionsRead(): void
  enterAmount(amountText: string): void
  choosePayment(paymentId: string): void
  chooseMethod(methodId: string): void
  chooseToken(symbol: string): void
  /** Builds the question for prices; undefined if a field is missing or wrong. */
  question(): OnrampQuestion | undefined
}

/** The usual purchase, if the website asks for none. Source: docs/constants.json, `onramp`. */
const USUAL = { amountText: '100', payment: 'USD', method: 'card', symbol: 'USDC' }

/** Nothing is entered. */
const EMPTY = {
  account: undefined,
  amountText: '',
  paymentId: undefined,
  methodId: undefined,
  symbol: undefined,
} satisfies Partial<OnrampState>

interface Deps {
  readonly state: RootState
  country(): string
}

/** @param slice - The part of the state that it writes. */
export function createForm({ state, country }: Deps, slice: OnrampState): Form {
  /** Asked for before it could be chosen. */
  let requested: OnrampRequest = {}

  function buyer(): AccountId | undefined {
    return offersOnramp(state) ? activeAccount(state) : undefined
  }

  function choosePayment(paymentId: string): void {
    if (!onrampPayments(slice).some(({ id }) => id === paymentId)) return
    slice.paymentId = paymentId
    const methods = onrampMethods(slice).map(({ id }) => id)
    slice.methodId = pick(methods, [slice.methodId, USUAL.method])
  }

  function optionsRead(): void {
    const { currency, token } = requested
    requested = {}
    const payments = onrampPayments(slice).map(({ id }) => id)
    const wanted = [currency?.toUpperCase(), slice.paymentId, USUAL.payment]
    choosePayment(pick(payments, wanted) ?? '')
    const symbols = onrampTokens(slice).map(({ symbol }) => symbol)
    const asked = symbols.find((symbol) => symbol.toLowerCase() === token?.toLowerCase())
    slice.symbol = pick(symbols, [asked, slice.symbol, USUAL.symbol, coinOf(state, slice)])
  }

  return {
    choosePayment,
    optionsRead,
    clear() {
      requested = {}
      Object.assign(slice, EMPTY, { account: buyer() })
    },
    isOutdated: () => slice.account !== buyer(),
    fill(request) {
      requested = { ...requested, ...request }
      const { amount } = request
      if (amount !== undefined) slice.amountText = amount
      else if (slice.amountText === '') slice.amountText = USUAL.amountText
      if (slice.options.status === 'ready') optionsRead()
    },
    enterAmount(amountText) {
      slice.amountText = amountText
    },
    chooseMethod(methodId) {
      if (onrampMethods(slice).some(({ id }) => id === methodId)) slice.methodId = methodId
    },
    chooseToken(symbol) {
      if (onrampTokens(slice).some((each) => each.symbol === symbol)) slice.symbol = symbol
    },
    question: () => questionOf(slice, country()),
  }
}

function questionOf(slice: OnrampState, country: string): OnrampQuestion | undefined {
  const { account, amountText } = slice
  if (onrampProblem(slice) !== undefined || account === undefined) return undefined
  const token = onrampToken(slice)
  const network = token?.networks.find(({ networkId }) => networkId === networkOf(account))
  const payment = onrampPayments(slice).find(({ id }) => id === slice.paymentId)
  const method = onrampMethod(slice)
  if (!token || !network || !payment || !method) return undefined
  return { account, token, network, payment, method, amountText, country }
}

function coinOf(state: RootState, { account }: OnrampState): string | undefined {
  return account && findNetwork(state, networkOf(account))?.nativeCurrency.symbol
}

/** The first of the wanted ones that there is, else the first one. */
function pick(
  there: readonly string[],
  wanted: readonly (string | undefined)[],
): string | undefined {
  return wanted.find((each) => each !== undefined && there.includes(each)) ?? there[0]
}
