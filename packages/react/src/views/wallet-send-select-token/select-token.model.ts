import type { Snapshot } from '@latchkey/core'
import { createSymbolCheck, sendBalance, sendTokens } from '@latchkey/core/views'
import { formatMoney } from '../../format/fiat.ts'
import { createQuantityFormat } from '../../format/quantity.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'

type Token = NonNullable<NonNullable<Snapshot['send']>['token']>

/** A token to choose. */
export interface TokenChoice {
  readonly key: string
  readonly token: Token
  readonly quantity: string
  readonly value: string
  /** Plain address, where the symbol does not tell it from the others. */
  readonly address: string | undefined
  readonly isChosen: boolean
}

/** Everything that the choice shows; rows are written only as far as they are drawn. */
export interface SelectTokenModel {
  readonly tokens: readonly Token[]
  /** Only the coin is known yet. */
  readonly isLoading: boolean
  row(token: Token): TokenChoice
  readonly announcement: string
}

type Facts = Pick<Snapshot, 'send' | 'accounts' | 'network' | 'balances' | 'portfolio'>

/** The tokens of the active account whose name, sign or address has what was typed. */
export function selectTokenModel(snapshot: Facts, search: string, text: Wording): SelectTokenModel {
  const account = activeAccountOf(snapshot)
  const all = account === undefined ? [] : sendTokens(snapshot, account.id)
  const wanted = search.trim().toLowerCase()
  const tokens = all.filter(
    ({ name, symbol, address }) =>
      name.toLowerCase().includes(wanted) ||
      symbol.toLowerCase().includes(wanted) ||
      (wanted !== '' && address?.toLowerCase() === wanted),
  )
  const isTold = createSymbolCheck(all)
  const quantityOf = createQuantityFormat(text.locale)
  const chosen = snapshot.send?.token
  return {
    tokens,
    isLoading:
      account !== undefined && snapshot.portfolio.accounts[account.id]?.status === 'loading',
    row(token) {
      const balanceText = account && sendBalance(snapshot, account.id, token)
      const quantity = balanceText === undefined ? '–' : quantityOf(balanceText)
      const { priceUsd } = token
      const isPriced = balanceText !== undefined && priceUsd !== undefined
      const usd = isPriced ? Number(balanceText) * priceUsd : undefined
      return {
        key: token.address ?? 'coin',
        token,
        quantity: `${quantity} ${token.symbol}`,
        value: formatMoney(usd, text),
        address: isTold(token) ? undefined : token.address,
        isChosen: chosen !== undefined && chosen.address === token.address,
      }
    },
    announcement:
      wanted === ''
        ? ''
        : tokens.length === 0
          ? text.get('send.tokens.none')
          : text.get('send.tokens.found', { count: `${tokens.length}` }),
  }
}
