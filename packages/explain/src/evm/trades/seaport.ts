import { allOrNone } from '../../model/all-or-none.ts'
import type { Asset, EffectBody, TradeSide } from '../../model/effect.ts'
import { type Fields, readFields, readList, readUint } from '../../model/read-json.ts'
import { type AbiValues, address, bytes, fixedBytes, list, tuple, uint, uint256 } from '../abi.ts'
import { type Call, isAddress, type KnownCall, known, type Step } from '../known-call.ts'
import { erc20 } from '../token-calls.ts'
import { COIN, exactly } from './sides.ts'

const word = fixedBytes(32)

/** `BasicOrderParameters`. Source: github.com/ProjectOpenSea/seaport-types. */
const basicOrder = tuple(
  ...([address, uint256, uint256, address, address, address, uint256, uint256, uint(8)] as const),
  ...([uint256, uint256, word, uint256, word, word, uint256] as const),
  ...([list(tuple(uint256, address)), bytes] as const),
)

const offerItem = tuple(uint(8), address, uint256, uint256, uint256)
const considerationItem = tuple(uint(8), address, uint256, uint256, uint256, address)
const resolver = tuple(uint256, uint(8), uint256, uint256, list(word))

/** `OrderParameters`. */
const parameters = tuple(
  ...([address, address, list(offerItem), list(considerationItem), uint(8)] as const),
  ...([uint256, uint256, word, uint256, word, uint256] as const),
)

/** The calls of Seaport that take another account's order. */
export const SEAPORT_CALLS: readonly KnownCall[] = [
  // fulfillBasicOrder, and the same under a name whose selector is zero
  ...['fb0f3ee1', '00000000'].map((selector) =>
    known(selector, tuple(basicOrder), ([order], call) => {
      const [token, id, amount, offerer, , offered, offeredId, offeredAmount, type] = order
      const [until, extras] = [order[10], order[16]]
      const paid = { token, id, amount, to: offerer }
      const bought = { token: offered, id: offeredId, amount: offeredAmount, to: call.from }
      return takeBasic({ type: Number(type), paid, bought, extras, until }, call)
    }),
  ),
  // fulfillOrder(order,fulfillerConduitKey)
  known('b3a34c4c', tuple(tuple(parameters, bytes), word), ([[order]], { from }) =>
    takeOrder(order, from, from),
  ),
  // fulfillAdvancedOrder(order,criteriaResolvers,fulfillerConduitKey,recipient); the zero address
  // is the caller
  known(
    'e7acab24',
    tuple(
      tuple(parameters, uint(120), uint(120), bytes, bytes),
      ...([list(resolver), word, address] as const),
    ),
    ([[order, part, whole], resolvers, , recipient], { from }) =>
      part !== whole || part === 0n || resolvers.length > 0
        ? undefined
        : takeOrder(order, from, /^0x0+$/.test(recipient) ? from : recipient),
  ),
]

type Order = AbiValues<readonly [typeof parameters]>[0]

/** Takes all of an order, provided that no part of it was taken before. */
function takeOrder(
  [, , offer, consideration, type, , until]: Order,
  from: string,
  to: string,
): readonly Step[] | undefined {
  if (type > MOST_ORDER_TYPE) return undefined
  const gives = allOrNone(
    consideration.map(([kind, token, id, start, end, recipient]) => {
      const item = itemOf({ kind, token, id }, start, end)
      return item && exactOr('most', item, recipient)
    }),
  )
  const gets = allOrNone(
    offer.map(([kind, token, id, start, end]) => {
      const item = itemOf({ kind, token, id }, start, end)
      return item && exactOr('least', item, to)
    }),
  )
  return gives && gets && [{ kind: 'trade', from, gives, gets, until, ...partial(type) }]
}

interface PricedItem {
  readonly asset: Asset
  readonly least: bigint
  readonly most: bigint
}

function exactOr(limit: 'most' | 'least', item: PricedItem, to: string): TradeSide {
  const { asset, least, most } = item
  return least === most ? exactly(asset, most, to) : { asset, amount: item[limit], limit, to }
}

/** Orders of odd types can be taken in parts. */
function partial(type: bigint): { readonly isPartial?: true } {
  return type % 2n === 1n ? { isPartial: true } : {}
}

interface Item {
  readonly token: string
  readonly id: bigint
  readonly amount: bigint
  readonly to: string
}

interface BasicOrder {
  readonly type: number
  /** The item that the caller gives to the offerer. */
  readonly paid: Item
  /** The item that the offerer gives. */
  readonly bought: Item
  /** Amounts for others, as a fee or royalty. */
  readonly extras: readonly (readonly [bigint, string])[]
  readonly until: bigint
}

