import { readFileSync } from 'node:fs'
import type { NodeReader } from '@latchkey/core/contract'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { createNameRecords, reverted } from '../testing/name-records.ts'
import { ALICE_CHECKED, BOB_CHECKED } from '../testing/scripted-wallet.ts'
import { lookUpName, normaliseName, resolveName, verifyName } from './names.ts'
import { normaliseAnyName } from './normalise-name.ts'

interface NameCase {
  readonly name: string
  readonly norm?: string
  readonly error?: boolean
}

interface Imitation {
  readonly input: string
  readonly norm: string
  readonly primary_name_ok: boolean
}

/** A set of test vectors: cases by group. The README beside the sets describes them. */
function vectors<Cases>(set: string): Cases {
  const file = new URL(`../../../../vectors/${set}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).cases
}

const imitations = vectors<{
  readonly normalised: readonly Imitation[]
  readonly refused: readonly Pick<Imitation, 'input'>[]
}>('ens-adversarial')

/** Reads from a node that knows these names, and counts its requests. */
function aNode(answer: (call: { to?: unknown; data?: unknown }) => unknown) {
  const requests: (readonly [network: string, method: string])[] = []
  const read: NodeReader['read'] = async (network, method, params) => {
    requests.push([network, method])
    return answer(Object(Object(params)[0]))
  }
  return { requests, deps: { nodes: { read }, signal: new AbortController().signal } }
}

const knowing = (owners: Readonly<Record<string, string>>) => aNode(createNameRecords({ owners }))

test('the address of a name is read from mainnet by one request', async () => {
  const { deps, requests } = knowing({ 'pay.alice.eth': ALICE_CHECKED })

  expect(await resolveName('Pay.Alice.eth', deps)).toBe(ALICE_CHECKED)
  expect(requests).toEqual([['eip155:1', 'eth_call']])
})

/** Coin types of Base and Polygon. Source: ENSIP-11. */
const [BASE, POLYGON] = [0x8000_2105, 0x8000_0089]

test('a name has the address of the network that is asked about, and no other one', async () => {
  const owners = { 'alice.eth': ALICE_CHECKED, 'bob.eth': ALICE_CHECKED }
  const coins = {
    'alice.eth': { [BASE]: BOB_CHECKED.toLowerCase() as Hex, 501: `0x${'01'.repeat(32)}` as Hex },
  }
  const { deps, requests } = aNode(createNameRecords({ owners, coins }))

  expect(await resolveName('alice.eth', deps, 'eip155:8453')).toBe(BOB_CHECKED)
  expect(await resolveName('alice.eth', deps, 'eip155:1')).toBe(ALICE_CHECKED)
  expect(await resolveName('alice.eth', deps, `eip155:${POLYGON - 0x8000_0000}`)).toBeUndefined()
  expect(await resolveName('bob.eth', deps, 'eip155:8453')).toBeUndefined()
  // The number of Solana's coin type is that of a chain, too.
  expect(await resolveName('alice.eth', deps, 'eip155:501')).toBeUndefined()
  expect(new Set(requests.map(([network]) => network))).toEqual(new Set(['eip155:1']))
})

test('a network whose number is too large for a coin type is not asked about', async () => {
  const { deps, requests } = knowing({ 'alice.eth': ALICE_CHECKED })

  for (const chainId of ['2147483648', '9007199254740993', '0', '-1', 'x']) {
    expect(await resolveName('alice.eth', deps, `eip155:${chainId}`)).toBeUndefined()
  }

  expect(requests).toEqual([])
})

test.each<[string, Hex]>([
  ['that of another family', `0x${'01'.repeat(32)}`],
  ['half an address', '0x0102'],
])('an address of a network that is %s is no address', async (_, bytes) => {
  const records = {
    owners: { 'alice.eth': ALICE_CHECKED },
    coins: { 'alice.eth': { [BASE]: bytes } },
  }
  const { deps } = aNode(createNameRecords(records))

  const resolving = resolveName('alice.eth', deps, 'eip155:8453')

  await expect(resolving).rejects.toMatchObject({ code: 'http.malformed' })
})

test('an address of zeros on a network is none', async () => {
  const coins = { 'alice.eth': { [BASE]: `0x${'00'.repeat(20)}` as Hex } }
  const { deps } = aNode(createNameRecords({ owners: { 'alice.eth': ALICE_CHECKED }, coins }))

  expect(await resolveName('alice.eth', deps, 'eip155:8453')).toBeUndefined()
})

test('a name is shown where it resolves to the address, in whatever letters that is written', async () => {
  const { deps } = knowing({ 'alice.eth': ALICE_CHECKED, '🦊.eth': ALICE_CHECKED })

  expect(await verifyName('alice.eth', ALICE_CHECKED.toLowerCase(), deps)).toBe(true)
  expect(await verifyName('🦊.eth', ALICE_CHECKED, deps)).toBe(true)
  expect(await verifyName('alice.eth', BOB_CHECKED, deps)).toBe(false)
})

test.each([
  ['a name without an owner', 'free.eth'],
  ['a name in another form', 'Alice.eth'],
  ['a label alone, which could be taken for something of ours', 'alice'],
  ['a name of a length that none has', `${'a'.repeat(260)}.eth`],
  ['a name of a length that none has in bytes', `${'á'.repeat(130)}.eth`],
])('%s is not shown', async (_why, name) => {
  const { deps } = knowing({ 'alice.eth': ALICE_CHECKED, alice: ALICE_CHECKED })

  expect(await verifyName(name, ALICE_CHECKED, deps)).toBe(false)
})

test.each<[answer: string, answering: () => unknown, code: string]>([
  ['no answer', () => Promise.reject(reverted('0x')), 'rpc.failed'],
  [
    'the address of a server to ask instead',
    () => Promise.reject(reverted('0x556f1830')),
    'rpc.failed',
  ],
  ['nothing, as of an address without a contract', () => '0x', 'http.malformed'],
  ['half a word', () => '0x00ff', 'http.malformed'],
  ['no text', () => ({}), 'http.malformed'],
])('where the node answers %s the address is not known', async (_answer, answering, code) => {
  const { deps } = aNode(answering)

  await expect(resolveName('alice.eth', deps)).rejects.toMatchObject({ code })
  await expect(verifyName('alice.eth', ALICE_CHECKED, deps)).rejects.toMatchObject({ code })
})

test('an address that claims a foreign name has none, and neither has one without a claim', async () => {
  const records = { 'alice.eth': ALICE_CHECKED }
  const claims = { [ALICE_CHECKED]: 'alice.eth', [BOB_CHECKED]: 'alice.eth' }
  const { deps } = aNode(createNameRecords({ owners: records, claims }))

  expect(await lookUpName(`eip155:10:${ALICE_CHECKED}`, deps)).toBe('alice.eth')
  expect(await lookUpName(`eip155:1:${BOB_CHECKED}`, deps)).toBeUndefined()
  expect(await lookUpName(`eip155:1:0x${'0'.repeat(39)}1`, deps)).toBeUndefined()
})

test('names are normalised as ENSIP-15 says', () => {
  const { names } = vectors<{ readonly names: readonly NameCase[] }>('ensip15')
  expect(names).toHaveLength(19_202)

  // The first entry says what the cases were made with; no text at all is no name.
  const wrong = names.filter(({ name, norm, error }) => {
    const expected = error === true || name === '' ? undefined : (norm ?? name)
    return name !== 'version' && normaliseAnyName(name) !== expected
  })

  expect(wrong).toEqual([])
})

test('a plain name is normalised without the table, and any name as the table says', async () => {
  expect(await normaliseName('pay.mira-l.reown.id')).toBe('pay.mira-l.reown.id')
  expect(await normaliseName('MIRA.reown.id')).toBe('mira.reown.id')
  expect(await normaliseName('mi--ra.reown.id')).toBeUndefined()
  expect(await normaliseName('')).toBeUndefined()
})

test('names that imitate others are shown only in their normal form', async () => {
  const { normalised } = imitations
  expect(normalised).toHaveLength(596)
  const owners = Object.fromEntries(normalised.map(({ norm }) => [norm, ALICE_CHECKED]))
  const { deps } = knowing(owners)

  for (const { input, primary_name_ok: mayBeShown } of normalised) {
    const isShown = await verifyName(input, ALICE_CHECKED, deps)
    expect([input, isShown]).toEqual([input, mayBeShown && input.includes('.')])
  }
})

test('a name that may not exist is not looked up', async () => {
  const { deps, requests } = knowing({})
  expect(imitations.refused).toHaveLength(896)

  for (const { input } of imitations.refused) {
    expect(await resolveName(input, deps)).toBeUndefined()
    expect(await verifyName(input, ALICE_CHECKED, deps)).toBe(false)
  }

  expect(requests).toEqual([])
})

test('no text breaks it', async () => {
  const { strings } = vectors<{ readonly strings: readonly { readonly text: string }[] }>(
    'naughty-strings',
  )
  const { deps } = knowing({})
  expect(strings).toHaveLength(265)

  for (const { text } of strings) expect(await verifyName(text, ALICE_CHECKED, deps)).toBe(false)
})
