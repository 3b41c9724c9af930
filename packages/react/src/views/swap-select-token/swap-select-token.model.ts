import type { Snapshot } from '@latchkey/core'
import {
  createSymbolCheck,
  isSameToken,
  type SwapTokenRow,
  type SwapTokenRows,
  swapTokenRows,
} from '@latchkey/core/views'
import { createMoneyFormat } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'

type Facts = Pick<Snapshot, 'swap' | 'accounts' | 'network' | 'balances' | 'portfolio'>
type Token = SwapTokenRow['token']

/** Takes a token as one of the two, and leads back to the form. */
export type ChooseToken = (token: Token) => void

/** A token to choose. */
export interface SwapTokenChoice {
  readonly key: string
  readonly token: Token
  /** "1.284 ETH", or the name where the account has none. */
  readonly detail: string
  readonly value: string | undefined
  /** Plain address, where the symbol does not tell it from the others. */
  readonly address: string | undefined
  readonly isChosen: boolean
  /** It is the other one of the two. */
  readonly isOther: boolean
}

/** Everything that the choice shows; rows are written only as far as they are drawn. */
export interface SwapSelectModel {
  readonly status: 'loading' | 'failed' | 'ready'
  /** Empty during a search. */
  readonly suggested: readonly Token[]
  readonly own: readonly SwapTokenRow[]
  readonly popular: readonly Token[]
  readonly others: readonly Token[]
  row(of: SwapTokenRow): SwapTokenChoice
  /** The token that Enter chooses; undefined without a search, and where it found none. */
  readonly firstFound: Token | undefined
  readonly announcement: string
}

interface Asked {
  readonly target: 'sourceToken' | 'toToken'
  readonly search: string
  readonly all: SwapTokenRows
}

/**
 * Lists every token that can be swapped. There may be thousands: they are not listed again while
 * the visitor types.
 */
export function swapTokenLists(snapshot: Facts): SwapTokenRows {
  const account = activeAccountOf(snapshot)
  if (account === undefined) return { suggested: [], own: [], popular: [], others: [] }
  return swapTokenRows(snapshot, account.id, snapshot.swap?.list ?? { status: 'loading' })
}

/** The tokens that have what was typed in their name, sign or address. */
export function swapSelectModel(
  { swap }: Pick<Facts, 'swap'>,
  { target, search, all }: Asked,
  text: Wording,
): SwapSelectModel {
  const list = swap?.list ?? { status: 'loading' }
  const wanted = search.trim().toLowerCase()
  const isFound = ({ name, symbol, address }: Token): boolean =>
    name.toLowerCase().includes(wanted) ||
    symbol.toLowerCase().includes(wanted) ||
    (wanted !== '' && address?.toLowerCase() === wanted)
  const own = all.own.filter(({ token }) => isFound(token))
  const popular = all.popular.filter(isFound)
  const others = all.others.filter(isFound)
  const isTold = createSymbolCheck(list.status === 'ready' ? list.tokens : [])
  const quantity = createQuantityFormat(text.locale)
  const fiat = createMoneyFormat(text)
  const [chosen, other] = target === 'sourceToken' ? [swap?.from, swap?.to] : [swap?.to, swap?.from]
  const count = own.length + popular.length + others.length
  const isOther = (token: Token): boolean => other !== undefined && isSameToken(other, token)
  return {
    status: list.status === 'ready' || list.status === 'failed' ? list.status : 'loading',
    suggested: wanted === '' ? all.suggested : [],
    own,
    popular,
    others,
    row({ token, balanceText, valueUsd }) {
      return {
        key: token.address ?? 'coin',
        token,
        detail:
          balanceText === undefined ? token.symbol : `${quantity(balanceText)} ${token.symbol}`,
        value: balanceText === undefined ? undefined : fiat(valueUsd),
        address: isTold(token) ? undefined : token.address,
        isChosen: chosen !== undefined && isSameToken(chosen, token),
        isOther: isOther(token),
      }
    },
    firstFound:
      wanted === ''
        ? undefined
        : [...own.map(({ token }) => token), ...popular, ...others].find((each) => !isOther(each)),
    announcement:
      wanted === ''
        ? ''
        : count === 0
          ? text.get('swap.tokens.none')
          : text.get('swap.tokens.found', { count: `${count}` }),
  }
}
