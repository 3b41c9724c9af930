import { type ErrorCode, toLatchkeyError } from '@latchkey/core/contract'
import { base64 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { TESTNET } from '../testing/a-network.ts'
import { type Claim, verifyMessage } from './verify-message.ts'

const keys = [aKey(1), aKey(2, { isTaproot: true })] as const
const accountOf = (address: string) => `${TESTNET.id}:${address}` as const

/** The error code if the form is not supported. */
function verified(claim: Claim): boolean | ErrorCode {
  try {
    return verifyMessage(claim)
  } catch (thrown) {
    return toLatchkeyError(thrown).code
  }
}

test('any bytes as signature are checked, and never valid by chance', () => {
  const prefix = fc.constantFrom('', 'smp', 'ful', 'pof')
  const bytes = fc.uint8Array({ maxLength: 200 })
  fc.assert(
    fc.property(prefix, bytes, fc.constantFrom(...keys), (form, body, { address }) => {
      const claim = {
        account: accountOf(address),
        text: 'a',
        signature: form + base64.encode(body),
      }
      expect(verified(claim)).not.toBe(true)
    }),
    { seed: 322, numRuns: 2_000 },
  )
})

test('every signed text verifies, by every protocol, and no other text does', {
  tags: ['full'],
}, () => {
  const text = fc.string({ unit: 'binary', maxLength: 300 })
  fc.assert(
    fc.property(text, fc.constantFrom(...keys), (signed, key) => {
      const protocol = key === keys[0] && signed.length % 2 === 0 ? 'ecdsa' : 'bip322'
      const signature = key.signText(signed, protocol)
      const claim = { account: accountOf(key.address), text: signed, signature }
      expect(verifyMessage(claim)).toBe(true)
      expect(verifyMessage({ ...claim, text: `${signed} ` })).toBe(false)
    }),
    { seed: 137, numRuns: 50 },
  )
})

test('a signature that is too long is not decoded', () => {
  const signature = 'A'.repeat(100_001)

  expect(verifyMessage({ account: accountOf(keys[0].address), text: 'a', signature })).toBe(false)
})
