import { assertNever } from './assert-never.ts'
import type { Effect, UnknownReason } from './effect.ts'
import type { ExplainContext, Explanation, WalletRequest, Warning } from './explanation.ts'
import { type Exchanges, tradesForOthers } from './for-others.ts'
import { resembledAddress } from './look-alike.ts'
import { isSameAddress } from './same-address.ts'

/** The facts about a request beside its effects. */
export interface Circumstances {
  readonly context: ExplainContext
  /** The account that is asked. */
  readonly account?: string | undefined
  /** The network that the request names, where it is another one. */
  readonly elsewhere?: string | undefined
  /** Contracts that trade, where the request names one. */
  readonly exchanges?: Exchanges | undefined
  /** Is true if a signature counts on every network. */
  readonly isAnywhere?: boolean | undefined
  /** Is true if others can change the transaction after signing. */
  readonly isOpen?: boolean | undefined
  /** Is true if the fee can be higher than it seems. */
  readonly isUncertain?: boolean | undefined
}

/** Adds what a visitor should know before signing. */
export function withWarnings(
  explained: Omit<Explanation, 'warnings'>,
  { context, account, elsewhere, ...more }: Circumstances,
): Explanation {
  const { effects, signs } = explained
  const known = [...(context.ownAddresses ?? []), ...(context.knownAddresses ?? [])]
  const isOther = account !== undefined && !isOwn(account, context)
  const warnings: readonly (Warning | false)[] = [
    elsewhere !== undefined && { kind: 'otherNetwork', network: elsewhere },
    more.isAnywhere === true && { kind: 'anyNetwork' },
    more.isOpen === true && { kind: 'openSignature' },
    more.isUncertain === true && { kind: 'uncertainFee' },
    isOther && { kind: 'notOwn', address: account },
    ...effects.flatMap((effect, index) => effectWarnings(effect, index, signs)),
    ...tradesForOthers(effects, { ...context, account, exchanges: more.exchanges }),
    ...lookAlikes(effects, known),
  ]
  return { ...explained, warnings: warnings.filter((warning) => warning !== false) }
}

/** A request that is not described. */
export function unknownRequest(
  { network, method }: WalletRequest,
  reason: UnknownReason,
): Explanation {
  const effects: Effect[] = [{ kind: 'unknownRequest', method, reason, via: [] }]
  return withWarnings({ network, signs: 'unknown', effects }, { context: {} })
}

/** Returns true if an address is one of the visitor's; if none is known, every one may be. */
function isOwn(address: string, { ownAddresses = [] }: ExplainContext): boolean {
  return ownAddresses.length === 0 || ownAddresses.some((own) => isSameAddress(own, address))
}

function effectWarnings(
  effect: Effect,
  index: number,
  signs: Explanation['signs'],
): readonly Warning[] {
  const own = ownWarnings(effect, index)
  const isEnough = signs === 'typedData' && isSpending(effect)
  return isEnough ? [{ kind: 'signatureSpends', effect: index }, ...own] : own
}

function isSpending(effect: Effect): boolean {
  if (effect.kind === 'trade') return effect.gives.length > 0
  if (effect.kind === 'control') return effect.isGranted
  return (effect.kind === 'transfer' || effect.kind === 'allowance') && effect.amount !== 0n
}

function ownWarnings(effect: Effect, index: number): readonly Warning[] {
  switch (effect.kind) {
    case 'transfer':
      return isLost(effect) ? [{ kind: 'lost', effect: index }] : []
    case 'allowance':
      return effect.isUnlimited && effect.change !== 'decrease'
        ? [{ kind: 'unlimitedAllowance', effect: index }]
        : []
    case 'control':
      return effect.isGranted ? [{ kind: 'control', effect: index }] : []
    case 'delegation':
    case 'authority':
      return [{ kind: 'accountControl', effect: index }]
    case 'creation':
    case 'unknownCall':
    case 'unknownInstruction':
    case 'unknownTypedData':
    case 'unknownRequest':
      return [{ kind: 'unknown', effect: index }]
    case 'message':
      return effect.text === undefined ? [{ kind: 'unknown', effect: index }] : []
    case 'trade':
      return hasMinimum(effect) ? [] : [{ kind: 'noMinimum', effect: index }]
    case 'nonce':
      return [{ kind: 'noExpiry', effect: index }]
    case 'account':
    case 'tokenAccount':
    case 'supply':
    case 'freeze':
    case 'memo':
    case 'described':
    case 'input':
    case 'output':
      return []
    default:
      return assertNever(effect)
  }
}

/** Returns true if the giver gets something in return. */
function hasMinimum({ gives, gets }: Extract<Effect, { readonly kind: 'trade' }>): boolean {
  return gives.length === 0 || gets.some(({ amount }) => amount !== 0n)
}

function isLost({ asset, to }: Extract<Effect, { readonly kind: 'transfer' }>): boolean {
  return NOBODY.test(to) || ('address' in asset && isSameAddress(asset.address, to))
}

/** Addresses without an owner: zero, and those that are used for burning. */
const NOBODY = /^(0x0{40}|0x0{36}dead|1{32}|1nc1nerator1{32,33})$/i

/** Warns of addresses of an effect that an attacker could have put in place of another one. */
function lookAlikes(effects: readonly Effect[], known: readonly string[]): readonly Warning[] {
  const all = effects.flatMap((effect) => {
    const fields = new Map<string, unknown>(Object.entries(effect))
    const sides = effect.kind === 'trade' ? [...effect.gives, ...effect.gets] : []
    const assets = 'asset' in effect ? [effect.asset] : sides.map(({ asset }) => asset)
    const tokens = assets.map((asset) => ('address' in asset ? asset.address : undefined))
    const named = ADDRESSES.map((name) => fields.get(name))
    return [...named, ...sides.map(({ to }) => to), ...tokens, ...namedIn(effect)]
  })
  const addresses = [...new Set(all)].filter((one) => typeof one === 'string')
  return addresses.flatMap((address): Warning[] => {
    const resembles = resembledAddress(address, known)
    return resembles === undefined ? [] : [{ kind: 'lookAlike', address, resembles }]
  })
}

/** Texts within what is described or shown as it is; those that are no addresses resemble none. */
function namedIn(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case 'described':
      return [...effect.fields, ...effect.rest].flatMap(({ value }) => textsIn(value))
    case 'unknownTypedData':
      return effect.fields.flatMap(({ value }) => textsIn(value))
    case 'unknownInstruction':
      return effect.accounts.flatMap(({ address }) => address ?? [])
    default:
      return []
  }
}

/** An address has at most so many letters; longer texts are not compared. */
const MOST_LETTERS = 100

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.length > MOST_LETTERS ? [] : [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return typeof value === 'object' && value !== null && 'value' in value ? textsIn(value.value) : []
}

/** Fields of effects with the account that gets something, or decides. */
const ADDRESSES = [
  ...['to', 'spender', 'operator', 'collection', 'delegate', 'contract', 'address'],
  ...['owner', 'account', 'mint', 'program'],
]
