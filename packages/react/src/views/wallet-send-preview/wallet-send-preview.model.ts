import type { Snapshot } from '@latchkey/core'
import { namespaceOf } from '@latchkey/core/contract'
import { hasOwners } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import {
  describeReview,
  type TransferModel,
} from '../../partials/transfer-review/describe-review.ts'

/** Everything that the review shows. */
export interface ReviewModel extends TransferModel {
  readonly isSending: boolean
  /** The visitor agreed to the doubts. */
  readonly isConfirmed: boolean
  /** The place where the visitor continues, while it is sending. */
  readonly waiting: string
  /** The label of the button to confirm. */
  readonly send: string
  /** It is sent once other owners have confirmed, which the visitor may wait for. */
  readonly isProposal: boolean
}

type Facts = Pick<Snapshot, 'send' | 'accounts' | 'network' | 'portfolio' | 'wallets'>

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined where nothing is reviewed.
 */
export function reviewModel(snapshot: Facts, text: Wording): ReviewModel | undefined {
  const { current } = snapshot.send ?? {}
  if (current === undefined || !('review' in current)) return undefined
  const card = activeAccountOf(snapshot)?.wallet
  const isProposal = hasOwners(snapshot, namespaceOf(current.review.account))
  return {
    ...describeReview(snapshot, current.review, text),
    isProposal,
    // A transfer that was sent is shown by its receipt, in a moment.
    isSending: current.step === 'sending' || current.step === 'sent',
    isConfirmed: 'isConfirmed' in current ? current.isConfirmed : true,
    send: text.get(isProposal ? 'propose.button' : 'send.review.send'),
    waiting: text.get(isProposal ? 'propose.waiting' : 'send.review.waiting', {
      wallet: card?.name ?? '',
    }),
  }
}
