import { createFakeStandardPage } from '@latchkey/core/testing'
import { SANDBOX_SOLANA_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createSolanaWallet, type SolanaWallet, showSolanaWallet } from '@latchkey/sandbox/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdapterOnChain, startAdapterOnChain } from '../testing/on-litesvm.ts'

let sandbox: Sandbox<'solana'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['solana'] })
})

afterAll(() => sandbox.stop())

const [OWNER, RECIPIENT] = SANDBOX_SOLANA_ACCOUNTS
const NAME = 'Sandbox'
const noAbort = (): AbortSignal => new AbortController().signal

/** The sandbox's wallet in its own page. */
async function connected(): Promise<AdapterOnChain & { readonly wallet: SolanaWallet }> {
  const rpcUrl = sandbox.addresses.solana
  const wallet = createSolanaWallet({ privateKeys: [OWNER.privateKey], rpcUrl })
  const page = createFakeStandardPage()
  const details = { name: NAME, icon: 'data:image/png;base64,AA==' }
  // A page in memory has events; a wallet needs nothing else of a window.
  showSolanaWallet(wallet, { details }, page as unknown as Window)
  return { ...(await startAdapterOnChain(rpcUrl, { name: NAME }, { page })), wallet }
}

test('the wallet of the sandbox connects, signs valid signatures, sends and disconnects', async () => {
  const { adapter, session, account, read, wallet } = await connected()
  const { messages, transfers } = adapter
  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, amount: 7_777n }

  const signature = await messages?.sign({ sessionId: session.id, account, text: 'hi' }, noAbort())
  const id = await transfers?.send(request, noAbort())
  const statuses = await read(session.networkId, 'getSignatureStatuses', [[id]])
  await adapter.sessions.close(session.id)

  const claim = { account, text: 'hi', signature: signature ?? '' }
  expect(await messages?.verify(claim, noAbort())).toBe(true)
  expect(Object(statuses).value).toMatchObject([{ err: null }])
  expect(wallet.isConnected()).toBe(false)
})

test('a refusal of its owner is a refused request', async () => {
  const { adapter, session, account, wallet } = await connected()
  wallet.behave('reject')
  const request = { sessionId: session.id, from: account, to: RECIPIENT.address, amount: 7_778n }

  const signing = adapter.messages?.sign({ sessionId: session.id, account, text: 'hi' }, noAbort())
  const sending = adapter.transfers?.send(request, noAbort())

  await expect(signing).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  await expect(sending).rejects.toMatchObject({ code: 'wallet.request-rejected' })
})
