import {
  formatAmount,
  type Holding,
  hasPaymentLinks,
  parseAmount,
  paymentLink,
  type Snapshot,
} from '@latchkey/core'
import { isLatchkeyError, namespaceOf, type OtherRules } from '@latchkey/core/contract'
import { createSymbolCheck, tokenPicture } from '@latchkey/core/views'
import { exactAmount } from '../../format/exact-amount.ts'
import { formatWorth } from '../../format/fiat.ts'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'

/** The values that the visitor typed and chose. */
export interface RequestForm {
  /** Decimal text with a point; empty before something is typed. */
  readonly amountText: string
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
  /** Is true if the network confirms the listed data of the token; undefined before it answered. */
  readonly isConfirmed?: boolean | undefined
}

/** Something that can be asked for. */
export interface RequestToken {
  /** Plain address; undefined for the native coin. */
  readonly address: string | undefined
  readonly symbol: string
  readonly name: string
  readonly image: string | undefined
  readonly decimals: number
  readonly priceUsd: number | undefined
  /** Its symbol tells it from the others; else its address has to be shown. */
  readonly isTold: boolean
}

/** Everything that is shown of a requested amount. */
export interface RequestModel {
  readonly tokens: readonly RequestToken[]
  readonly chosen: RequestToken
  readonly error: string | undefined
  /** Undefined where it is not known, or nothing is asked for. */
  readonly fiat: string | undefined
  /** The request in the code, and its link; undefined while that can't be asked for. */
  readonly asks:
    | { readonly amount: string; readonly network: string; readonly link: string }
    | undefined
}

type Facts = Pick<Snapshot, 'accounts' | 'network' | 'portfolio'> & {
  /** The traits of the adapters, by namespace: of some namespaces only they know links. */
  readonly traits?: OtherRules | undefined
}

/**
 * Returns the visitor's request for an amount, with every reason why it can't be asked for.
 *
 * @returns undefined where nothing can be asked for: links have no standard there, or the website does not
 * know the network.
 */
export function requestModel(
  snapshot: Facts,
  form: RequestForm,
  text: Wording,
): RequestModel | undefined {
  const account = activeAccountOf(snapshot)
  if (account === undefined || !hasPaymentLinks(namespaceOf(account.id), snapshot.traits))
    return undefined
  const network = snapshot.network.supported.find(({ id }) => id === account.networkId)
  if (network === undefined) return undefined
  const coin = {
    ...network.nativeCurrency,
    address: undefined,
    image: tokenPicture(snapshot, { networkId: network.id }),
    priceUsd: undefined,
    isTold: true,
  }
  const tokens = tokensOf(snapshot.portfolio.accounts[account.id]?.holdings ?? [], coin)
  const chosen = tokens.find(({ address }) => address === form.token) ?? coin
  const amount = readAmount(form.amountText, chosen, text)
  if (typeof amount !== 'bigint')
    return { tokens, chosen, ...amount, fiat: undefined, asks: undefined }
  const { address: token, decimals, priceUsd, symbol } = chosen
  if (token !== undefined && form.isConfirmed !== true) {
    const isRefused = form.isConfirmed === false
    const error = isRefused ? text.get('receive.amount.unconfirmed') : undefined
    return { tokens, chosen, error, fiat: undefined, asks: undefined }
  }
  const amountText = formatAmount(amount, decimals)
  try {
    const link = paymentLink({ account: account.id, amount, decimals, token }, snapshot.traits)
    if (link === undefined) return undefined
    return {
      tokens,
      chosen,
      error: undefined,
      fiat: formatWorth(amountText, priceUsd, text),
      asks: {
        amount: `${exactAmount(amountText, text.locale)} ${symbol}`,
        network: network.name,
        link,
      },
    }
  } catch {
    // A readable amount is refused only if it is too large.
    const error = text.get('receive.amount.tooLarge')
    return { tokens, chosen, error, fiat: undefined, asks: undefined }
  }
}

/** The coin first, then the tokens that are held, as far as they have a name. */
function tokensOf(holdings: readonly Holding[], coin: RequestToken): readonly RequestToken[] {
  const tokens = holdings.flatMap(({ address, symbol, name, iconUrl, decimals, priceUsd }) =>
    address !== undefined && symbol
      ? [{ address, symbol, name: name || symbol, image: iconUrl, decimals, priceUsd }]
      : [],
  )
  const isTold = createSymbolCheck([coin, ...tokens])
  const held = holdings.find(({ address }) => address === undefined)
  return [
    { ...coin, priceUsd: held?.priceUsd },
    ...tokens.map((token) => ({ ...token, isTold: isTold(token) })),
  ]
}

/** @returns What is wrong with the text where it is no amount; nothing before something is typed. */
function readAmount(
  amountText: string,
  { decimals, symbol }: RequestToken,
  text: Wording,
): bigint | { readonly error: string | undefined } {
  if (amountText === '') return { error: undefined }
  try {
    const amount = parseAmount(amountText.replace(/\.$/, ''), decimals)
    // "0." is the beginning of an amount.
    if (amount === 0n) return { error: undefined }
    return amount
  } catch (thrown) {
    const isTooPrecise = isLatchkeyError(thrown, 'amount.too-precise')
    return {
      error: isTooPrecise
        ? text.get('receive.amount.tooPrecise', { symbol, decimals: `${decimals}` })
        : (unreadableAmount(amountText, text) ?? text.get('receive.amount.invalid')),
    }
  }
}
