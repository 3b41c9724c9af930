import { type AccountId, addressOf, isSameAddress } from '../contract/index.ts'
import type { SendDoubt } from '../store/send-state.ts'
import { imitatedAddress, type KnownFacts } from './known-addresses.ts'
import { isZeroAddress } from './zero-address.ts'

interface Recipient {
  readonly account: AccountId
  readonly to: string
  readonly token: string | undefined
  readonly isOfEthereum?: boolean | undefined
}

/** Everything about a recipient that the visitor has to confirm. Source: docs/security.md, S28, S29 and S59. */
export function doubtsOf(
  facts: KnownFacts,
  { account, to, token, isOfEthereum }: Recipient,
): readonly SendDoubt[] {
  const doubts: SendDoubt[] = []
  const imitated = imitatedAddress(facts, account, to)
  if (imitated !== undefined) {
    const { address: known, as, atMs } = imitated
    doubts.push({ type: 'lookalike', known, as, atMs })
  }
  if (isSameAddress(to, addressOf(account))) doubts.push({ type: 'self' })
  if (isZeroAddress(to)) doubts.push({ type: 'zero' })
  if (token !== undefined && isSameAddress(to, token)) doubts.push({ type: 'token' })
  if (isOfEthereum === true) doubts.push({ type: 'ethereum' })
  return doubts
}
