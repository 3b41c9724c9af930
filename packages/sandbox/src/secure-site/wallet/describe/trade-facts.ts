import type { Effect, TradeSide } from '@latchkey/core/explain'
import type { Fact } from '../../approval/approval-request.ts'
import { timeText } from './amount.ts'
import { assetFact } from './asset-facts.ts'
import { type DescribeScope, isOwn } from './describe-scope.ts'

type Trade = Extract<Effect, { readonly kind: 'trade' }>

/** Lists both sides of a trade, its recipient if that is not the visitor, and its end. */
export function tradeFacts(
  { from, gives, gets, until, isPartial }: Trade,
  scope: DescribeScope,
): Fact[] {
  return [
    ...gives.flatMap((side) => sideFacts('Give', side, scope)),
    ...(isOwn(scope, from) ? [] : [address('From', from)]),
    ...gets.flatMap((side) => sideFacts('Get', side, scope)),
    ...(gets.length > 0 ? [] : [NOTHING]),
    ...(isPartial === true ? [IN_PARTS] : []),
    ...(until === undefined ? [] : [ends(until)]),
  ]
}

const IN_PARTS: Fact = { kind: 'value', label: 'How much', value: 'All, or parts at this rate' }

const NOTHING: Fact = { kind: 'value', label: 'Get', value: 'Nothing' }

function sideFacts(label: string, side: TradeSide, scope: DescribeScope): Fact[] {
  const { to, limit } = side
  const fact = assetFact(limit === 'exact' ? label : `${label} at ${limit}`, side, scope)
  return to === undefined || isOwn(scope, to) ? [fact] : [fact, address('Recipient', to)]
}

function ends(until: bigint): Fact {
  return { kind: 'value', label: 'Ends', value: timeText(until) }
}

function address(label: string, of: string): Fact {
  return { kind: 'address', label, address: of }
}
