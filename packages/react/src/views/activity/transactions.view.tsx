import { enActivity } from '../../messages/en/activity.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { ActivityList } from './activity-list.tsx'

/** The activity of the active account, as a view of its own, which a website opens. */
export const view: ViewDefinition<'Transactions'> = {
  needsAccount: true,
  english: enActivity,
  View: ActivityList,
  title: (_params, { text }) => text.get('activity.title'),
}
