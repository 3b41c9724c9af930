import type { Amount, Asset, Effect, TradeSide } from './effect.ts'
import type { ExplainContext, Warning } from './explanation.ts'
import { isSameAddress } from './same-address.ts'

type Trade = Extract<Effect, { readonly kind: 'trade' }>

/** The known exchanges. */
export interface Exchanges {
  /** The token that stands for the network's coin, where it is known. */
  readonly wrapped: string | undefined
  /** Returns true if a contract trades for its caller. */
  has(address: string): boolean
}

interface Known extends Pick<ExplainContext, 'ownAddresses'> {
  /** The account that is asked. */
  readonly account: string | undefined
  readonly exchanges: Exchanges | undefined
}

/**
 * Finds trades of which others get more than the account that gives, of any one thing. What an exchange keeps counts
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

/** The account that gives; an exchange trades for the account that calls it. */
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
    // An amount that is decided only when it runs may be everything.
    const isKnown = others.every(({ amount }) => typeof amount === 'bigint')
    return !isKnown || sumOf(others) > sumOf(mine)
  })
}

function isForOwn(side: TradeSide, place: Place): boolean {
  const { to } = side
  return to === undefined || isOneOf(to, place.own) || isHandedOn({ ...side, to }, place)
}

type Kept = TradeSide & { readonly to: string }

/** Returns true if most of it is paid out to one of the own addresses. */
function isHandedOn(kept: Kept, place: Place): boolean {
  const moves = place.after.filter((effect) => isMoveOf(effect, kept, place.wrapped))
  const end = moves.findIndex((move) => move.kind === 'trade' || move.amount === 'all')
  const [parts, last] = [moves.slice(0, end === -1 ? undefined : end), moves[end]]
  const transfers = parts.filter((move) => move.kind === 'transfer')
  const paid = (isOwn: boolean) =>
    sumOf(transfers.filter(({ to }) => isOneOf(to, place.own) === isOwn))
  // Parts that are not known are a fee, which has a limit of its own.
  if (isFor(last, kept, place)) return isMost(paid(false), kept.amount)
  return typeof kept.amount === 'bigint' && paid(true) * 2n >= kept.amount
}

/** Returns true if others get no more than half. */
function isMost(others: bigint, amount: Amount): boolean {
  return typeof amount === 'bigint' ? others * 2n <= amount : others === 0n
}

/** Returns true if the move of all that is left goes to one of the own addresses. */
function isFor(last: Move | undefined, kept: Kept, place: Place): boolean {
  // The next trade is judged for itself.
  if (last?.kind === 'trade') return true
  if (last === undefined) return false
  if (last.isUnwrapped !== true || !isSameAddress(last.to, kept.to))
    return isOneOf(last.to, place.own)
  // Unwrapped for the exchange itself: it is the coins that have to be paid out.
  const after = place.after.slice(place.after.indexOf(last) + 1)
  return isHandedOn({ ...kept, asset: { kind: 'coin' } }, { ...place, after })
}

/** Something that takes what an exchange has kept. */
type Move = Trade | Transfer
type Transfer = Extract<Effect, { readonly kind: 'transfer' }>

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
  // The unwrapped amount is taken from the token, not from the coins.
  return effect.isUnwrapped === true ? isToken(asset, wrapped) : isSameAsset(effect.asset, asset)
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
