/** @full That the sandbox works is seen in every journey of `npm test`. */

import { createHmac, pbkdf2Sync } from 'node:crypto'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { toHex } from 'viem'
import { expect, test } from 'vitest'
import { SANDBOX_MNEMONIC } from './accounts.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from './solana-accounts.ts'

const HARDENED = 0x80000000

/** Source: SLIP-0010, for Ed25519. */
function derive(path: readonly number[]): Uint8Array {
  const seed = pbkdf2Sync(SANDBOX_MNEMONIC, 'mnemonic', 2048, 64, 'sha512')
  let node = hmac(new TextEncoder().encode('ed25519 seed'), Uint8Array.from(seed))
  for (const index of path) {
    const data = new Uint8Array(37)
    data.set(node.subarray(0, 32), 1)
    new DataView(data.buffer).setUint32(33, index + HARDENED)
    node = hmac(node.subarray(32), data)
  }
  return node.subarray(0, 32)
}

function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  return Uint8Array.from(createHmac('sha512', key).update(data).digest())
}

test.each([0, 1, 2] as const)('account %d comes from the phrase', (index) => {
  const key = derive([44, 501, index, 0])

  expect(SANDBOX_SOLANA_ACCOUNTS[index]).toEqual({
    address: base58.encode(ed25519.getPublicKey(key)),
    privateKey: toHex(key),
  })
})
