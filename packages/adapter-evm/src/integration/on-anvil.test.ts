import { addressOf, type Session } from '@latchkey/core/contract'
import {
  contractAccountOf,
  MULTICALL3_ADDRESS,
  SANDBOX_ACCOUNTS,
  SANDBOX_DOLLAR,
  type Sandbox,
  SILENT_DOLLAR,
  startSandbox,
} from '@latchkey/sandbox'
import { createEvmWallet, type EvmWallet } from '@latchkey/sandbox/wallets'
import { decodeFunctionResult, encodeFunctionData, erc20Abi } from 'viem'
import { verifyTypedData } from 'viem/utils'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import envelopes from '../../../../vectors/erc6492-envelopes.json'
import { type AdapterOnChain, receiptStatus, startAdapterOnChain } from '../testing/on-anvil.ts'
import { noAbort } from '../testing/started-adapter.ts'

let sandbox: Sandbox<'chains'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
})

afterAll(() => sandbox.stop())

const [OWNER, RECIPIENT] = SANDBOX_ACCOUNTS

/** A wallet with real keys on chain 1, which does not know chain 8453. */
function createWallet(): EvmWallet {
  const { chains } = sandbox.addresses
  return createEvmWallet({
    privateKeys: [OWNER.privateKey, RECIPIENT.privateKey],
    chains: [
      { chainId: 1, rpcUrl: chains[1] },
      { chainId: 8453, rpcUrl: chains[8453], isKnown: false },
    ],
  })
}

type Connected = AdapterOnChain & {
  readonly wallet: EvmWallet
  readonly session: Session<'eip155'>
  readonly account: Session<'eip155'>['accounts'][number]
}

async function connected(): Promise<Connected> {
  const wallet = createWallet()
  const started = await startAdapterOnChain(sandbox.addresses.chains, wallet.provider)
  const session = await started.open()
  const [account] = session.accounts
  if (account === undefined) throw new Error('The wallet shared no account')
  return { ...started, wallet, session, account }
}

/** The facets that every EVM adapter has. */
function facetsOf({ adapter: { messages, balances, transfers, calls } }: AdapterOnChain) {
  if (!messages?.signTyped || !balances || !transfers || !calls) {
    throw new Error('A facet is missing')
  }
  return {
    messages: { ...messages, signTyped: messages.signTyped },
    balances,
    transfers,
    batches: calls,
  }
}

test('a wallet with a real key connects, and its owner can revoke that', async () => {
  const { session, wallet, adapter } = await connected()
  const changes = vi.fn()
  adapter.sessions.watch(changes)

  expect(session.accounts[0]).toBe(`eip155:1:${OWNER.address}`)
  wallet.forgetSite()

  await vi.waitFor(() =>
    expect(changes).toHaveBeenCalledWith({ type: 'closed', sessionId: session.id }),
  )
})

test('closing removes the permission, and connecting requests it again', async () => {
  const { session, wallet, adapter, open } = await connected()

  await adapter.sessions.close(session.id)
  expect(wallet.isConnected()).toBe(false)
  const resuming = adapter.sessions.resume({ walletId: 'io.fjord' }, noAbort())
  await expect(resuming).resolves.toBeUndefined()

  await expect(open()).resolves.toEqual(session)
})

test('a signature verifies without a node; a signature of another account does not, even with a node', async () => {
  const started = await connected()
  const { messages } = facetsOf(started)
  const { account, session } = started
  const text = 'Board the ferry'

  const signature = await messages.sign({ sessionId: session.id, account, text }, noAbort())

  expect(await messages.verify({ account, text, signature }, noAbort())).toBe(true)
  const stranger = `eip155:1:${RECIPIENT.address}` as const
  expect(await messages.verify({ account: stranger, text, signature }, noAbort())).toBe(false)
})

test('a node that simulates an envelope which leads nowhere, or is malformed, does not verify it', async () => {
  const { wrapped, malformed } = envelopes.cases
  const all = [...wrapped.map((each) => each.wrapped), ...malformed.map(({ text }) => text)]
  const started = await connected()
  const { messages } = facetsOf(started)

  for (const signature of all) {
    const claim = { account: started.account, text: 'Board the ferry', signature }
    expect(await messages.verify(claim, noAbort())).toBe(false)
  }
})

test('viem verifies signed structured data', async () => {
  const started = await connected()
  const { messages } = facetsOf(started)
  const data = {
    domain: { name: 'Ferry', chainId: 1, verifyingContract: RECIPIENT.address },
    types: { Ticket: [{ name: 'price', type: 'uint256' }] },
    primaryType: 'Ticket',
    message: { price: 2n ** 128n },
  } as const
  const { account, session } = started

  const signature = await messages.signTyped({ sessionId: session.id, account, data }, noAbort())

  const claim = { ...data, address: OWNER.address, signature: `0x${signature.slice(2)}` } as const
  expect(await verifyTypedData(claim)).toBe(true)
})

test('a transfer is estimated, sent and arrives', async () => {
  const started = await connected()
  const { balances, transfers } = facetsOf(started)
  const { account, session, read, ethereum } = started
  const to = '0x00000000000000000000000000000000000A11cE'
  const request = { sessionId: session.id, from: account, to, amount: 10n ** 15n + 1n }
  const before = await balances.read(`eip155:1:${to}`, noAbort())

  const gas = await transfers.estimate(request, noAbort())
  const hash = await transfers.send(request, noAbort())

  expect(gas).toBeGreaterThanOrEqual(21_000n)
  expect(await receiptStatus(read, ethereum.id, hash)).toBe('0x1')
  const after = await balances.read(`eip155:1:${to}`, noAbort())
  expect(after - before).toBe(10n ** 15n + 1n)
})

