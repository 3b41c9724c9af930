import { enActivity } from '../../messages/en/activity.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { ActivityList } from './activity-list.tsx'

/** The activity of the active account, for wallets whose Account has no tabs. */
export const view: ViewDefinition<'Transactions'> = {
  needsAccount: true,
  english: enActivity,
  View: ActivityList,
  title: (_params, { text }) => text.get('activity.title'),
}
