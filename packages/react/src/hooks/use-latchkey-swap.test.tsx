import type { SwapSource } from '@latchkey/core/contract'
import { aFakeWallet, createFakeHttp, createSendingAdapter } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { refuseSimulations } from '../testing/a-swap-source.ts'
import { anInstance } from '../testing/an-instance.ts'
import { useLatchkeySwap } from './use-latchkey-swap.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

const EXCHANGE = '0x1111111254EEB25477B68fb85Ed929f73A960582'

const swapSource: SwapSource = {
  networks: ['eip155:1'],
  exchanges: () => [{ address: EXCHANGE, name: 'Quay' }],
  listTokens: async () => [
    { symbol: 'ETH', name: 'Ether', decimals: 18 },
    { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: `0x${'a'.repeat(40)}` },
  ],
  readQuote: async ({ amount }) => amount / 10n ** 9n,
  readAllowance: async () => 0n,
  buildApproval: () => Promise.reject(new Error('No approvals')),
  buildSwap: async ({ amount }) => ({
    networkId: 'eip155:1',
    to: EXCHANGE,
    data: '0x12aa3caf00',
    amount,
  }),
}

async function aPage() {
  const adapter = createSendingAdapter(aFakeWallet())
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  adapter.tokens.set(`0x${'a'.repeat(40)}`, { amount: 0n, symbol: 'USDC', decimals: 6 })
  const http = createFakeHttp()
  refuseSimulations(http)
  const { latchkey, arrive } = anInstance({}, { adapter, swapSource, ports: { http } })
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  await vi.waitUntil(() => latchkey.getState().initialized)
  const { result, act } = await renderHook(() => ({
    swap: useLatchkeySwap({ latchkey }),
    wallets: useLatchkeyWallets({ latchkey }),
  }))
  const [wallet] = result.current.wallets.wallets
  if (wallet === undefined) throw new Error('There is no wallet to connect with')
  await act(() => result.current.wallets.connect(wallet))
  return { latchkey, adapter, act, exchange: () => result.current.swap }
}

test('a page swaps with its own form: two presses are one request; a failure has an error', async () => {
  const { latchkey, adapter, act, exchange } = await aPage()
  expect(exchange().status).toBe('idle')

  await act(() => exchange().swap({ fromToken: 'ETH', toToken: 'USDC', amount: '25' }))
  expect(exchange()).toMatchObject({ status: 'failed', error: { code: 'transfer.short' } })
  await act(async () => {
    const { swap } = exchange()
    const request = { fromToken: 'ETH', toToken: 'USDC', amount: '0.25' }
    await Promise.all([swap(request), swap(request)])
  })

  expect(adapter.sent).toHaveLength(1)
  expect(exchange()).toMatchObject({ status: 'sent', step: 'pending', minimumText: '247.5' })
  latchkey.destroy()
})