test.each([
  ['a token', SANDBOX_DOLLAR],
  ['a token without a return value', SILENT_DOLLAR],
])('%s is estimated, sent and arrives, and no coins do', async (_what, { address: token }) => {
  const started = await connected()
  const { balances, transfers } = facetsOf(started)
  const { account, session, read, ethereum } = started
  const to = '0x0000000000000000000000000000000000b0b000'
  await sandbox.chains.get(1).mint(OWNER.address, 10n ** 18n, token)
  const request = { sessionId: session.id, from: account, to, token, amount: 10n ** 15n + 1n }
  const [before, coins] = await Promise.all([
    tokensOf(started, token, to),
    balances.read(`eip155:1:${to}`, noAbort()),
  ])

  const gas = await transfers.estimate(request, noAbort())
  const hash = await transfers.send(request, noAbort())

  expect(gas).toBeGreaterThan(21_000n)
  expect(await receiptStatus(read, ethereum.id, hash)).toBe('0x1')
  expect((await tokensOf(started, token, to)) - before).toBe(10n ** 15n + 1n)
  expect(await balances.read(`eip155:1:${to}`, noAbort())).toBe(coins)
})

test.each([
  ['more than there is', SANDBOX_DOLLAR, 10n ** 40n, 'transfer.would-fail'],
  ['more than there is of a silent token', SILENT_DOLLAR, 10n ** 40n, 'transfer.would-fail'],
  [
    'a token at an address without code',
    { address: RECIPIENT.address },
    1n,
    'caip.invalid-address',
  ],
] as const)('%s is not sent', async (_what, { address: token }, amount, code) => {
  const started = await connected()
  const { transfers } = facetsOf(started)
  const { account, session, wallet } = started
  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, token, amount }
  const before = wallet.log.prompts().length

  await expect(transfers.estimate(request, noAbort())).rejects.toMatchObject({ code })
  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ code })

  expect(wallet.log.prompts().length).toBe(before)
})

async function tokensOf(
  { read, ethereum }: AdapterOnChain,
  token: string,
  owner: `0x${string}`,
): Promise<bigint> {
  const facts = { abi: erc20Abi, functionName: 'balanceOf' } as const
  const data = encodeFunctionData({ ...facts, args: [owner] })
  const answer = await read(ethereum.id, 'eth_call', [{ to: token, data }, 'latest'])
  // A node answers a call with hexadecimal text.
  return decodeFunctionResult({ ...facts, data: answer as `0x${string}` })
}

test('a transfer that was reviewed on another account is not sent', async () => {
  const started = await connected()
  const { transfers } = facetsOf(started)
  const { account, session, wallet } = started
  wallet.switchAccount(RECIPIENT.address)

  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, amount: 1n }
  await expect(transfers.send(request, noAbort())).rejects.toMatchObject({ code: 'wallet.changed' })
})

test('the wallet learns a network, moves, and sends there', async () => {
  const started = await connected()
  const { transfers } = facetsOf(started)
  const { session, adapter, base, read, wallet } = started
  const onTeaching = vi.fn()

  const moved = await adapter.sessions.switchNetwork(session.id, base, {
    signal: noAbort(),
    onTeaching,
  })
  const [from] = moved.accounts
  if (from === undefined) throw new Error('The session lost its accounts')
  const request = { sessionId: session.id, from, to: RECIPIENT.address, amount: 1n }
  const hash = await transfers.send(request, noAbort())

  expect(onTeaching).toHaveBeenCalledTimes(1)
  expect(wallet.chainId()).toBe(8453)
  expect(addressOf(from)).toBe(OWNER.address)
  expect(await receiptStatus(read, base.id, hash)).toBe('0x1')
})

test('a wallet that claims a switch and does not switch is detected', async () => {
  const { session, adapter, base, wallet } = await connected()
  wallet.behave('wrong-chain')

  const moving = adapter.sessions.switchNetwork(session.id, base, { signal: noAbort() })

  await expect(moving).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
})

test('several calls go as one and their status can be read', async () => {
  const started = await connected()
  const { batches } = facetsOf(started)
  const { account, session } = started
  const calls = [
    { to: RECIPIENT.address, amount: 1n },
    { to: RECIPIENT.address, amount: 2n },
  ]

  const capabilities = await batches.capabilities(session.id, account, noAbort())
  const { id } = await batches.send({ sessionId: session.id, from: account, calls }, noAbort())

  expect(capabilities).toHaveProperty('atomic')
  // A node answers with the id before it has mined the transaction.
  await vi.waitFor(async () => {
    const status = await batches.status(session.id, id, noAbort())
    expect(status).toMatchObject({ state: 'confirmed' })
    expect(status.transactionIds).toHaveLength(2)
  })
})

test('a token, another contract and an account that is a contract are known before something is sent there', async () => {
  const { adapter, wallet, account } = await connected()
  const kind = (address: string) => adapter.addresses.kind?.(address, 'eip155:1', noAbort())
  const own = contractAccountOf(OWNER.privateKey)

  expect(await kind(RECIPIENT.address)).toBe('wallet')
  expect(await kind(SANDBOX_DOLLAR.address)).toBe('token')
  expect(await kind(SILENT_DOLLAR.address)).toBe('token')
  expect(await kind(MULTICALL3_ADDRESS)).toBe('program')
  const params = [{ from: addressOf(account), ...own.deploy }]
  await wallet.provider.request({ method: 'eth_sendTransaction', params })
  await vi.waitFor(async () =>
    expect(
      await wallet.provider.request({ method: 'eth_getCode', params: [own.address, 'latest'] }),
    ).not.toBe('0x'),
  )
  expect(await kind(own.address)).toBe('wallet')
})
