import { LatchkeyError } from '@latchkey/core/contract'

/** Source: specification, section 5. */
const SIGNATURE = /^0x(?:[0-9a-f]{2}){31,}$/i
const HASH = /^0x[0-9a-f]{64}$/i

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no signature. */
export function needSignature(answer: unknown): string {
  return needText(answer, SIGNATURE)
}

/** @throws LatchkeyError `wallet.malformed` when the wallet's answer is no transaction hash. */
export function needHash(answer: unknown): string {
  return needText(answer, HASH)
}

function needText(answer: unknown, form: RegExp): string {
  if (typeof answer !== 'string' || !form.test(answer)) {
    throw new LatchkeyError('wallet.malformed', {})
  }
  return answer
}
