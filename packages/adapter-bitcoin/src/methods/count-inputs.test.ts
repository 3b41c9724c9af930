import { Transaction } from '@scure/btc-signer/transaction.js'
import { expect, test } from 'vitest'
import { aKey } from '../testing/a-key.ts'
import { aTransaction } from '../testing/a-psbt.ts'
import { countInputs } from './count-inputs.ts'

test.each([1, 2, 3])('%d inputs are counted, in both versions', (count) => {
  const transaction = aTransaction(Array.from({ length: count }, (_, nth) => aKey(nth + 1)))

  for (const version of [0, 2]) expect(countInputs(transaction.toPSBT(version))).toBe(count)
})

test('inputs are counted when their number takes more than a byte', () => {
  const transaction = aTransaction([aKey(1)])
  for (let index = 1; index < 300; index += 1) {
    transaction.addInput({ txid: 'ef'.repeat(32), index })
  }

  for (const version of [0, 2]) expect(countInputs(transaction.toPSBT(version))).toBe(300)
})

test.each([
  ['the mark', Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)],
  ['an end without a beginning', Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff, 0)],
  ['the first half', new Transaction().toPSBT(2).subarray(0, 9)],
  ['nothing', new Uint8Array()],
])('%s is refused', (_what, psbt) => {
  expect(() => countInputs(psbt)).toThrow(expect.objectContaining({ code: 'wallet.malformed' }))
})
