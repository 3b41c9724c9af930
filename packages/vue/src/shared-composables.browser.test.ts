import type { Namespace } from '@latchkey/core/contract'
import { expect, test, vi } from 'vitest'
import { createApp, ref } from 'vue'
import * as vue from './index.ts'
import { aHolder } from './testing/a-holder.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('a page shows what the account holds and did, sends, and aborts when it is unmounted', async () => {
  // Said once: without a project id no service lists tokens.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { latchkey, adapter, signals, connect } = aHolder()
  const namespace = ref<Namespace>('solana')
  const set = () => ({
    balances: vue.useLatchkeyBalances({ namespace }),
    activity: vue.useLatchkeyActivity(),
    collectibles: vue.useLatchkeyCollectibles(),
    transfer: vue.useLatchkeySend(),
    swap: vue.useLatchkeySwap(),
  })
  const results: ReturnType<typeof set>[] = []
  const app = createApp({
    setup() {
      results.push(set())
      return () => null
    },
  }).use(vue.latchkeyPlugin, { latchkey })
  await connect()
  expect([signals.length, latchkey.readings.balances().status]).toEqual([0, 'loading'])

  app.mount(document.createElement('div'))
  const [shown] = results
  if (shown === undefined) throw new Error('The component was not set up')
  const { balances, activity, collectibles, transfer, swap } = shown
  await vi.waitUntil(() => collectibles.hasMore.value && activity.transactions.value.length === 1)
  expect(collectibles.collectibles.value).toMatchObject([{ name: 'Anemone' }])
  expect([balances.status.value, latchkey.readings.balances().status]).toEqual(['none', 'loading'])
  namespace.value = 'eip155'
  await vi.waitUntil(() => balances.holdings.value.length === 1)
  adapter.nativeBalances.set('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 2n * 10n ** 18n)
  await balances.refresh()
  await vi.waitUntil(() => balances.holdings.value[0]?.amountText === '2')

  const request = { to: BOB, token: 'ETH', amount: '0.25' }
  expect([transfer.status.value, transfer.id.value]).toEqual(['idle', undefined])
  await Promise.all([transfer.send(request), transfer.send(request)])
  expect([transfer.status.value, transfer.step.value]).toEqual(['sent', 'pending'])
  expect(adapter.sent).toHaveLength(1)
  await vi.waitUntil(() => activity.pending.value[0]?.id === transfer.id.value)
  await transfer.send({ ...request, amount: '25' })
  expect(transfer.error.value).toMatchObject({ code: 'transfer.short' })
  await swap.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  expect(swap.status.value).toBe('failed')

  await collectibles.more()
  await vi.waitUntil(() => collectibles.status.value === 'loadingMore')
  const requested = signals.length
  app.unmount()
  await vi.waitUntil(() => signals.at(-1)?.aborted)
  await latchkey.showMessage('success', 'Nobody follows')
  expect(signals).toHaveLength(requested)
  expect(said).toHaveBeenCalledOnce()
  latchkey.destroy()
})
