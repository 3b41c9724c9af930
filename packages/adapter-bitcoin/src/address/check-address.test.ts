import { expect, test } from 'vitest'
import vectors from '../../../../vectors/bitcoin-address-mutations.json'
import { bitcoin, bitcoinTestnet } from '../networks.ts'
import { checkAddress } from './check-address.ts'

const { cases } = vectors
const MAIN = [bitcoin.caipNetworkId]
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const OTHERS = [bitcoinTestnet.caipNetworkId, REGTEST] as const

test.each(cases.valid_mainnet)('$text may be paid on Bitcoin and nowhere else', ({ text }) => {
  expect(checkAddress(` ${text}\n`, MAIN)).toEqual({ ok: true, address: text })
  expect(checkAddress(text, OTHERS)).toEqual({ ok: false, reason: 'network' })
})

test.each(cases.valid_other_network)('$text is of another network', ({ text }) => {
  expect(checkAddress(text, MAIN)).toEqual({ ok: false, reason: 'network' })
  expect(checkAddress(text, OTHERS)).toEqual({ ok: true, address: text })
})

test.each(cases.invalid)('$text is refused: $why', ({ text }) => {
  // Blanks around an address are left out before it is judged.
  expect(checkAddress(text, [...MAIN, ...OTHERS]).ok).toBe(
    cases.valid_mainnet.some((one) => one.text === text.trim()),
  )
})

test('a regtest address is one of regtest alone', () => {
  const text = 'bcrt1qjh3dnrafy8f2zszh5sdqn6c3ycfljh930yza9nt72v30dkw8mlvscn82zx'

  expect(checkAddress(text, [REGTEST])).toEqual({ ok: true, address: text })
  expect(checkAddress(text, [bitcoinTestnet.caipNetworkId])).toEqual({
    ok: false,
    reason: 'network',
  })
})

test('a network that nobody knows has no addresses', () => {
  const [{ text }] = [cases.valid_mainnet[0] ?? { text: '' }]

  expect(checkAddress(text, ['bip122:ffffffffffffffffffffffffffffffff'])).toEqual({
    ok: false,
    reason: 'network',
  })
})
