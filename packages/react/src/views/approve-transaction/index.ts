import type { ViewDefinition } from '../define-view.ts'
import { ApproveTransactionView } from './approve-transaction.view.tsx'

/** A request that the secure frame asks about. */
export const approveTransaction: ViewDefinition<'ApproveTransaction'> = {
  View: ApproveTransactionView,
  title: (_params, { text }) => text.say('approve.title'),
}
