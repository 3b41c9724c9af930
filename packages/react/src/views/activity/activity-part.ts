import type { ViewPart } from '../../context/modal-context.ts'
import { enActivity } from '../../messages/en/activity.ts'
import { ActivityList } from './activity-list.tsx'

/** The activity of an account, as a tab of Account. */
export const activityPart: ViewPart = { Part: ActivityList, english: enActivity }
