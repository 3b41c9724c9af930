import type { Amount, Asset, Effect, TradeSide } from '@latchkey/explain'
import type { Branch, Fact } from '../../approval/approval-request.ts'
import { amountText, timeText } from './amount.ts'
import { keyOf, type TokenFacts } from './token.ts'

/** The facts besides a request that describe it. */
export interface DescribeScope {
  /** The network's own coin. */
  readonly coin: { readonly symbol: string; readonly decimals: number }
  /** Tokens by their address, as `keyOf` writes it. */
  readonly tokens: ReadonlyMap<string, TokenFacts>
}

const TITLES: Readonly<Record<Effect['kind'], string>> = {
  transfer: 'Send',
  allowance: 'Allow to spend',
  control: 'Control over everything of a collection',
  trade: 'Exchange',
  creation: 'Make a contract',
  delegation: 'Take on the code of another address',
  described: 'A call, in the words of a descriptor',
  message: 'Sign a text',
  account: 'Pay into a new account',
  tokenAccount: 'Make an account for a token',
  authority: 'Hand over control',
  supply: 'Make or destroy tokens',
  freeze: 'Block or unblock an account',
  memo: 'A text that everybody can read',
  nonce: 'Valid until an account is used',
  input: 'Spend',
  output: 'Pay out',
  unknownCall: 'A call',
  unknownInstruction: 'A call of a program',
  unknownTypedData: 'Sign data',
  unknownRequest: 'A request',
}

const COIN: Asset = { kind: 'coin' }

/** Fields that others show. */
const SHOWN_ELSEWHERE = ['kind', 'via', 'asset', 'isUnlimited', 'reason', 'limit']

/** One thing that a request does: what it is, and all that the explanation says of it. */
export function effectFacts(effect: Effect, scope: DescribeScope): readonly Fact[] {
  const fields = Object.entries(effect).filter(([name]) => !SHOWN_ELSEWHERE.includes(name))
  return [
    { kind: 'value', label: 'What', value: TITLES[effect.kind] },
    ...fields.flatMap(([name, value]) => fieldFacts(name, value, { effect, scope })),
  ]
}

interface Place {
  readonly effect: Effect
  readonly scope: DescribeScope
}

type Draw = (value: unknown, place: Place) => readonly Fact[]

function fieldFacts(name: string, value: unknown, place: Place): readonly Fact[] {
  if (value === undefined) return []
  const draw = DRAWN.get(name)
  if (draw !== undefined) return draw(value, place)
  return typeof value === 'object'
    ? [{ kind: 'tree', label: name, branches: branchesOf(value) }]
    : [{ kind: 'value', label: name, value: String(value) }]
}

const asAddress =
  (label: string): Draw =>
  (address) => [{ kind: 'address', label, address: String(address) }]

const asTime =
  (label: string): Draw =>
  (until) => {
    const value = typeof until === 'bigint' ? timeText(until) : String(until)
    return [{ kind: 'value', label, value }]
  }

const asText: Draw = (text) => [{ kind: 'text', label: 'Text', text: String(text) }]

const asData: Draw = (data) => [{ kind: 'data', label: 'Data', data: String(data), isOpen: true }]

const asSides =
  (label: string, name: 'gives' | 'gets'): Draw =>
  (_value, { effect, scope }) =>
    effect.kind === 'trade' ? effect[name].flatMap((side) => sideFacts(label, side, scope)) : []

/** The coins that a call sends. */
const asCoins: Draw = (value, { scope }) => {
  const amount = BigInt(String(value))
  return amount > 0n ? [assetFact('Send', { asset: COIN, amount }, scope)] : []
}

/** Fields that are no plain value, by their name. */
const DRAWN: ReadonlyMap<string, Draw> = new Map([
  ['amount', (_value, { effect, scope }) => [assetFact('Amount', movedBy(effect), scope)]],
  ['value', asCoins],
  ['gives', asSides('Give', 'gives')],
  ['gets', asSides('Get', 'gets')],
  ['until', asTime('Ends')],
  ['signatureUntil', asTime('Signature ends')],
  ['text', asText],
  ['intent', asText],
  ['data', asData],
  ['code', asData],
  ['bytes', asData],
  ['script', asData],
  ['from', asAddress('From')],
  ['to', asAddress('Recipient')],
  ['authority', asAddress('Signed by')],
  ['owner', asAddress('Owner')],
  ['account', asAddress('Account')],
  ['spender', asAddress('Who may spend it')],
  ['operator', asAddress('Who')],
  ['collection', asAddress('Collection')],
  ['delegate', asAddress('Code')],
  ['contract', asAddress('Address called')],
  ['program', asAddress('Program called')],
  ['mint', asAddress('Token')],
  ['payer', asAddress('Paid by')],
  ['address', asAddress('Address')],
])

interface Moved {
  readonly asset: Asset
  readonly amount: Amount | 'unlimited'
}

function movedBy(effect: Effect): Moved {
  const {
    asset = COIN,
    amount = 'unknown',
    isUnlimited,
  } = effect as Partial<Moved> & {
    readonly isUnlimited?: boolean
  }
  return { asset, amount: isUnlimited === true ? 'unlimited' : amount }
}

function sideFacts(label: string, side: TradeSide, scope: DescribeScope): readonly Fact[] {
  const fact = assetFact(side.limit === 'exact' ? label : `${label} at ${side.limit}`, side, scope)
  return side.to === undefined
    ? [fact]
    : [fact, { kind: 'address', label: 'Recipient', address: side.to }]
}

/** Money or an item; where a token does not say how to read the amount, the bare number. */
function assetFact(label: string, { asset, amount }: Moved, scope: DescribeScope): Fact {
  if (asset.kind === 'coin') {
    const { symbol, decimals } = scope.coin
    return { kind: 'amount', label, amount: figureOf(amount, decimals), symbol }
  }
  const known = scope.tokens.get(keyOf(asset.address))
  const token = { symbol: known?.symbol ?? 'tokens', token: asset.address }
  if (asset.kind === 'item') {
    return { kind: 'amount', label, amount: `${amount} × Item ${asset.id}`, ...token }
  }
  const decimals = asset.decimals ?? known?.decimals
  const isBare = decimals === undefined && typeof amount === 'bigint'
  const named = isBare ? `${label} (number as written)` : label
  return { kind: 'amount', label: named, amount: figureOf(amount, decimals ?? 0), ...token }
}

const FIGURES = { all: 'Everything', unknown: 'Not known yet', unlimited: 'Unlimited' } as const

function figureOf(amount: Moved['amount'], decimals: number): string {
  return typeof amount === 'bigint' ? amountText(amount, decimals) : FIGURES[amount]
}

/** Any value as a tree of its parts. */
export function branchesOf(value: unknown): Branch[] {
  return Object.entries(Object(value)).map(([name, inner]) =>
    typeof inner === 'object' && inner !== null
      ? { name, branches: branchesOf(inner) }
      : { name, value: String(inner) },
  )
}
