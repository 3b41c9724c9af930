import { isSameAddress } from '../../contract/index.ts'
import type { Amount, Asset, Effect, TradeSide } from './effect.ts'
import type { ExplainContext, Warning } from './explanation.ts'

type Trade = Extract<Effect, { readonly kind: 'trade' }>

/** What is known of exchanges. */
export interface Exchanges {
  /** The token that stands for the network's coin, where it is known. */
  readonly wrapped: string | undefined
  /** Whether a contract trades for whoever calls it. */
  has(address: string): boolean
}

interface Known extends Pick<ExplainContext, 'ownAddresses'> {
  /** Whose account is asked. */
  readonly account: string | undefined
  readonly exchanges: Exchanges | undefined
}

/**
 * Finds trades of which others get more than whoever gives, of any one thing. What an exchange keeps counts
 * as the giver's where the same request makes the exchange hand it on.
 */
export function tradesForOthers(effects: readonly Effect[], known: Known): readonly Warning[] {
  const { account, ownAddresses = [], exchanges } = known
  return effects.flatMap((effect, index): readonly Warning[] => {
    if (effect.kind !== 'trade') return []
    const asked = account === undefined ? [] : [account]
    const own = [...asked, ...ownAddresses, ...giversOf(effect, exchanges)]
    const place = { own, after: effects.slice(index + 1), wrapped: exchanges?.wrapped }
    return isForOthers(effect, place) ? [{ kind: 'forOthers', effect: index }] : []
  })
}

interface Place {
  readonly own: readonly string[]
  readonly after: readonly Effect[]
  readonly wrapped: string | undefined
}

/** Who gives; an exchange trades for the account that calls it. */
function giversOf({ from, via }: Trade, exchanges: Exchanges | undefined): readonly string[] {
  if (exchanges?.has(from) !== true) return [from]
  return via.flatMap(({ kind, at }) => (kind === 'safe' || kind === 'account' ? [at] : []))
}

function isForOthers({ gets }: Trade, place: Place): boolean {
  return gets.some(({ asset }) => {
    const same = gets.filter((one) => isSameAsset(one.asset, asset) && one.amount !== 0n)
    const others = same.filter((side) => !isForOwn(side, place))
    if (others.length === 0) return false
    const mine = same.filter((side) => !others.includes(side))
    // What is decided only when it runs may be everything.
    const isKnown = others.every(({ amount }) => typeof amount === 'bigint')
    return !isKnown || sumOf(others) > sumOf(mine)
  })
}

function isForOwn(side: TradeSide, place: Place): boolean {
  const { to } = side
  return to === undefined || isOneOf(to, place.own) || isHandedOn({ ...side, to }, place)
}

type Kept = TradeSide & { readonly to: string }

/** Whether all that is left is paid out to one of the own addresses, before others get most of it. */
function isHandedOn(kept: Kept, { own, after, wrapped }: Place): boolean {
  const moves = after.filter((effect) => isMoveOf(effect, kept, wrapped))
  // The next trade is judged for itself.
  const end = moves.findIndex(
    (move) => move.kind === 'trade' || isOneOf(move.to, own) || move.amount === 'all',
  )
  const last = moves[end]
  if (last === undefined || (last.kind === 'transfer' && !isOneOf(last.to, own))) return false
  // A part that is not known is a fee, which has a limit of its own.
  const others = sumOf(moves.slice(0, end).filter((move) => move.kind === 'transfer'))
  return typeof kept.amount === 'bigint' ? others * 2n <= kept.amount : others === 0n
}

type Move = Trade | Extract<Effect, { readonly kind: 'transfer' }>

/** Whether an effect takes what an exchange has kept. */
function isMoveOf(
  effect: Effect,
  { asset, to }: Kept,
  wrapped: string | undefined,
): effect is Move {
  if (effect.kind === 'trade')
    return (
      isSameAddress(effect.from, to) && effect.gives.some((one) => isSameAsset(one.asset, asset))
    )
  if (effect.kind !== 'transfer' || !isSameAddress(effect.from, to)) return false
  const isUnwrapped = effect.isUnwrapped === true && isToken(asset, wrapped)
  return isUnwrapped || isSameAsset(effect.asset, asset)
}

function isToken(asset: Asset, address: string | undefined): boolean {
  return 'address' in asset && address !== undefined && isSameAddress(asset.address, address)
}

function isSameAsset(one: Asset, other: Asset): boolean {
  if (one.kind === 'coin' || other.kind === 'coin') return one.kind === other.kind
  const isSameItem = one.kind !== 'item' || other.kind !== 'item' || one.id === other.id
  return isSameItem && isSameAddress(one.address, other.address)
}

function isOneOf(address: string, all: readonly string[]): boolean {
  return all.some((one) => isSameAddress(one, address))
}

function sumOf(sides: readonly { readonly amount: Amount }[]): bigint {
  return sides.reduce((sum, { amount }) => sum + (typeof amount === 'bigint' ? amount : 0n), 0n)
}
