import type { Effect } from '@latchkey/core/explain'
import type { Fact } from '../../approval/approval-request.ts'
import { timeText } from './amount.ts'
import { assetFact } from './asset-facts.ts'
import { type DescribeScope, isOwn } from './describe-scope.ts'

type Allowance = Extract<Effect, { readonly kind: 'allowance' }>
type Control = Extract<Effect, { readonly kind: 'control' }>

/**
 * Lists the spender, the amount, the owner and the end of an allowance; words stand for no limit.
 */
export function allowanceFacts(effect: Allowance, scope: DescribeScope): Fact[] {
  const { owner, spender, account } = effect
  const isEnd = effect.change === 'set' && effect.amount === 0n
  return [
    whatMayBeTaken(effect, scope),
    ...(isOwn(scope, owner) ? [] : [address('Of whom', owner)]),
    ...(account === undefined ? [] : [address('Token account', account)]),
    spender === undefined
      ? { kind: 'value', label: 'Who', value: 'Nobody may spend it any more' }
      : address('Who may spend it', spender),
    ...(effect.isOnce ? [{ kind: 'value', label: 'How often', value: 'Once' } satisfies Fact] : []),
    ...(isEnd || effect.change === 'decrease' ? [] : [endFact(effect)]),
  ]
}

const LABELS = {
  set: 'Allow to spend',
  increase: 'Allow to spend, in addition',
  decrease: 'Allow to spend less, by',
} as const

function whatMayBeTaken(effect: Allowance, scope: DescribeScope): Fact {
  const { amount, change, isUnlimited } = effect
  // Nothing is nothing, also of a token whose decimals are not known.
  const label = 'Take back what may be spent'
  if (change === 'set' && amount === 0n) return { ...assetFact(label, effect, scope), label }
  const fact = assetFact(LABELS[change], effect, scope)
  return isUnlimited && !fact.amount.startsWith('Item ')
    ? { ...fact, label: LABELS[change], amount: 'Unlimited' }
    : fact
}

/** Some permissions end by themselves; where it is only the signature that ends, that is said beside it. */
function endFact({ until, signatureUntil }: Allowance): Fact {
  const isSame = signatureUntil === undefined || signatureUntil === until
  const detail = isSame ? undefined : `Your signature can be used ${usable(signatureUntil)}`
  return { kind: 'value', label: 'Ends', value: endText(until), detail }
}

function endText(until: Allowance['until']): string {
  if (until === 'sameBlock') return 'In the block in which it is used'
  return until === 'revoked' ? 'Only when you take it back' : timeText(until)
}

function usable(until: NonNullable<Allowance['signatureUntil']>): string {
  const time = typeof until === 'bigint' ? timeText(until) : 'Never'
  return time === 'Never' ? 'at any time' : `until ${time}`
}

/** Control over everything of a collection, given or taken back. */
export function controlFacts(effect: Control, scope: DescribeScope): Fact[] {
  const { operator, collection, owner, isGranted } = effect
  return [
    {
      kind: 'value',
      label: isGranted ? 'Allow' : 'Take back',
      value: 'Control over everything of a collection',
    },
    address('Who', operator),
    address('Collection', collection),
    ...(isOwn(scope, owner) ? [] : [address('Of whom', owner)]),
  ]
}

function address(label: string, of: string): Fact {
  return { kind: 'address', label, address: of }
}
