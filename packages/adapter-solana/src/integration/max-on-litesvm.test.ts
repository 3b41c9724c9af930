import { SANDBOX_SOLANA_DOLLAR, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aKey, type TestKey } from '../testing/a-key.ts'
import { sendingWallet, startAdapterOnChain } from '../testing/on-litesvm.ts'
import { createScriptedWallet } from '../testing/scripted-wallet.ts'

let sandbox: Sandbox<'solana'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['solana'] })
})
afterEach(() => sandbox.solana.get().setPriorityFees([]))
afterAll(() => sandbox.stop())

const noAbort = (): AbortSignal => new AbortController().signal

/** Keys of this file, each used once. */
let lastKey = 100
function aNewKey(): TestKey {
  lastKey += 1
  return aKey(lastKey)
}

/** A visitor with some SOL, and a recipient with an account. */
async function aVisitor(lamports: bigint, doesSend = false) {
  const [key, recipient] = [aNewKey(), aNewKey()]
  const desk = sandbox.solana.get()
  desk.airdrop(key.address, lamports)
  desk.airdrop(recipient.address, 1_000_000n)
  desk.skipSlots(2)
  const rpcUrl = sandbox.addresses.solana
  const wallet = doesSend ? sendingWallet(key, rpcUrl) : createScriptedWallet(key)
  const { adapter, account: from, session } = await startAdapterOnChain(rpcUrl, wallet)
  const { balances, transfers } = adapter
  if (!balances || !transfers?.fee || !transfers.largest) throw new Error('A facet is missing')
  const { fee, largest, send } = transfers
  const base = { sessionId: session.id, from, to: recipient.address }
  const balanceOf = (address: string) => balances.read(`${session.networkId}:${address}`, noAbort())
  return {
    desk,
    recipient,
    balanceOf,
    balance: () => balanceOf(key.address),
    largest: (to = base.to) => largest({ ...base, to }, noAbort()),
    fee: (amount: bigint, to = base.to) => fee({ ...base, to, amount }, noAbort()),
    send: (amount: bigint, changes: { readonly maxFee?: bigint; readonly to?: string } = {}) =>
      send({ ...base, amount, ...changes }, noAbort()),
  }
}

const PRICES = [[], [0], [1], [1_000, 2_000], [5_000, 250_000, 1_000_000], [90_000_000]]

test.each(PRICES.flatMap((prices) => [false, true].map((doesSend) => ({ prices, doesSend }))))(
  'all SOL is sent at recent prices of $prices by a wallet that sends: $doesSend',
  async ({ prices, doesSend }) => {
    const { desk, recipient, balance, balanceOf, largest, fee, send } = await aVisitor(
      20_000_000n,
      doesSend,
    )
    desk.setPriorityFees(prices)

    const all = await largest()
    const { ceiling: maxFee = 0n } = await fee(all)
    await send(all, { maxFee })
    desk.skipSlots(2)

    expect(all + maxFee).toBe(20_000_000n)
    expect(await balance()).toBe(0n)
    expect(await balanceOf(recipient.address)).toBe(1_000_000n + all)
  },
)

test.each([
  ['higher', [1_000_000], [1_100_000]],
  ['lower', [1_100_000], [1_000_000]],
  ['nothing', [1_000_000], []],
])('prices that are %s when it is reviewed or sent change nothing', async (_how, first, second) => {
  for (const when of ['review', 'send']) {
    const { desk, balance, largest, fee, send } = await aVisitor(20_000_000n)
    desk.setPriorityFees(first)

    const all = await largest()
    if (when === 'review') desk.setPriorityFees(second)
    const { ceiling: maxFee = 0n } = await fee(all)
    if (when === 'send') desk.setPriorityFees(second)
    await send(all, { maxFee })
    desk.skipSlots(2)

    expect(await balance()).toBe(0n)
  }
})

test('all SOL is sent to an address without an account', async () => {
  const { desk, balance, largest, fee, send } = await aVisitor(20_000_000n)
  desk.setPriorityFees([70_000])
  const { address: to } = aNewKey()

  const all = await largest(to)
  const { ceiling: maxFee = 0n } = await fee(all, to)
  await send(all, { to, maxFee })
  desk.skipSlots(2)

  expect(await balance()).toBe(0n)
})

test('an account with less than the fee has nothing to send', async () => {
  const { desk, largest } = await aVisitor(1_000_000n)
  desk.setPriorityFees([2_000_000_000])

  expect(await largest()).toBe(0n)
})

test('what the network would refuse says why', async () => {
  const { fee, balance, desk } = await aVisitor(20_000_000n)
  const { address: empty } = aNewKey()
  const held = await balance()

  await expect(fee(held)).rejects.toMatchObject({ code: 'transfer.short' })
  await expect(fee(held + 1n)).rejects.toMatchObject({ code: 'transfer.short' })
  await expect(fee(held - 500_000n)).rejects.toMatchObject({ code: 'transfer.leftover' })
  await expect(fee(890_879n, empty)).rejects.toMatchObject({ code: 'transfer.dust' })
  expect(await fee(890_880n, empty)).toMatchObject({ expected: 5_000n })
  desk.setPriorityFees([1_000_000])
  await expect(fee(held - 5_000n)).resolves.toMatchObject({ expected: 5_000n })
})

test('SOL is not sent to a token, a token account or a program', async () => {
  const { fee, send, desk, recipient } = await aVisitor(20_000_000n)
  desk.mint(recipient.address, 5n)
  const { mint } = SANDBOX_SOLANA_DOLLAR
  const owned = desk.request('getTokenAccountsByOwner', [
    recipient.address,
    { mint },
    { encoding: 'jsonParsed' },
  ])
  const holder: string = Object(owned).value[0].pubkey
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'

  for (const to of [mint, holder, program]) {
    await expect(fee(1_000_000n, to)).rejects.toMatchObject({ code: 'transfer.no-wallet' })
    await expect(send(1_000_000n, { to })).rejects.toMatchObject({ code: 'transfer.no-wallet' })
  }
})
