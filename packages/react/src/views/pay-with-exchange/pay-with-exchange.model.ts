import { type PayExchange, parseAmount, type Snapshot } from '@latchkey/core'
import { networkOf } from '@latchkey/core/contract'
import { assetId, sendBalance, sendTokens } from '@latchkey/core/views'
import { createQuantityFormat } from '../../format/quantity.ts'
import { unreadableAmount } from '../../format/unreadable-amount.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import { networkDetails } from '../../models/network-details.ts'

type Token = ReturnType<typeof sendTokens>[number]

/** The values that the visitor entered. */
export interface DepositForm {
  /** Plain address of the token; undefined for the native coin. */
  readonly token: string | undefined
  readonly amount: string
}

/** Everything that the form shows. */
export interface DepositModel {
  readonly tokens: readonly { readonly token: Token; readonly isChosen: boolean }[]
  readonly token: Token
  /** CAIP-19 of the token. */
  readonly asset: string
  /** The amount that the account has of the token. */
  readonly held: string | undefined
  readonly amountError: string | undefined
  readonly canDeposit: boolean
  /** Undefined while they are read. */
  readonly exchanges: readonly PayExchange[] | undefined
  readonly none: string
}

type Facts = Pick<Snapshot, 'pay' | 'accounts' | 'network' | 'portfolio' | 'balances'>

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
  const balance = sendBalance(snapshot, account.id, token)
  const units = readUnits(form.amount, token)
  return {
    tokens: all.slice(0, MAX_TOKENS).map((each) => ({ token: each, isChosen: each === token })),
    token,
    asset: assetId({ networkId, token: token.address }),
    held: balance && `${createQuantityFormat(text.locale)(balance)} ${token.symbol}`,
    amountError:
      form.amount !== '' && units === undefined
        ? (unreadableAmount(form.amount, text) ??
          text.get('deposit.invalid', { symbol: token.symbol, decimals: `${token.decimals}` }))
        : undefined,
    canDeposit: units !== undefined && units > 0n,
    exchanges: readOf(exchanges),
    none:
      exchanges?.status === 'failed'
        ? text.get('pay.exchanges.failed')
        : text.get('deposit.none', { symbol: token.symbol, network }),
  }
}

function readOf(exchanges: NonNullable<Facts['pay']>['exchanges'] | undefined) {
  if (exchanges?.status === 'ready') return exchanges.exchanges
  return exchanges?.status === 'failed' ? [] : undefined
}

function readUnits(amount: string, { decimals }: Token): bigint | undefined {
  try {
    // "1." is on the way to an amount.
    return parseAmount(amount.replace(/\.$/, ''), decimals)
  } catch {
    return undefined
  }
}
