import { expect, test, vi } from 'vitest'
import type { Namespace, NetworkId } from '../contract/index.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { checkChannelAddress, encodeBase58 } from './channel-addresses.ts'

const MAIN: NetworkId = 'bip122:000000000019d6689c085ae165831e93'
const TEST: NetworkId = 'bip122:000000000933ea01ad0ee984209779ba'

interface Case {
  readonly input?: string
  readonly text?: string
}

/** Checks every case of a group; one line for each result that differs. */
function wrongIn(
  namespace: Namespace,
  cases: readonly Case[] | undefined,
  { networkIds = ['eip155:1'] as readonly NetworkId[], expected = 'ok' } = {},
): readonly string[] {
  // Blanks around an address are removed before it is judged.
  const texts = (cases ?? []).map(({ input, text }) => input ?? text ?? '')
  const results = texts
    .filter((text) => text === text.trim())
    .map((given) => {
      const check = checkChannelAddress(namespace, given, networkIds)
      const result = check.ok ? 'ok' : check.reason
      return expected.split(' ').includes(result) ? [] : [`${given}: ${result}`]
    })
  expect(results.length).toBeGreaterThan(0)
  return results.flat()
}

test('an address of eip155 has the right form and checksum', () => {
  const evm = readVectors<Case>('evm-address')

  expect(wrongIn('eip155', evm['checksum_ok'])).toEqual([])
  expect(wrongIn('eip155', evm['no_checksum'])).toEqual([])
  expect(wrongIn('eip155', evm['checksum_bad'], { expected: 'checksum' })).toEqual([])
  expect(wrongIn('eip155', evm['malformed'], { expected: 'malformed' })).toEqual([])
})

test('one that is written in one case, or without prefix, is answered with its checksum', () => {
  const written = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  for (const text of [written.toLowerCase(), ` ${written.slice(2)} `, written]) {
    expect(checkChannelAddress('eip155', text, [])).toEqual({ ok: true, address: written })
  }
})

test('an address of Solana has 32 bytes', () => {
  const solana = readVectors<Case>('solana-address')

  expect(wrongIn('solana', solana['valid'])).toEqual([])
  expect(wrongIn('solana', solana['invalid'], { expected: 'malformed' })).toEqual([])
})

test('an address of Bitcoin has the right checksum, and is of the network', () => {
  const sets = readVectors<Case>('bitcoin-addresses')
  const mutated = readVectors<Case>('bitcoin-address-mutations')
  const main = { networkIds: [MAIN] }
  const refused = { ...main, expected: 'malformed checksum network' }

  expect(wrongIn('bip122', mutated['valid_mainnet'], main)).toEqual([])
  expect(
    wrongIn('bip122', mutated['valid_other_network'], { ...main, expected: 'network' }),
  ).toEqual([])
  expect(wrongIn('bip122', mutated['valid_other_network'], { networkIds: [TEST] })).toEqual([])
  expect(wrongIn('bip122', sets['bip350_valid_segwit'], { networkIds: [MAIN, TEST] })).toEqual([])
  for (const group of [
    mutated['invalid'],
    sets['bip350_invalid_segwit'],
    sets['bip173_invalid_segwit'],
    sets['core_base58_invalid'],
  ]) {
    expect(wrongIn('bip122', group, refused)).toEqual([])
  }
})

test.each(['', '0x', 'a'.repeat(10_000), '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty!'])(
  '%j is no address anywhere',
  (text) => {
    for (const namespace of ['eip155', 'solana', 'bip122'] as const) {
      expect(checkChannelAddress(namespace, text, [MAIN]).ok).toBe(false)
    }
  },
)

test('a Bitcoin address is checked on a page that is not secure, too', () => {
  vi.stubGlobal('crypto', {})

  const check = checkChannelAddress('bip122', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', [MAIN])

  expect(check.ok).toBe(true)
})

test('a message for Solana is written in base 58, unless it is too long', () => {
  expect(encodeBase58(Uint8Array.of(0, 0, 255))).toBe('115Q')
  expect(encodeBase58(new Uint8Array(2_048).fill(255))).toMatch(/^[1-9A-HJ-NP-Za-km-z]{2700,}$/)
  expect(encodeBase58(new Uint8Array(2_049))).toBeUndefined()
})
