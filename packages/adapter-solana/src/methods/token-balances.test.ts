import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ALICE, BOB, MAIN, noAbort, startAdapter } from '../testing/started-adapter.ts'

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const OTHER = 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'
const account = `${MAIN}:${ALICE.address}` as const

function holding(mint: unknown, amount: unknown, decimals: unknown = 6): object {
  const info = { mint, owner: ALICE.address, tokenAmount: { amount, decimals, uiAmount: 0.1 } }
  return { pubkey: BOB.address, account: { data: { parsed: { type: 'account', info } } } }
}

/** Reads from nodes that list these token accounts, by program. */
async function read(holdings: Readonly<Record<string, unknown>>) {
  const getTokenAccountsByOwner = (...[, filter]: readonly unknown[]) => {
    const value = holdings[Object(filter).programId] ?? []
    return { context: { slot: 1 }, value }
  }
  const started = await startAdapter({ nodes: { getTokenAccountsByOwner } })
  const tokens = started.adapter.balances?.tokens?.(account, noAbort())
  return { ...started, tokens }
}

test('tokens of both programs are listed, exactly', async () => {
  const { tokens, nodeRequests } = await read({
    [TOKEN]: [holding(MINT, '18446744073709551615')],
    [TOKEN_2022]: [holding(OTHER, '1', 0)],
  })

  expect(await tokens).toEqual([
    { token: MINT, amount: 2n ** 64n - 1n, decimals: 6 },
    { token: OTHER, amount: 1n, decimals: 0 },
  ])
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  expect(nodeRequests).toEqual(
    [TOKEN, TOKEN_2022].map((programId) => [
      'getTokenAccountsByOwner',
      [ALICE.address, { programId }, options],
    ]),
  )
})

test('several accounts of one token are added up, and empty ones are left out', async () => {
  const holdings = [holding(MINT, '3'), holding(OTHER, '0'), holding(MINT, '4')]

  const { tokens } = await read({ [TOKEN]: holdings })

  expect(await tokens).toEqual([{ token: MINT, amount: 7n, decimals: 6 }])
})

test.each([
  null,
  {},
  { account: { data: ['AAAA', 'base64'] } },
  holding('nothing', '1'),
  holding(OTHER, '-1'),
  holding(OTHER, '1.5'),
  holding(OTHER, null),
  holding(OTHER, '1', '6'),
  holding(OTHER, '1', 256),
  holding(OTHER, '1', -1),
])('a token account like %j does not hide the others', async (strange) => {
  const { tokens } = await read({ [TOKEN]: [strange, holding(MINT, '5')] })

  expect(await tokens).toEqual([{ token: MINT, amount: 5n, decimals: 6 }])
})

test('an answer that is no list is refused, and not taken for no tokens', async () => {
  const { tokens } = await read({ [TOKEN]: 'none' })

  await expect(tokens).rejects.toMatchObject({ code: 'http.malformed' })
})

test('where one program can not be read, the tokens are unknown', async () => {
  const getTokenAccountsByOwner = (...[, filter]: readonly unknown[]) => {
    if (Object(filter).programId === TOKEN) return { value: [holding(MINT, '1')] }
    throw new LatchkeyError('rpc.unavailable', {})
  }
  const { adapter } = await startAdapter({ nodes: { getTokenAccountsByOwner } })

  await expect(adapter.balances?.tokens?.(account, noAbort())).rejects.toMatchObject({
    code: 'rpc.unavailable',
  })
})

/** Reads one token from nodes with this supply and these token accounts of it. */
async function readOne(supply: () => unknown, holdings: readonly object[], token = MINT) {
  const started = await startAdapter({
    nodes: {
      getTokenSupply: supply,
      getTokenAccountsByOwner: () => ({ context: { slot: 1 }, value: holdings }),
    },
  })
  const read = started.adapter.balances?.ofToken?.(account, token, noAbort())
  return { ...started, read }
}

const supplyOf = (decimals: unknown) => () => ({ value: { amount: '9', decimals } })

test('one token is read with the decimals of its mint, over all accounts of it', async () => {
  const { read, nodeRequests } = await readOne(supplyOf(6), [
    holding(MINT, '3'),
    // A node that answers with more than was asked for.
    holding(OTHER, '5'),
    holding(MINT, '4', 9),
  ])

  expect(await read).toEqual({ token: MINT, amount: 7n, decimals: 6 })
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  expect(nodeRequests).toContainEqual([
    'getTokenAccountsByOwner',
    [ALICE.address, { mint: MINT }, options],
  ])
})

test.each([undefined, null, '6', 256, -1, 1.5])(
  'a mint with %j decimals is refused, and no number is made up',
  async (decimals) => {
    const { read } = await readOne(supplyOf(decimals), [holding(MINT, '3')])

    await expect(read).rejects.toMatchObject({ code: 'http.malformed' })
  },
)

test('an address that is no mint is said to be none', async () => {
  const refuse = (): never => {
    throw new LatchkeyError('rpc.failed', { code: -32_602 })
  }
  const { read } = await readOne(refuse, [])
  const { read: malformed } = await readOne(supplyOf(6), [], 'native')

  await expect(read).rejects.toMatchObject({ code: 'caip.invalid-address' })
  await expect(malformed).rejects.toMatchObject({ code: 'caip.invalid-address' })
})
