import type { Effect, ExplainContext, Explanation, WalletRequest } from '@latchkey/core/explain'
import { explain } from '@latchkey/core/explain'
import { SWAP_ROUTER_ADDRESS } from '../../../chains/evm/swap/swap-router.ts'
import type { Fact, FactGroup } from '../../approval/approval-request.ts'
import { type DescribeScope, isOwn } from './describe-scope.ts'
import { effectFacts } from './effect-facts.ts'
import { readTokens, type TokenReader } from './token.ts'
import { generalNotes, notesOf } from './warning-notes.ts'

/** The description of a request. */
export interface Described {
  readonly explanation: Explanation
  /** The request in words: 'asks you to approve this transfer'. */
  readonly asks: string
  readonly groups: readonly FactGroup[]
  /** Addresses that get something, or may take something. */
  readonly parties: readonly string[]
}

/** The router of the pools, which is on every chain of the sandbox. */
const EXCHANGES = [{ address: SWAP_ROUTER_ADDRESS, kind: 'uniswapV2Router' }] as const

/** The facts about the network and the account that a request is described with. */
export interface DescribePlace extends Omit<DescribeScope, 'tokens'> {
  /** Addresses that the visitor has dealt with. */
  readonly knownAddresses: readonly string[]
  readonly lookupTables?: ExplainContext['lookupTables']
  /** Asks tokens what they are called; absent where there is no node to ask. */
  readonly tokenReader?: TokenReader | undefined
  /** The data for machines, by the call or transaction that it belongs to, from 0. */
  readonly data: readonly string[]
}

/** Says what a request does: each thing in a group of its own, numbered where there are several. */
export async function describeEffects(
  request: WalletRequest,
  place: DescribePlace,
): Promise<Described> {
  const { ownAddresses, knownAddresses, lookupTables, tokenReader } = place
  const explanation = await explain(request, {
    ownAddresses,
    knownAddresses,
    lookupTables,
    contracts: EXCHANGES,
  })
  const { effects } = explanation
  const scope = { ...place, tokens: await readTokens(effects, tokenReader) }
  const general = generalNotes(explanation)
  const groups = effects.map((effect, index): FactGroup => {
    const { before, after } = notesOf(explanation, index)
    const [first, ...others] = effectFacts(effect, scope)
    const facts = [...before, ...(first === undefined ? [] : [first]), ...after, ...others]
    const title = effects.length > 1 ? `${index + 1} of ${effects.length}` : undefined
    return { title, facts: [...facts, ...dataFacts(effects, index, place.data)] }
  })
  return {
    explanation,
    asks: asksFor(effects, place.data.length),
    groups: [
      ...(general.length > 0 ? [{ facts: general }] : []),
      ...(groups.length > 0 ? groups : [movesNothing(place.data)]),
    ],
    parties: effects.flatMap(partiesOf).filter((address) => !isOwn(scope, address)),
  }
}

function movesNothing(data: readonly string[]): FactGroup {
  const text = 'This moves nothing. It only costs the network fee.'
  const bytes = data.map((one): Fact => ({ kind: 'data', label: 'Data', data: one, isOpen: false }))
  return { facts: [{ kind: 'note', tone: 'info', text }, ...bytes] }
}

/** The data of a call stands behind the last thing that it does, unless that shows it already. */
function dataFacts(effects: readonly Effect[], index: number, data: readonly string[]): Fact[] {
  const call = callOf(effects[index])
  const next = effects[index + 1]
  const bytes = data[call]
  if (bytes === undefined || bytes === '0x' || (next !== undefined && callOf(next) === call))
    return []
  const all = effects.filter((effect) => callOf(effect) === call)
  if (all.some((effect) => shownData(effect) === bytes)) return []
  const isOpen = all.some((effect) => effect.kind.startsWith('unknown'))
  return [{ kind: 'data', label: 'Data', data: bytes, isOpen }]
}

function shownData(effect: Effect): string | undefined {
  if (effect.kind === 'creation') return effect.code
  return effect.kind === 'unknownCall' ? effect.data : undefined
}

/** Which call of a batch, or which of several transactions, an effect belongs to. */
function callOf(effect: Effect | undefined): number {
  const [first] = effect?.via ?? []
  return first?.kind === 'batch' ? first.index : 0
}

const ASKS = {
  trade: 'asks you to approve this exchange',
  transfer: 'asks you to approve this transfer',
  allowance: 'asks you to approve this allowance',
  control: 'asks you to approve this allowance',
  creation: 'asks you to make a contract',
} as const

function asksFor(effects: readonly Effect[], count: number): string {
  const [first, ...others] = effects
  if (count > 1) return `asks you to approve ${count} calls at once`
  if (others.length > 0) return `asks you to approve ${effects.length} things in one call`
  const asks = new Map<string, string>(Object.entries(ASKS))
  return asks.get(first?.kind ?? '') ?? 'asks you to approve this call'
}

function partiesOf(effect: Effect): readonly string[] {
  switch (effect.kind) {
    case 'transfer':
      return [effect.to]
    case 'allowance':
      return effect.spender === undefined ? [] : [effect.spender]
    case 'control':
      return [effect.operator]
    case 'trade':
      return effect.gets.flatMap(({ to }) => (to === undefined ? [] : [to]))
    default:
      return []
  }
}
