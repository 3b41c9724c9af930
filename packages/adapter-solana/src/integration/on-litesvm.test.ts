import {
  SANDBOX_SOLANA_ACCOUNTS,
  SANDBOX_SOLANA_DOLLAR,
  type Sandbox,
  startSandbox,
} from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keyOf, type TestKey } from '../testing/a-key.ts'
import { type AdapterOnChain, sendingWallet, startAdapterOnChain } from '../testing/on-litesvm.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'

let sandbox: Sandbox<'solana'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['solana'] })
})

afterAll(() => sandbox.stop())

const [OWNER, RECIPIENT] = SANDBOX_SOLANA_ACCOUNTS
const TOKEN = SANDBOX_SOLANA_DOLLAR.mint
const noAbort = (): AbortSignal => new AbortController().signal

function ownerKey(): TestKey {
  return keyOf(Uint8Array.from(Buffer.from(OWNER.privateKey.slice(2), 'hex')))
}

/** An address without an account on the chain. */
function aStranger(nth: number): string {
  return keyOf(new Uint8Array(32).fill(nth)).address
}

/** The facets that every Solana adapter has. */
function facetsOf({ adapter: { messages, balances, transfers } }: AdapterOnChain) {
  if (!messages || !balances || !transfers) throw new Error('A facet is missing')
  return { messages, balances, transfers }
}

async function balanceOf(started: AdapterOnChain, address: string): Promise<bigint> {
  return facetsOf(started).balances.read(`${started.session.networkId}:${address}`, noAbort())
}

async function tokensOf({ read, session }: AdapterOnChain, owner: string): Promise<string> {
  const options = { encoding: 'jsonParsed' }
  const params = [owner, { mint: TOKEN }, options]
  const answer = await read(session.networkId, 'getTokenAccountsByOwner', params)
  const [first] = Object(answer).value
  return first?.account.data.parsed.info.tokenAmount.amount ?? '0'
}

async function statusOf({ read, session }: AdapterOnChain, id: string): Promise<unknown> {
  const answer = await read(session.networkId, 'getSignatureStatuses', [[id]])
  return Object(Object(answer).value)[0]
}

async function transactionOf({ read, session }: AdapterOnChain, id: string): Promise<unknown> {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  return read(session.networkId, 'getTransaction', [id, options])
}

test('a text that a real key signs verifies', async () => {
  const started = await startAdapterOnChain(
    sandbox.addresses.solana,
    createScriptedWallet(ownerKey()),
  )
  const { messages } = facetsOf(started)
  const { session, account } = started
  const text = 'Zażółć gęślą jaźń'

  const signature = await messages.sign({ sessionId: session.id, account, text }, noAbort())

  expect(account).toBe(`${session.networkId}:${OWNER.address}`)
  expect(await messages.verify({ account, text, signature }, noAbort())).toBe(true)
})

test.each([
  [
    'signs only, so that a node sends',
    'legacy',
    1_000_001n,
    () => createScriptedWallet(ownerKey()),
  ],
  ['sends', 'legacy', 1_000_002n, () => sendingWallet(ownerKey(), sandbox.addresses.solana)],
  [
    'takes only the newer form',
    0,
    1_000_003n,
    () => sendingWallet(ownerKey(), sandbox.addresses.solana, [0]),
  ],
] as const)('SOL moves with a wallet that %s', async (_what, version, amount, createWallet) => {
  const started = await startAdapterOnChain(sandbox.addresses.solana, createWallet())
  const { transfers } = facetsOf(started)
  const { session, account } = started
  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, amount }
  const before = [
    await balanceOf(started, OWNER.address),
    await balanceOf(started, RECIPIENT.address),
  ]

  const cost = await transfers.estimate(request, noAbort())
  const id = await transfers.send(request, noAbort())
  sandbox.solana.get().skipSlots(2)

  expect(await statusOf(started, id)).toMatchObject({ err: null })
  expect(await transactionOf(started, id)).toMatchObject({ version })
  expect([
    await balanceOf(started, OWNER.address),
    await balanceOf(started, RECIPIENT.address),
  ]).toEqual([(before[0] ?? 0n) - request.amount - cost, (before[1] ?? 0n) + request.amount])
})

test('the priority fee follows recent fees, and is paid', async () => {
  const started = await startAdapterOnChain(
    sandbox.addresses.solana,
    createScriptedWallet(ownerKey()),
  )
  const { transfers } = facetsOf(started)
  const { session, account } = started
  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, amount: 1n }
  sandbox.solana.get().setPriorityFees([0, 0, 0])
  const cheap = await transfers.estimate(request, noAbort())

  sandbox.solana.get().setPriorityFees([1_000_000, 2_000_000, 3_000_000, 4_000_000])
  const before = await balanceOf(started, OWNER.address)
  const dear = await transfers.estimate(request, noAbort())
  await transfers.send(request, noAbort())
  sandbox.solana.get().setPriorityFees([])

  expect(cheap).toBe(5_000n)
  expect(dear).toBeGreaterThan(6_000n)
  expect(before - (await balanceOf(started, OWNER.address))).toBe(dear + 1n)
})

