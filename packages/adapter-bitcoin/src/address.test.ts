import { hex } from '@scure/base'
import { expect, test } from 'vitest'
import mutationVectors from '../../../vectors/bitcoin-address-mutations.json'
import vectors from '../../../vectors/bitcoin-addresses.json'
import { checkAddress, readAddress } from './address.ts'
import { bitcoin, bitcoinTestnet } from './networks.ts'

const { cases } = vectors

function scriptOf(text: string): string | undefined {
  const reading = readAddress(text)
  return reading.ok ? hex.encode(reading.address.script) : undefined
}

test.each(cases.bip350_valid_segwit)('$text pays to the script of BIP-350', ({ text, note }) => {
  expect(scriptOf(text)).toBe(note)
})

test.each([
  ...cases.bip350_invalid_segwit,
  ...cases.bip173_invalid_segwit,
  ...cases.bip350_valid_bech32m_strings,
  ...cases.bip350_invalid_bech32m_strings,
  ...cases.core_base58_invalid,
])('$text is not an address', ({ text }) => {
  expect(readAddress(text).ok).toBe(false)
})

test.each(cases.core_base58_valid)('$text is read like Bitcoin Core reads it', (one) => {
  const reading = readAddress(one.text)

  expect(reading.ok && hex.encode(reading.address.program)).toBe(one.payload)
  expect(reading).toMatchObject({
    address: {
      type: one.addrType === 'pubkey' ? 'p2pkh' : 'p2sh',
      kinds: one.isTestnet ? ['test', 'regtest'] : ['main'],
    },
  })
})

test.each(cases.bitcoinjs_address_standard)('an address of $network is read', (one) => {
  const text = one.base58check ?? one.bech32 ?? ''
  const reading = readAddress(text)

  // Litecoin's addresses begin with a byte that is unknown here.
  expect(reading.ok).toBe(one.network !== 'litecoin')
  if (!reading.ok) return
  expect(hex.encode(reading.address.program)).toBe(one.hash ?? one.data)
  expect(reading.address.text).toBe(one.bech32 === undefined ? text : text.toLowerCase())
})

test.each(
  // A future version is valid: Bitcoin Core sends to it, but the library of these cases does not.
  cases.bitcoinjs_address_invalid_toOutputScript.filter(({ network }) => network?.bech32 !== 'foo'),
)('$address is not an address', ({ address }) => {
  expect(readAddress(address).ok).toBe(false)
})

test.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
  ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMh', 'checksum'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kV8F3T4', 'malformed'],
  [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y0000000000000000000',
    'malformed',
  ],
  ['LUxXFcwXFPpRZdMv4aYu6bDwPdC2skQ5YW', 'malformed'],
  ['', 'malformed'],
])('%s fails for its %s', (text, reason) => {
  expect(readAddress(text)).toEqual({ ok: false, reason })
})

const mutations = mutationVectors.cases
const MAIN = [bitcoin.caipNetworkId]
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const OTHERS = [bitcoinTestnet.caipNetworkId, REGTEST] as const

test.each(mutations.valid_mainnet)('$text is valid on Bitcoin only', ({ text }) => {
  expect(checkAddress(` ${text}\n`, MAIN)).toEqual({ ok: true, address: text })
  expect(checkAddress(text, OTHERS)).toEqual({ ok: false, reason: 'network' })
})

test.each(mutations.valid_other_network)('$text is of another network', ({ text }) => {
  expect(checkAddress(text, MAIN)).toEqual({ ok: false, reason: 'network' })
  expect(checkAddress(text, OTHERS)).toEqual({ ok: true, address: text })
})

test.each(mutations.invalid)('$text is refused: $why', ({ text }) => {
  // Spaces around an address are ignored.
  expect(checkAddress(text, [...MAIN, ...OTHERS]).ok).toBe(
    mutations.valid_mainnet.some((one) => one.text === text.trim()),
  )
})

test('a regtest address is valid on regtest only', () => {
  const text = 'bcrt1qjh3dnrafy8f2zszh5sdqn6c3ycfljh930yza9nt72v30dkw8mlvscn82zx'

  expect(checkAddress(text, [REGTEST])).toEqual({ ok: true, address: text })
  expect(checkAddress(text, [bitcoinTestnet.caipNetworkId])).toEqual({
    ok: false,
    reason: 'network',
  })
})

test('an unknown network has no addresses', () => {
  const [{ text }] = [mutations.valid_mainnet[0] ?? { text: '' }]

  expect(checkAddress(text, ['bip122:ffffffffffffffffffffffffffffffff'])).toEqual({
    ok: false,
    reason: 'network',
  })
})
