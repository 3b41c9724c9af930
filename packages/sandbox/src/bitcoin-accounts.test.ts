/** @full That the sandbox works is seen in every journey of `npm test`. */

import { pbkdf2Sync } from 'node:crypto'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { toHex } from 'viem'
import { HDKey } from 'viem/accounts'
import { expect, test } from 'vitest'
import { SANDBOX_MNEMONIC } from './accounts.ts'
import { SANDBOX_BITCOIN_ACCOUNTS } from './bitcoin-accounts.ts'
import { BITCOIN_NETWORKS } from './formats/bitcoin-networks.ts'

const { regtest } = BITCOIN_NETWORKS
const seed = pbkdf2Sync(SANDBOX_MNEMONIC, 'mnemonic', 2048, 64, 'sha512')
const root = HDKey.fromMasterSeed(Uint8Array.from(seed))

function derive(path: string, addressOf: (publicKey: Uint8Array) => string | undefined) {
  const { publicKey, privateKey } = root.derive(path)
  if (!publicKey || !privateKey) throw new Error('no key')
  return {
    address: addressOf(publicKey),
    publicKey: toHex(publicKey).slice(2),
    privateKey: toHex(privateKey),
    path,
  }
}

test.each([0, 1, 2] as const)('account %d comes from the phrase', (index) => {
  expect(SANDBOX_BITCOIN_ACCOUNTS[index]).toEqual({
    payment: derive(`m/84'/1'/0'/0/${index}`, (key) => p2wpkh(key, regtest).address),
    ordinals: derive(
      `m/86'/1'/0'/0/${index}`,
      (key) => p2tr(key.slice(1), undefined, regtest).address,
    ),
  })
})