test("a token is transferred, and the recipient's token account is created if it is missing", async () => {
  const started = await startAdapterOnChain(
    sandbox.addresses.solana,
    createScriptedWallet(ownerKey()),
  )
  const { transfers } = facetsOf(started)
  const { session, account } = started
  const to = aStranger(77)
  const request = { sessionId: session.id, from: account, to, amount: 2_500_000n, token: TOKEN }
  const before = await balanceOf(started, OWNER.address)

  const first = await transfers.estimate(request, noAbort())
  const id = await transfers.send(request, noAbort())
  const second = await transfers.estimate(request, noAbort())
  await transfers.send(request, noAbort())

  expect(await statusOf(started, id)).toMatchObject({ err: null })
  expect(await tokensOf(started, to)).toBe('5000000')
  expect(before - (await balanceOf(started, OWNER.address))).toBe(first + second)
  expect(first - second).toBeGreaterThan(2_000_000n)
})

test('a transfer that would fail is not shown to the wallet', async () => {
  const wallet = createScriptedWallet(ownerKey())
  const started = await startAdapterOnChain(sandbox.addresses.solana, wallet)
  const { transfers } = facetsOf(started)
  const { session, account } = started
  const request = {
    sessionId: session.id,
    from: account,
    to: RECIPIENT.address,
    amount: 10n ** 15n,
  }

  for (const token of [undefined, TOKEN]) {
    const sending = transfers.send({ ...request, token }, noAbort())
    await expect(sending).rejects.toMatchObject({ code: 'transfer.short' })
  }

  expect(wallet.methods).toEqual(['standard:connect'])
})

test('an address that is not a token, or is a token account, is refused', async () => {
  const started = await startAdapterOnChain(
    sandbox.addresses.solana,
    createScriptedWallet(ownerKey()),
  )
  const { transfers } = facetsOf(started)
  const { session, account, read } = started
  const options = { encoding: 'jsonParsed' }
  const owned = await read(session.networkId, 'getTokenAccountsByOwner', [
    OWNER.address,
    { mint: TOKEN },
    options,
  ])
  const holder: string = Object(owned).value[0].pubkey
  const request = {
    sessionId: session.id,
    from: account,
    to: RECIPIENT.address,
    amount: 1n,
    token: TOKEN,
  }

  for (const [changes, code] of [
    [{ token: RECIPIENT.address }, 'caip.invalid-address'],
    [{ token: aStranger(5) }, 'caip.invalid-address'],
    [{ to: holder }, 'transfer.no-wallet'],
  ] as const) {
    const estimating = transfers.estimate({ ...request, ...changes }, noAbort())
    await expect(estimating).rejects.toMatchObject({ code })
  }
})

test('the tokens of an account are read from the node', async () => {
  const started = await startAdapterOnChain(
    sandbox.addresses.solana,
    createScriptedWallet(ownerKey()),
  )
  const { adapter, account, session } = started
  const stranger = `${session.networkId}:${aStranger(201)}` as const

  const tokens = await adapter.balances?.tokens?.(account, noAbort())

  const amount = BigInt(await tokensOf(started, OWNER.address))
  expect(amount).toBeGreaterThan(0n)
  expect(tokens).toEqual([{ token: TOKEN, amount, decimals: SANDBOX_SOLANA_DOLLAR.decimals }])
  expect(await adapter.balances?.tokens?.(stranger, noAbort())).toEqual([])
})

test('a node that says that fees and deposits are nothing takes no more than was shown, on the chain', async () => {
  const wallet = createScriptedWallet(ownerKey())
  const lies = { getMinimumBalanceForRentExemption: 0, getFeeForMessage: { value: 0 } }
  const started = await startAdapterOnChain(sandbox.addresses.solana, wallet, { lies })
  const { transfers } = facetsOf(started)
  const { session, account: from } = started
  const request = { sessionId: session.id, from, to: aStranger(178), amount: 5n, token: TOKEN }
  const { ceiling: maxFee = 0n } = (await transfers.fee?.(request, noAbort())) ?? {}
  const before = await balanceOf(started, OWNER.address)

  await transfers.send({ ...request, maxFee }, noAbort())

  expect(await tokensOf(started, request.to)).toBe('5')
  const paid = before - (await balanceOf(started, OWNER.address))
  expect(paid).toBeGreaterThan(2_000_000n)
  expect(paid).toBeLessThanOrEqual(maxFee)
})
