import type { PendingStep } from '@latchkey/core'
import type { TextKey } from '../../messages/messages.ts'

/** The texts for the outcomes of a transaction. */
export const STATUS_TEXTS = {
  pending: 'activity.status.pending',
  notConfirmedYet: 'activity.status.notConfirmedYet',
  confirmed: 'activity.status.confirmed',
  failed: 'activity.status.failed',
  partial: 'activity.status.partial',
  replaced: 'activity.status.replaced',
  expired: 'activity.status.expired',
  different: 'activity.status.different',
} as const satisfies Readonly<Record<PendingStep, TextKey>>
