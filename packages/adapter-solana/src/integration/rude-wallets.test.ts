import { createFakeStandardPage } from '@latchkey/core/testing'
import { SANDBOX_SOLANA_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import {
  createSolanaWallet,
  SOLANA_HABITS,
  type SolanaHabit,
  showSolanaWallet,
} from '@latchkey/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAdapterOnChain } from '../testing/on-litesvm.ts'

let sandbox: Sandbox<'solana'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['solana'] })
})

afterAll(() => sandbox.stop())

const [OWNER, SECOND] = SANDBOX_SOLANA_ACCOUNTS
const NAME = 'Sandbox'
const noAbort = (): AbortSignal => new AbortController().signal

const CASES = [...SOLANA_HABITS.map((habit) => [habit]), [...SOLANA_HABITS]]

async function connected(habits: readonly SolanaHabit[]) {
  const rpcUrl = sandbox.addresses.solana
  const privateKeys = [OWNER.privateKey, SECOND.privateKey] as const
  const wallet = createSolanaWallet({ privateKeys: [...privateKeys], rpcUrl })
  const page = createFakeStandardPage()
  const details = { name: NAME, icon: 'data:image/png;base64,AA==' }
  // A page in memory has events; a wallet needs nothing else of a window.
  showSolanaWallet(wallet, { details, habits }, page as unknown as Window)
  return { ...(await startAdapterOnChain(rpcUrl, { name: NAME }, { page })), wallet }
}

let amount = 10_000n

test.each(CASES.map((habits) => ({ habits })))(
  'a wallet with $habits connects, signs, sends, refuses, is resumed and changes',
  async ({ habits }) => {
    const { adapter, session, account, read, wallet } = await connected(habits)
    const { messages, transfers } = adapter
    const changes: unknown[] = []
    adapter.sessions.watch((change) => changes.push(change))
    amount += 1n
    const request = { sessionId: session.id, from: account, to: SECOND.address, amount }
    const question = { sessionId: session.id, account, text: 'hi' }

    const signature = (await messages?.sign(question, noAbort())) ?? ''
    expect(await messages?.verify({ ...question, signature }, noAbort())).toBe(true)
    const id = await transfers?.send(request, noAbort())
    const statuses = await read(session.networkId, 'getSignatureStatuses', [[id]])
    expect(Object(statuses).value).toMatchObject([{ err: null }])

    wallet.behave('reject')
    const refused = { code: 'wallet.request-rejected' }
    await expect(messages?.sign(question, noAbort())).rejects.toMatchObject(refused)
    await expect(transfers?.send(request, noAbort())).rejects.toMatchObject(refused)
    wallet.behave('approve')
    expect(await adapter.sessions.resume({ walletId: NAME }, noAbort())).toEqual(session)
    wallet.switchAccount(1)
    const moved = `${session.networkId}:${SECOND.address}`
    await vi.waitFor(
      () => expect(changes.at(-1)).toHaveProperty('session.accounts[0]', moved),
      5_000,
    )
    await adapter.sessions.close(session.id)
    wallet.behave('reject')
    await expect(adapter.sessions.open({ walletId: NAME }, noAbort())).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
  },
)
