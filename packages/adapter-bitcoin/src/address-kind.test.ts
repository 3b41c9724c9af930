import { bech32m } from '@scure/base'
import { expect, test } from 'vitest'
import { kindOf } from './address-kind.ts'
import { aKey } from './testing/a-key.ts'
import { MAINNET } from './testing/a-network.ts'
import { noAbort, startAdapter } from './testing/started-adapter.ts'

const zeros = (version: number, length: number): string =>
  bech32m.encode('bc', [version, ...bech32m.toWords(new Uint8Array(length))])

test.each([
  ['a witness key', aKey(1, { network: 'mainnet' }).address, 'wallet'],
  ['a taproot key', aKey(2, { isTaproot: true }).address, 'wallet'],
  ['the first key of Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'wallet'],
  ['zeros', '1111111111111111111114oLvT2', 'lost'],
  ['words', '1BitcoinEaterAddressDontSendf59kuE', 'lost'],
  ['a taproot key of zeros', zeros(1, 32), 'lost'],
  ['a version to come', zeros(2, 32), 'lost'],
  [
    'a taproot key that is no point',
    bech32m.encode('bc', [1, ...bech32m.toWords(new Uint8Array(32).fill(5))]),
    'lost',
  ],
  ['an anchor that everybody can spend', 'bc1pfeessrawgf', 'lost'],
])('the kind of an address of %s is %s', (_what, address, kind) => {
  expect(kindOf(address)).toBe(kind)
})

test('the adapter says what an address is', async () => {
  const { adapter } = await startAdapter()

  expect(await adapter.addresses.kind?.('1111111111111111111114oLvT2', MAINNET.id, noAbort())).toBe(
    'lost',
  )
  await expect(adapter.addresses.kind?.('nowhere', MAINNET.id, noAbort())).rejects.toMatchObject({
    code: 'caip.invalid-address',
  })
})
