import type { AccountHoldings, Actions, Holding, Portfolio, Snapshot } from '@latchkey/core'
import type { AccountId } from '@latchkey/core/contract'
import { coinPicture, portfolioAccounts, shownAccounts, shownPortfolio } from '@latchkey/core/views'
import type { AmountFormat } from '../../../../format/balance.ts'
import { createMoneyFormat, type FiatFormat, type MoneyForm } from '../../../../format/fiat.ts'
import { createQuantityFormat } from '../../../../format/quantity.ts'
import type { Wording } from '../../../../messages/create-wording.ts'
import { networkDetails } from '../../../../models/network-details.ts'
import { type ActionModel, actionsModel } from '../../actions/actions.model.ts'

/** A token as a row. */
export interface TokenRow {
  readonly key: string
  readonly name: string
  readonly icon: string | undefined
  readonly networkName: string
  readonly networkImage: string | undefined
  readonly quantity: string
  /** Plain address, where the symbol does not tell it from the others. */
  readonly address: string | undefined
  /** Money as it is drawn; `–` where it is unknown. */
  readonly value: string
  readonly price: string
  /**
   * The words that screen readers read after name and quantity: network, value and price, each with
   * its name.
   */
  readonly spokenRest: string
}

/** Everything that Tokens shows. */
export interface TokensModel {
  readonly state: Portfolio['status'] | 'empty'
  readonly holdings: readonly Holding[]
  /** Part of the list could not be read. */
  readonly isUnlisted: boolean
  /** The total is without the value of some. */
  readonly isUnpriced: boolean
  /** Nothing lists the tokens of a shown network: only its coin is known. */
  readonly isCoinAlone: boolean
  /** Shows all networks of the namespace; undefined where there is one. */
  readonly scope: { readonly isAll: boolean; toggle(): void } | undefined
  /** The actions that an empty list offers. */
  readonly ways: readonly ActionModel[]
  /** The label of the button that reads the list again; it may be pressed once there is no `wait`. */
  readonly wait: string | undefined
  retry(): void
}

type Shown = Pick<Snapshot, 'accounts' | 'network' | 'auth' | 'portfolio' | 'options'>

interface Tools {
  readonly actions: Actions
  readonly text: Wording
}

/** The tokens of the active account; what is drawn of them is made by `tokenRow`. */
export function tokensModel(snapshot: Shown, tools: Tools): TokensModel {
  const portfolio = shownPortfolio(snapshot)
  const { holdings, status, totalUsd } = portfolio
  const listOf = (account: AccountId) => snapshot.portfolio.accounts[account]
  const isCoinAlone = shownAccounts(snapshot).some((account) => hasNoSource(listOf(account)))
  const unlisted = unlistedAccounts(snapshot)
  const isUnlisted = unlisted.length > 0
  const isKnown = status === 'ready' || isCoinAlone
  const isEmpty = holdings.length === 0 && isKnown && !isUnlisted
  return {
    state: stateOf(portfolio, { isEmpty, isUnlisted }),
    holdings,
    isUnlisted,
    isCoinAlone,
    // Without any value there is no total that something is missing in.
    isUnpriced: totalUsd !== undefined && holdings.some(({ valueUsd }) => valueUsd === undefined),
    scope: scopeOf(snapshot, tools),
    ways: isEmpty ? actionsModel(snapshot, tools).filter(({ name }) => WAYS.has(name)) : [],
    wait: waitOf(snapshot, unlisted, tools.text),
    retry: () => tools.actions.portfolio.refresh(),
  }
}

function stateOf(
  { holdings, status }: Portfolio,
  { isEmpty, isUnlisted }: { readonly isEmpty: boolean; readonly isUnlisted: boolean },
): TokensModel['state'] {
  if (isEmpty) return 'empty'
  if (holdings.length > 0) return 'ready'
  // On some networks nothing is held, and of the others that is not known.
  return status === 'ready' && isUnlisted ? 'unavailable' : status
}

/** There is nothing to try again. */
function hasNoSource(list: AccountHoldings | undefined): boolean {
  return list?.status === 'unavailable' && list.hasNoSource === true
}

/** The shown accounts whose tokens could not be read, though there is who lists them. */
function unlistedAccounts(snapshot: Shown): readonly AccountId[] {
  const { accounts } = snapshot.portfolio
  return shownAccounts(snapshot).filter((account) => {
    const list = accounts[account]
    return list?.status === 'unavailable' && !hasNoSource(list)
  })
}

/** How long it takes until one of the lists may be requested; undefined where no press came too early. */
function waitOf(
  { portfolio: { retrySeconds } }: Shown,
  unlisted: readonly AccountId[],
  text: Wording,
): string | undefined {
  const waits = unlisted.map((account) => retrySeconds?.[account] ?? 0)
  const seconds = Math.min(...waits)
  if (waits.length === 0 || seconds === 0) return undefined
  return text.get('tokens.retry.wait', { seconds: `${seconds}` })
}

const WAYS: ReadonlySet<string> = new Set(['onramp', 'receive'])

function scopeOf(snapshot: Shown, { actions }: Tools): TokensModel['scope'] {
  if (portfolioAccounts(snapshot).length < 2) return undefined
  const isAll = snapshot.portfolio.scope === 'namespace'
  return { isAll, toggle: () => actions.portfolio.show(isAll ? 'network' : 'namespace') }
}

export interface TokenFormats {
  readonly quantity: AmountFormat
  readonly fiat: FiatFormat
}

/** Makes the formats of a language, once for a list: this takes longer than writing many rows. */
export function createTokenFormats(form: MoneyForm): TokenFormats {
  return { quantity: createQuantityFormat(form.locale), fiat: createMoneyFormat(form) }
}

export interface TokenTools {
  readonly text: Wording
  /** Returns true if the symbol of a token distinguishes it from the others of the list. */
  readonly isTold: (holding: Holding) => boolean
  readonly formats: TokenFormats
}

/** A token as a row. */
export function tokenRow(
  holding: Holding,
  snapshot: Pick<Snapshot, 'network'>,
  tools: TokenTools,
): TokenRow {
  const { address, name, symbol, amountText, priceUsd, valueUsd, iconUrl, networkId } = holding
  const { text, formats, isTold } = tools
  const network = networkDetails(networkId, snapshot, text)
  const quantity = formats.quantity(amountText)
  return {
    key: `${networkId} ${address}`,
    name: name || symbol || text.get('tokens.unnamed'),
    icon: iconUrl ?? (address === undefined ? coinPicture(snapshot.network, networkId) : undefined),
    networkName: network.name,
    networkImage: network.image,
    quantity: symbol ? `${quantity} ${symbol}` : quantity,
    address: isTold(holding) ? undefined : address,
    value: formats.fiat(valueUsd),
    price: formats.fiat(priceUsd),
    spokenRest: [
      network.name,
      spokenFigure(valueUsd, VALUE, tools),
      spokenFigure(priceUsd, PRICE, tools),
    ].join(', '),
  }
}

const VALUE = { known: 'tokens.value', unknown: 'tokens.value.unknown' } as const
const PRICE = { known: 'tokens.price', unknown: 'tokens.price.unknown' } as const

/** A dash says nothing, so an unknown figure is named. */
function spokenFigure(
  usd: number | undefined,
  labels: typeof VALUE | typeof PRICE,
  { text, formats }: TokenTools,
): string {
  if (usd === undefined) return text.get(labels.unknown)
  return `${text.get(labels.known)} ${formats.fiat(usd)}`
}
