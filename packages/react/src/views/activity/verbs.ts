import type { Wording } from '../../messages/create-wording.ts'
import type { TextKey } from '../../messages/messages.ts'

type VerbKey = Extract<TextKey, `activity.verb.${string}`>

/** Words of the data provider. Source: docs/constants.json, `activity`. */
const VERBS: ReadonlyMap<string, VerbKey> = new Map<string, VerbKey>([
  ['approve', 'activity.verb.approve'],
  ['borrow', 'activity.verb.borrow'],
  ['bought', 'activity.verb.bought'],
  ['burn', 'activity.verb.burn'],
  ['cancel', 'activity.verb.cancel'],
  ['claim', 'activity.verb.claim'],
  ['deploy', 'activity.verb.deploy'],
  ['deposit', 'activity.verb.deposit'],
  ['execute', 'activity.verb.execute'],
  ['mint', 'activity.verb.mint'],
  ['receive', 'activity.verb.receive'],
  ['repay', 'activity.verb.repay'],
  ['sell', 'activity.verb.sell'],
  ['send', 'activity.verb.send'],
  ['stake', 'activity.verb.stake'],
  ['trade', 'activity.verb.trade'],
  ['unstake', 'activity.verb.unstake'],
  ['withdraw', 'activity.verb.withdraw'],
])

/** Returns the verb for an operation; an unknown one is only called a transaction. */
export function verbOf(operation: string, text: Pick<Wording, 'get'>): string {
  return text.get(VERBS.get(operation) ?? 'activity.transaction')
}
