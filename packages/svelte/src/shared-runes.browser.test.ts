import type { Namespace } from '@latchkey/core/contract'
import { flushSync, mount, unmount } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import { expect, test, vi } from 'vitest'
import * as svelte from './index.ts'
import { aHolder } from './testing/a-holder.ts'
import SetUp from './testing/set-up.svelte'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

/** A namespace that effects follow, as one in `$state`. */
function createNamespace(first: Namespace) {
  let namespace = first
  let update = () => {}
  const subscribe = createSubscriber((next) => {
    update = next
  })
  return {
    read() {
      subscribe()
      return namespace
    },
    write(next: Namespace) {
      namespace = next
      update()
    },
  }
}

test('a page shows what the account holds and did, sends, and aborts when it is unmounted', async () => {
  // Said once: without a project id no service lists tokens.
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { latchkey, adapter, signals, connect } = aHolder()
  const namespace = createNamespace('solana')
  const set = () => ({
    balances: svelte.useLatchkeyBalances({ namespace: namespace.read }),
    activity: svelte.useLatchkeyActivity(),
    collectibles: svelte.useLatchkeyCollectibles(),
    transfer: svelte.useLatchkeySend(),
    swap: svelte.useLatchkeySwap(),
  })
  const results: ReturnType<typeof set>[] = []
  const statuses: string[] = []
  await connect()
  const component = mount(SetUp, {
    target: document.createElement('div'),
    props: {
      latchkey,
      run() {
        const shown = set()
        results.push(shown)
        return () => {
          statuses.push(shown.transfer.status)
          return void [shown.activity.status, shown.collectibles.status, shown.balances.status]
        }
      },
    },
  })
  expect([signals.length, latchkey.readings.balances().status]).toEqual([0, 'loading'])

  flushSync()
  const [shown] = results
  if (shown === undefined) throw new Error('The component was not set up')
  const { balances, activity, collectibles, transfer, swap } = shown
  await vi.waitUntil(() => collectibles.hasMore && activity.transactions.length === 1)
  expect(collectibles.collectibles).toMatchObject([{ name: 'Anemone' }])
  expect([balances.status, latchkey.readings.balances().status]).toEqual(['none', 'loading'])
  namespace.write('eip155')
  await vi.waitUntil(() => balances.holdings.length === 1)
  adapter.nativeBalances.set('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 2n * 10n ** 18n)
  await balances.refresh()
  await vi.waitUntil(() => balances.holdings[0]?.amountText === '2')

  const request = { to: BOB, token: 'ETH', amount: '0.25' }
  expect(transfer.status).toBe('idle')
  await Promise.all([transfer.send(request), transfer.send(request)])
  expect(transfer).toMatchObject({ status: 'sent', step: 'pending' })
  expect(adapter.sent).toHaveLength(1)
  await vi.waitUntil(() => activity.pending.length === 1)
  await transfer.send({ ...request, amount: '25' })
  expect(transfer).toMatchObject({ status: 'failed', error: { code: 'transfer.short' } })
  flushSync()
  expect(statuses).toContain('sending')
  expect(statuses.at(-1)).toBe('failed')
  await swap.swap({ fromToken: 'ETH', toToken: 'USDC', amount: '1' })
  expect(swap.status).toBe('failed')

  await collectibles.more()
  await vi.waitUntil(() => collectibles.status === 'loadingMore')
  const requested = signals.length
  await unmount(component)
  await vi.waitUntil(() => signals.at(-1)?.aborted)
  await latchkey.showMessage('success', 'Nobody follows')
  expect(signals).toHaveLength(requested)
  expect(said).toHaveBeenCalledOnce()
  latchkey.destroy()
})
