import { addressOf } from '@latchkey/core/contract'
import type { FakeStandardPage } from '@latchkey/core/testing'
import { SANDBOX_BITCOIN_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import {
  BITCOIN_HABITS,
  type BitcoinHabit,
  type BitcoinShape,
  createBitcoinWallet,
  showBitcoinWallet,
} from '@latchkey/sandbox/wallets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startAdapterOnChain } from '../testing/on-regtest.ts'

let sandbox: Sandbox<'bitcoin'>

beforeAll(async () => {
  sandbox = await startSandbox({ basePort: 0, parts: ['bitcoin'] })
})

afterAll(() => sandbox.stop())

const SHAPES = ['standard', 'sats-connect', 'okx'] as const
const details = { name: 'Fjord', icon: 'data:image/svg+xml;base64,PHN2Zy8+' }
const [{ payment }, second] = SANDBOX_BITCOIN_ACCOUNTS
const noAbort = (): AbortSignal => new AbortController().signal

async function shown(shape: BitcoinShape, habits: readonly BitcoinHabit[]) {
  const base = sandbox.addresses.bitcoin
  const wallet = createBitcoinWallet({ esploraUrl: base })
  const started = await startAdapterOnChain({
    base,
    walletId: shape === 'okx' ? 'OKX Wallet' : 'Fjord',
    install: (page: FakeStandardPage) => {
      showBitcoinWallet(wallet, { details, shapes: [shape], habits }, page)
    },
  })
  return { ...started, wallet }
}

const CASES = SHAPES.flatMap((shape) =>
  [...BITCOIN_HABITS.map((habit) => [habit]), [...BITCOIN_HABITS]].map((habits) => ({
    shape,
    habits,
  })),
)

test.each(CASES)(
  '$shape with $habits connects, signs, sends, refuses, is resumed and changes',
  async ({ shape, habits }) => {
    const { adapter, session, account, provider, wallet } = await shown(shape, habits)
    const changes: unknown[] = []
    adapter.sessions.watch((change) => changes.push(change))
    expect(session.accounts.map(addressOf)[0]).toBe(payment.address)

    const question = { sessionId: session.id, account, text: 'Zażółć' }
    const signature = (await adapter.messages?.sign(question, noAbort())) ?? ''
    expect(await adapter.messages?.verify({ ...question, signature }, noAbort())).toBe(true)
    const txid = await provider.sendTransfer({ recipient: second.payment.address, amount: 2_000 })
    await sandbox.bitcoin.mine()
    const mined = await fetch(`${sandbox.addresses.bitcoin}/tx/${txid}`)
    expect(await mined.json()).toMatchObject({ status: { confirmed: true } })

    wallet.behave('reject')
    await expect(adapter.messages?.sign(question, noAbort())).rejects.toMatchObject({
      code: 'wallet.request-rejected',
    })
    wallet.behave('approve')
    const { walletId } = session
    expect(await adapter.sessions.resume({ walletId }, noAbort())).toEqual(session)
    wallet.switchAccount(1)
    const moved = `${session.networkId}:${second.payment.address}`
    await vi.waitFor(
      () => expect(changes.at(-1)).toHaveProperty('session.accounts[0]', moved),
      5_000,
    )
    await adapter.sessions.close(session.id)
    wallet.behave('reject')
    await expect(adapter.sessions.open({ walletId }, noAbort())).rejects.toMatchObject({
      code: 'wallet.rejected',
    })
  },
)
