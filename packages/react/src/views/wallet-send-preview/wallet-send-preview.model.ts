import type { Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { activeAccountOf } from '../../models/active-account.ts'
import {
  describeReview,
  type TransferModel,
} from '../../partials/transfer-review/describe-review.ts'

/** Everything that the review shows. */
export interface ReviewModel extends TransferModel {
  readonly isSending: boolean
  readonly waiting: string
}

type Facts = Pick<Snapshot, 'send' | 'accounts' | 'network' | 'portfolio'>

/**
 * Everything the view shows, from the snapshot alone.
 *
 * @returns undefined where nothing is reviewed.
 */
export function reviewModel(snapshot: Facts, text: Wording): ReviewModel | undefined {
  const { current } = snapshot.send ?? {}
  if (current === undefined || !('review' in current)) return undefined
  const wallet = activeAccountOf(snapshot)?.wallet.name ?? ''
  return {
    ...describeReview(snapshot, current.review, text),
    isSending: current.step === 'sending',
    waiting: text.get('send.review.waiting', { wallet }),
  }
}
