import type { Asset, Effect, EffectBody, TradeSide, UnknownReason, Via } from '../model/effect.ts'
import type { ExplainContext } from '../model/explanation.ts'
import { ACCOUNT_CALLS } from './account-calls.ts'
import { BATCH_CALLS } from './batch-calls.ts'
import {
  type Call,
  checksummed,
  isSame,
  type KnownCall,
  type Scope,
  type Step,
} from './known-call.ts'
import { PERMIT2, PERMIT2_CALLS } from './permit2-calls.ts'
import { TOKEN_CALLS } from './token-calls.ts'
import type { Trades } from './trades/create-trades.ts'
import { USER_OPERATION_CALLS } from './user-operations.ts'

/** The calls that many contracts have in common. */
export const KNOWN_CALLS: readonly KnownCall[] = [
  ...[...TOKEN_CALLS, ...BATCH_CALLS, ...ACCOUNT_CALLS, ...USER_OPERATION_CALLS],
]

/** Calls within calls, at most; deeper ones are shown as they are. */
const MOST_LEVELS = 8

/** Describes calls that nothing else describes, for example by descriptors. */
export type Describe = (call: Call) => EffectBody | undefined

interface Place {
  readonly via: readonly Via[]
}

/** The parts that explain more than most requests need, if they are loaded. */
export interface Parts {
  readonly describe?: Describe | undefined
  readonly trades?: Trades | undefined
}

/** Converts the steps of a request into its effects. */
export type FollowSteps = (steps: readonly Step[]) => readonly Effect[]

/** Creates what describes calls: the effects of each, with those of the calls within it. */
export function createCallExplainer(
  context: ExplainContext,
  { describe = () => undefined, trades }: Parts = {},
): FollowSteps {
  const scope = createScope(context)

  function explain(call: Call, place: Place): Effect[] {
    const steps = stepsOf(call, place.via.length)
    // A call that is shown as it is shows its coins too.
    const isShown = steps.some((step) =>
      step.kind === 'unknownCall' ? step.data === `0x${call.data}` : isPaid(step, call),
    )
    const coins: Step[] = call.value > 0n && !isShown ? [coinTransfer(call)] : []
    return [...coins, ...steps].flatMap((step) => follow(step, place))
  }

  function follow(step: Step, { via }: Place): Effect[] {
    if (step.kind !== 'call') return [{ ...withChecksums(step), via }]
    const within = step.via === undefined ? [] : [{ ...step.via, at: checksummed(step.via.at) }]
    return explain(step.call, { via: [...via, ...within] })
  }

  function stepsOf(call: Call, level: number): readonly Step[] {
    if (call.data === '') return call.value > 0n ? [] : [{ ...coinTransfer(call) }]
    if (level >= MOST_LEVELS) return [unknownCall(call, 'tooDeep')]
    const kind = findKnown(call, trades)
    const steps = kind?.explain(call, scope)
    if (steps !== undefined) return steps
    return [
      describe(call) ?? unknownCall(call, kind === undefined ? 'unknownSelector' : 'notExact'),
    ]
  }

  return (steps) => steps.flatMap((step) => follow(step, { via: [] }))
}

/** Returns true if a trade gives all the coins of its call, and thus names their recipient. */
function isPaid(step: Step, { from, value }: Call): boolean {
  if (step.kind !== 'trade' || !isSame(step.from, from)) return false
  const coins = step.gives.filter(({ asset }) => asset.kind === 'coin')
  return (
    coins.reduce((sum, { amount }) => sum + (typeof amount === 'bigint' ? amount : 0n), 0n) ===
    value
  )
}

function findKnown({ to, data }: Call, trades: Trades | undefined): KnownCall | undefined {
  const common = isSame(to, PERMIT2) ? PERMIT2_CALLS : KNOWN_CALLS
  const kinds = [...(trades?.callsOf(to) ?? []), ...common]
  return kinds.find(({ selector }) => data.startsWith(selector))
}

function createScope({ tokens = [] }: ExplainContext): Scope {
  const standards = new Map(tokens.map((token) => [token.address.toLowerCase(), token.standard]))
  return {
    assetOf(address, number) {
      const standard = standards.get(address.toLowerCase()) ?? 'erc20OrErc721'
      const asset: Asset =
        standard === 'erc721'
          ? { kind: 'item', address, id: number, standard }
          : { kind: 'token', address, standard }
      return { asset, amount: standard === 'erc721' ? 1n : number }
    },
  }
}

function coinTransfer({ from, to, value }: Call): EffectBody {
  return { kind: 'transfer', asset: { kind: 'coin' }, amount: value, from, to }
}

function unknownCall({ from, to, value, data }: Call, reason: UnknownReason): EffectBody {
  return { kind: 'unknownCall', from, to, value, data: `0x${data}`, reason }
}

/** Fields of effects that are addresses. */
const ADDRESSES = new Set([
  ...['from', 'to', 'owner', 'spender', 'collection', 'operator', 'delegate', 'contract'],
])

/** Writes the addresses of an effect with their checksums. */
function withChecksums<T extends EffectBody>(effect: T): T {
  const entries = Object.entries(effect).map(([name, value]): [string, unknown] => {
    if (ADDRESSES.has(name) && typeof value === 'string') return [name, checksummed(value)]
    if (name === 'gives' || name === 'gets') return [name, value.map(sideWithChecksums)]
    return [name, name === 'asset' ? assetWithChecksum(value) : value]
  })
  // Only the case of letters is another.
  return Object.fromEntries(entries) as T
}

function assetWithChecksum(asset: Asset): Asset {
  return 'address' in asset ? { ...asset, address: checksummed(asset.address) } : asset
}

function sideWithChecksums({ asset, to, ...side }: TradeSide): TradeSide {
  const recipient = to === undefined ? {} : { to: checksummed(to) }
  return { asset: assetWithChecksum(asset), ...side, ...recipient }
}
