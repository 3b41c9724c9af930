import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApp, ref } from 'vue'
import * as vue from './index.ts'
import { anExchange } from './testing/an-exchange.ts'

const ASSET = 'eip155:1/slip44:60'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A mounted component, and what its setup returned. */
function mounted<Result>(latchkey: vue.Latchkey, setUp: () => Result) {
  const results: Result[] = []
  const app = createApp({
    setup() {
      results.push(setUp())
      return () => null
    },
  }).use(vue.latchkeyPlugin, { latchkey })
  app.mount(document.createElement('div'))
  const [result] = results
  if (result === undefined) throw new Error('The component was not set up')
  return { result, app }
}

test('exchanges are listed once the component is mounted, and page by page', async () => {
  const { latchkey, asked } = anExchange()
  const { result, app } = mounted(latchkey, () =>
    vue.useAvailableExchanges({ asset: ASSET, initialPage: 2 }),
  )
  expect([result.isLoading.value, result.data.value]).toEqual([true, undefined])

  await vi.waitUntil(() => result.data.value !== undefined)
  expect([result.isLoading.value, result.isFetching.value]).toEqual([false, false])
  const reading = result.fetch({ page: 3 })
  expect([result.isLoading.value, result.isFetching.value]).toEqual([false, true])
  await reading

  expect(result.data.value).toMatchObject({ exchanges: [{ name: 'Lodestar' }] })
  expect(asked).toEqual([`page 2 ${ASSET}`, `page 3 ${ASSET}`])
  app.unmount()
  latchkey.destroy()
})

test('a list that is not read at once is read when it is asked for', async () => {
  const { latchkey, asked } = anExchange()
  const { result, app } = mounted(latchkey, () => vue.useAvailableExchanges({ fetchOnInit: false }))
  expect([result.isLoading.value, asked]).toEqual([false, []])

  await result.fetch()

  expect(asked).toEqual(['page 0 undefined'])
  app.unmount()
  latchkey.destroy()
})

test('a payment is followed until it is paid, and the next one after it', async () => {
  const exchange = anExchange()
  const { latchkey, asked } = exchange
  const sessionId = ref('a')
  const isEnabled = ref(false)
  const onSuccess = vi.fn()
  const { result, app } = mounted(latchkey, () =>
    vue.useExchangeBuyStatus({ exchangeId: 'lodestar', sessionId, isEnabled, onSuccess }),
  )
  expect([result.isLoading.value, asked]).toEqual([false, []])

  isEnabled.value = true
  await vi.waitUntil(() => result.data.value?.status === 'UNKNOWN')
  exchange.status = new Error('down')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(result.error.value?.message).toBeTruthy()
  expect(result.data.value).toEqual({ status: 'UNKNOWN' })
  exchange.status = 'SUCCESS'
  await vi.advanceTimersByTimeAsync(4_000)
  expect([result.data.value?.status, result.error.value]).toEqual(['SUCCESS', undefined])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual(['lodestar a', 'lodestar a', 'lodestar a'])

  exchange.status = 'IN_PROGRESS'
  sessionId.value = 'b'
  expect([result.data.value, result.isLoading.value]).toEqual([undefined, true])
  await vi.waitUntil(() => result.data.value?.status === 'IN_PROGRESS')
  expect(onSuccess).toHaveBeenCalledTimes(1)
  const before = asked.length
  app.unmount()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(before)
  latchkey.destroy()
})