/** Kinds of items on both sides, by the route: a quarter of the type. */
const ROUTES = [
  ['coin', 'erc721'],
  ['coin', 'erc1155'],
  ['erc20', 'erc721'],
  ['erc20', 'erc1155'],
  ['erc721', 'erc20'],
  ['erc1155', 'erc20'],
] as const

function takeBasic(
  { type, paid, bought, extras, until }: BasicOrder,
  { from }: Call,
): readonly Step[] | undefined {
  const route = ROUTES[Math.floor(type / 4)]
  if (route === undefined) return undefined
  const [gives, gets] = [sideOf(route[0], paid), sideOf(route[1], bought)]
  if (gives === undefined || gets === undefined) return undefined
  const all = extras.map(([amount, to]) => ({ amount, to }))
  if (route[1] !== 'erc20') {
    const others = all.map(({ amount, to }) => exactly(gives.asset, amount, to))
    return [{ kind: 'trade', from, gives: [gives, ...others], gets: [gets], until }]
  }
  // The offerer pays the others out of what the caller would get.
  const left = bought.amount - all.reduce((sum, { amount }) => sum + amount, 0n)
  if (left < 0n) return undefined
  return [{ kind: 'trade', from, gives: [gives], gets: [{ ...gets, amount: left }], until }]
}

type ItemKind = (typeof ROUTES)[number][number]

function sideOf(kind: ItemKind, { token, id, amount, to }: Item): TradeSide | undefined {
  const asset = assetOf(kind, token, id)
  if (asset === undefined) return undefined
  return kind === 'erc721' && amount !== 1n ? undefined : exactly(asset, amount, to)
}

/** @returns Undefined where fields without a meaning have one. */
function assetOf(kind: ItemKind, token: string, id: bigint): Asset | undefined {
  if (kind === 'erc721' || kind === 'erc1155')
    return { kind: 'item', address: token, id, standard: kind }
  if (id !== 0n) return undefined
  if (kind === 'erc20') return erc20(token)
  return /^0x0+$/.test(token) ? COIN : undefined
}

/** The exact words of an order. */
export const SEAPORT_ORDER =
  'OrderComponents(address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter)ConsiderationItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount,address recipient)OfferItem(uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount)'

/** By the number of an item's type; 4 and 5 are any item of a collection, which is not described. */
const ITEM_KINDS: readonly ItemKind[] = ['coin', 'erc20', 'erc721', 'erc1155']

/** Orders of type 4 are made by a contract, which decides itself. */
const MOST_ORDER_TYPE = 3n

/**
 * Describes an order that is signed: the account that takes it gets the offer, and has to pay at
 * least the requested amount.
 *
 * @returns Undefined for values that an order does not have.
 */
export function explainOrder(fields: Fields): EffectBody | undefined {
  const from = fields.get('offerer')
  const until = readUint(fields.get('endTime'), 256)
  const type = readUint(fields.get('orderType'), 8)
  const numbers = ['startTime', 'salt', 'counter'].map((name) => readUint(fields.get(name), 256))
  if (!isAddress(from) || until === undefined || numbers.includes(undefined)) return undefined
  if (type === undefined || type > MOST_ORDER_TYPE) return undefined
  const gives = allOrNone(readList(fields.get('offer'))?.map((one) => offered(one)) ?? [undefined])
  const gets = allOrNone(
    readList(fields.get('consideration'))?.map((one) => wanted(one)) ?? [undefined],
  )
  return gives && gets && { kind: 'trade', from, gives, gets, until, ...partial(type) }
}

function offered(value: unknown): TradeSide | undefined {
  const item = readItem(readFields(value))
  return item && { asset: item.asset, amount: item.most, limit: 'most' }
}

function wanted(value: unknown): TradeSide | undefined {
  const fields = readFields(value)
  const [item, to] = [readItem(fields), fields?.get('recipient')]
  return item && isAddress(to)
    ? { asset: item.asset, amount: item.least, limit: 'least', to }
    : undefined
}

function readItem(fields: Fields | undefined): PricedItem | undefined {
  const kind = readUint(fields?.get('itemType'), 8)
  const token = fields?.get('token')
  const [id, start, end] = ['identifierOrCriteria', 'startAmount', 'endAmount'].map((name) =>
    readUint(fields?.get(name), 256),
  )
  if (kind === undefined || !isAddress(token)) return undefined
  if (id === undefined || start === undefined || end === undefined) return undefined
  return itemOf({ kind, token, id }, start, end)
}

/** An item and its amounts, which go from one to the other while the order can be taken. */
function itemOf(
  { kind, token, id }: { readonly kind: bigint; readonly token: string; readonly id: bigint },
  start: bigint,
  end: bigint,
): PricedItem | undefined {
  const name = ITEM_KINDS[Number(kind)]
  const asset = name && assetOf(name, token, id)
  const [least, most] = start < end ? [start, end] : [end, start]
  return asset && { asset, least, most }
}
