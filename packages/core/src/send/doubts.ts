import { addressOf, isSameAddress } from '../contract/index.ts'
import type { SendDoubt, SendReview } from '../store/state/send.ts'
import { feeDoubts } from './fee-doubts.ts'
import { imitatedAddress, type KnownFacts } from './known-addresses.ts'
import type { SenderDeps } from './require-sender.ts'
import { isZeroAddress } from './zero-address.ts'

/**
 * Everything about a transfer that the visitor has to confirm. Source: docs/security.md, S28, S29, S66 and S75.
 *
 * @param facts - Who is known.
 */
export function doubtsOf(
  state: SenderDeps['state'],
  facts: KnownFacts,
  review: Omit<SendReview, 'doubts'>,
): readonly SendDoubt[] {
  const { account, to, token, isOfEthereum, recipientKind } = review
  const doubts: SendDoubt[] = []
  const imitated = imitatedAddress(facts, account, to)
  if (imitated !== undefined) {
    const { address: known, as, atMs } = imitated
    doubts.push({ type: 'lookalike', known, as, atMs })
  }
  if (isSameAddress(to, addressOf(account))) doubts.push({ type: 'self' })
  if (isZeroAddress(to) || recipientKind === 'lost') doubts.push({ type: 'zero' })
  const isOfToken = token.address !== undefined && isSameAddress(to, token.address)
  if (isOfToken || recipientKind === 'token') doubts.push({ type: 'token' })
  if (recipientKind === 'program' || recipientKind === 'unchecked') {
    doubts.push({ type: recipientKind })
  }
  if (isOfEthereum === true) doubts.push({ type: 'ethereum' })
  return [...doubts, ...feeDoubts(state, review)]
}

/**
 * Returns true if a review has doubts that the visitor did not accept. Source: docs/security.md,
 * S55.
 */
export function isInDoubt({ doubts }: Pick<SendReview, 'doubts'>, isConfirmed: boolean): boolean {
  return doubts.length > 0 && !isConfirmed
}
