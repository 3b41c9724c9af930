import { type PayExchange, parseAmount, type Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { assetId, sendTokens } from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatFiat, formatWorth } from '../../format/fiat.ts'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { networkDetails } from '../../models/network-details.ts'
import { priceOf } from '../../models/price-of.ts'
import { tokensForMoney } from '../../models/tokens-for-money.ts'

type Token = ReturnType<typeof sendTokens>[number]

/** The values that the visitor entered. */
export interface DepositForm {
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
  readonly amount: string
  /** The amount is in tokens, and not in money. */
  readonly isInTokens: boolean
}

/** Everything that the form shows. */
export interface DepositModel {
  readonly tokens: readonly { readonly token: Token; readonly isChosen: boolean }[]
  readonly token: Token
  /** CAIP-19 of the token. */
  readonly asset: string
  /** The currency of the field, or the symbol of the token: where its price is unknown, and where the visitor chose that. */
  readonly unit: string
  /** The same amount in the other unit, which a press changes to; undefined where there is no price. */
  readonly other: { readonly text: string; readonly unit: string } | undefined
  /** Sums of money. */
  readonly presets: readonly { readonly amount: string; readonly label: string }[]
  readonly amountError: string | undefined
  /** The deposit, in tokens; undefined while it is no amount. */
  readonly amount: string | undefined
  /** Undefined while they are read. */
  readonly exchanges: readonly PayExchange[] | undefined
  readonly none: string
}

type Facts = Pick<Snapshot, 'pay' | 'accounts' | 'network' | 'portfolio'>

/** Sums of money. Source: docs/views.md, PayWithExchange. */
const PRESETS = ['10', '50', '100'] as const

/** Source: docs/views.md, PayWithExchange. */
const MONEY_DECIMALS = 6

/** More would be a list of their own. */
const MAX_TOKENS = 6

/**
 * Everything the view shows, from the snapshot and what is entered.
 *
 * @returns undefined without an account that exchanges can pay to.
 */
export function depositModel(
  snapshot: Facts,
  form: DepositForm,
  text: Wording,
): DepositModel | undefined {
  const account = activeAccountOf(snapshot)
  const all = account === undefined ? [] : sendTokens(snapshot, account.id)
  const token = all.find(({ address }) => address === form.token) ?? all[0]
  if (account === undefined || token === undefined) return undefined
  const networkId = networkOf(account.id)
  const { name: network } = networkDetails(networkId, snapshot, text)
  const { exchanges } = snapshot.pay ?? {}
  const price = priceOf(snapshot, account.id, token)
  return {
    tokens: all.slice(0, MAX_TOKENS).map((each) => ({ token: each, isChosen: each === token })),
    token,
    asset: assetId({ networkId, token: token.address }),
    ...(price === undefined || form.isInTokens
      ? inTokens(form, { token, price }, text)
      : inMoney(form, { token, price }, text)),
    exchanges: readOf(exchanges),
    none:
      exchanges?.status === 'failed'
        ? text.get('pay.exchanges.failed')
        : text.get('deposit.none', { symbol: token.symbol, network }),
  }
}

interface Priced<Price = number> {
  readonly token: Token
  /** In US dollars. */
  readonly price: Price
}

function inTokens(
  { amount }: DepositForm,
  { token, price }: Priced<number | undefined>,
  text: Wording,
) {
  const { symbol, decimals } = token
  const isRead = isAmount(amount, decimals)
  const worth = formatWorth(isRead ? plain(amount) : '0', price, text)
  return {
    unit: symbol,
    other: worth === undefined ? undefined : { text: worth, unit: currencyOf(text) },
    presets: [],
    amountError: isRead
      ? undefined
      : errorOf(amount, text.get('deposit.invalid', { symbol, decimals: `${decimals}` }), text),
    amount: isRead && /[1-9]/.test(amount) ? plain(amount) : undefined,
  }
}

function inMoney({ amount }: DepositForm, { token, price }: Priced, text: Wording) {
  const isRead = isAmount(amount, MONEY_DECIMALS)
  const perToken = price * (text.fiat?.perUsd ?? 1)
  const tokens = isRead ? tokensForMoney(plain(amount), perToken, token.decimals) : undefined
  const symbol = currencyOf(text)
  const shown = exactAmount(tokens ?? '0', text.locale)
  return {
    unit: symbol,
    other: {
      text: text.get('deposit.about', { amount: `${shown} ${token.symbol}` }),
      unit: token.symbol,
    },
    presets: PRESETS.map((preset) => ({
      amount: preset,
      label: formatFiat(Number(preset), { locale: text.locale, currency: symbol, decimals: 0 }),
    })),
    amountError: isRead
      ? undefined
      : errorOf(
          amount,
          text.get('deposit.invalid', { symbol, decimals: `${MONEY_DECIMALS}` }),
          text,
        ),
    amount: tokens,
  }
}

function currencyOf({ fiat }: Wording): string {
  return fiat?.currency ?? 'USD'
}

/** "1." is on the way to an amount. */
function plain(amount: string): string {
  return amount.replace(/\.$/, '')
}

/** An empty field has no fault. */
function errorOf(amount: string, tooPrecise: string, text: Wording): string | undefined {
  return amount === '' ? undefined : (unreadableAmount(amount, text) ?? tooPrecise)
}

function readOf(exchanges: NonNullable<Facts['pay']>['exchanges'] | undefined) {
  if (exchanges?.status === 'ready') return exchanges.exchanges
  return exchanges?.status === 'failed' ? [] : undefined
}

function isAmount(amount: string, decimals: number): boolean {
  try {
    parseAmount(plain(amount), decimals)
    return true
  } catch {
    return false
  }
}
