import type { Amount, Asset, EffectBody, TradeSide } from '../../model/effect.ts'
import type { Call } from '../known-call.ts'
import { erc20 } from '../token-calls.ts'

/** The network's own coin. */
export const COIN: Asset = { kind: 'coin' }

interface Swap {
  readonly from: string
  readonly gives: TradeSide
  readonly gets: TradeSide
  readonly until?: bigint | undefined
}

/** One thing for one other. */
export function swap({ from, gives, gets, until }: Swap): EffectBody {
  return { kind: 'trade', from, gives: [gives], gets: [gets], until }
}

/** An amount that is certain where the other side has a limit, as in a swap. */
export function exactly(asset: Asset, amount: Amount, to?: string): TradeSide {
  return { asset, amount, limit: 'exact', ...(to !== undefined && { to }) }
}

export function atMost(asset: Asset, amount: Amount): TradeSide {
  return { asset, amount, limit: 'most' }
}

export function atLeast(asset: Asset, amount: Amount, to: string): TradeSide {
  return { asset, amount, limit: 'least', to }
}

/** First and last token of a list; undefined for fewer than two. */
export function endsOf(path: readonly string[]): readonly [Asset, Asset] | undefined {
  const [first, last] = [path[0], path.at(-1)]
  return path.length < 2 || first === undefined || last === undefined
    ? undefined
    : [erc20(first), erc20(last)]
}

/** Digits of an address, and of an address with the fee of a pool. */
const ADDRESS_DIGITS = 40
const HOP_DIGITS = 46

/** First and last token of a packed list with the fees of the pools between. Source: Uniswap V3, `Path`. */
export function packedEnds(path: string): readonly [Asset, Asset] | undefined {
  const length = path.length - ADDRESS_DIGITS
  if (length <= 0 || length % HOP_DIGITS !== 0) return undefined
  return [erc20(`0x${path.slice(0, ADDRESS_DIGITS)}`), erc20(`0x${path.slice(-ADDRESS_DIGITS)}`)]
}

/** In place of a recipient, small numbers mean who calls the router, and the router. */
export function recipientOf(to: string, { from, to: router }: Call): string {
  if (/^0x0{39}1$/.test(to)) return from
  return /^0x0{39}2$/.test(to) ? router : to
}
