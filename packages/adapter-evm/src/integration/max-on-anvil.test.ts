import { requestNode } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { createEvmWallet } from '@latchkey/sandbox/wallets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptStatus, startAdapterOnChain } from '../testing/on-anvil.ts'
import { noAbort } from '../testing/started-adapter.ts'

let sandbox: Sandbox<'chains'>

beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains'] })
})

afterAll(() => sandbox.stop())

const HELD = 50_000_000_000_000_000n
const [, RECIPIENT] = SANDBOX_ACCOUNTS

test.each([
  ['as it is', undefined],
  ['nothing', 0n],
  ['dear', 40_000_000_000n],
])('all that can be sent goes through where the price of a block is %s', async (_how, price) => {
  const { chains } = sandbox.addresses
  const key = `0x${'5a'.repeat(32)}` as const
  const wallet = createEvmWallet({
    privateKeys: [key],
    chains: [{ chainId: 1, rpcUrl: chains[1] }],
  })
  const { adapter, read, open, ethereum } = await startAdapterOnChain(chains, wallet.provider)
  const [address] = wallet.accounts()
  await requestNode(chains[1], 'anvil_setBalance', [address, `0x${HELD.toString(16)}`])
  if (price !== undefined) {
    const next = `0x${price.toString(16)}`
    await requestNode(chains[1], 'anvil_setNextBlockBaseFeePerGas', [next])
    await requestNode(chains[1], 'evm_mine', [])
  }
  const { id: sessionId, accounts } = await open()
  const { balances, transfers } = adapter
  const [from] = accounts
  if (!from || !balances || !transfers?.largest || !transfers.fee) throw new Error('No facet')
  const request = { sessionId, from, to: RECIPIENT.address }

  const all = await transfers.largest(request, noAbort())
  const { ceiling: maxFee = 0n } = await transfers.fee({ ...request, amount: all }, noAbort())
  const hash = await transfers.send({ ...request, amount: all, maxFee }, noAbort())

  expect(all).toBeGreaterThan(0n)
  expect(await receiptStatus(read, ethereum.id, hash)).toBe('0x1')
  const left = await balances.read(from, noAbort())
  expect(left).toBeLessThanOrEqual(maxFee)
})
