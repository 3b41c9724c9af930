import { expect, test } from 'vitest'
import type { Namespace, NetworkId } from '../contract/index.ts'
import { readVectors } from '../testing/read-vectors.ts'
import { checkChannelAddress } from './channel-addresses.ts'

const MAIN: NetworkId = 'bip122:000000000019d6689c085ae165831e93'
const TEST: NetworkId = 'bip122:000000000933ea01ad0ee984209779ba'

interface Case {
  readonly input?: string
  readonly text?: string
}

/** Checks every case of a group; one line for each result that differs. */
async function wrongIn(
  namespace: Namespace,
  cases: readonly Case[] | undefined,
  { networkIds = ['eip155:1'] as readonly NetworkId[], expected = 'ok' } = {},
): Promise<readonly string[]> {
  // Blanks around an address are removed before it is judged.
  const texts = (cases ?? []).map(({ input, text }) => input ?? text ?? '')
  const results = texts
    .filter((text) => text === text.trim())
    .map(async (given) => {
      const check = await checkChannelAddress(namespace, given, networkIds)
      const result = check.ok ? 'ok' : check.reason
      return expected.split(' ').includes(result) ? [] : [`${given}: ${result}`]
    })
  expect(results.length).toBeGreaterThan(0)
  return (await Promise.all(results)).flat()
}

test('an address of eip155 has the right form and checksum', async () => {
  const evm = readVectors<Case>('evm-address')

  expect(await wrongIn('eip155', evm['checksum_ok'])).toEqual([])
  expect(await wrongIn('eip155', evm['no_checksum'])).toEqual([])
  expect(await wrongIn('eip155', evm['checksum_bad'], { expected: 'checksum' })).toEqual([])
  expect(await wrongIn('eip155', evm['malformed'], { expected: 'malformed' })).toEqual([])
})

test('one that is written in one case, or without prefix, is answered with its checksum', async () => {
  const written = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  for (const text of [written.toLowerCase(), ` ${written.slice(2)} `, written]) {
    expect(await checkChannelAddress('eip155', text, [])).toEqual({ ok: true, address: written })
  }
})

test('an address of Solana has 32 bytes', async () => {
  const solana = readVectors<Case>('solana-address')

  expect(await wrongIn('solana', solana['valid'])).toEqual([])
  expect(await wrongIn('solana', solana['invalid'], { expected: 'malformed' })).toEqual([])
})

test('an address of Bitcoin has the right checksum, and is of the network', async () => {
  const sets = readVectors<Case>('bitcoin-addresses')
  const mutated = readVectors<Case>('bitcoin-address-mutations')
  const main = { networkIds: [MAIN] }
  const refused = { ...main, expected: 'malformed checksum network' }

  expect(await wrongIn('bip122', mutated['valid_mainnet'], main)).toEqual([])
  expect(
    await wrongIn('bip122', mutated['valid_other_network'], { ...main, expected: 'network' }),
  ).toEqual([])
  expect(await wrongIn('bip122', mutated['valid_other_network'], { networkIds: [TEST] })).toEqual(
    [],
  )
  expect(
    await wrongIn('bip122', sets['bip350_valid_segwit'], { networkIds: [MAIN, TEST] }),
  ).toEqual([])
  for (const group of [
    mutated['invalid'],
    sets['bip350_invalid_segwit'],
    sets['bip173_invalid_segwit'],
    sets['core_base58_invalid'],
  ]) {
    expect(await wrongIn('bip122', group, refused)).toEqual([])
  }
})

test.each(['', '0x', 'a'.repeat(10_000), '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty!'])(
  '%j is no address anywhere',
  async (text) => {
    for (const namespace of ['eip155', 'solana', 'bip122'] as const) {
      expect((await checkChannelAddress(namespace, text, [MAIN])).ok).toBe(false)
    }
  },
)
