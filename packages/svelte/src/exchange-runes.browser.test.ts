import { flushSync, mount, unmount } from 'svelte'
import { createSubscriber } from 'svelte/reactivity'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as svelte from './index.ts'
import { anExchange } from './testing/an-exchange.ts'
import SetUp from './testing/set-up.svelte'

const ASSET = 'eip155:1/slip44:60'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** A value that effects follow, as one in `$state`. */
function createValue<Value>(first: Value) {
  let value = first
  let update = () => {}
  const subscribe = createSubscriber((next) => {
    update = next
  })
  return {
    read() {
      subscribe()
      return value
    },
    write(next: Value) {
      value = next
      update()
      flushSync()
    },
  }
}

/** A mounted component that reads what its script made. */
function mounted<Result>(
  latchkey: svelte.Latchkey,
  setUp: () => Result,
  read: (result: Result) => unknown,
) {
  const results: Result[] = []
  const component = mount(SetUp, {
    target: document.createElement('div'),
    props: {
      latchkey,
      run() {
        const result = setUp()
        results.push(result)
        return () => void read(result)
      },
    },
  })
  flushSync()
  const [result] = results
  if (result === undefined) throw new Error('The component was not set up')
  return { result, leave: () => unmount(component) }
}

test('exchanges are listed while they are shown, and page by page', async () => {
  const { latchkey, asked } = anExchange()
  const { result, leave } = mounted(
    latchkey,
    () => svelte.useAvailableExchanges({ asset: ASSET, initialPage: 2 }),
    ({ data }) => data,
  )
  expect([result.isLoading, result.data]).toEqual([true, undefined])

  await vi.waitUntil(() => result.data !== undefined)
  expect([result.isLoading, result.isFetching]).toEqual([false, false])
  const reading = result.fetch({ page: 3 })
  expect([result.isLoading, result.isFetching]).toEqual([false, true])
  await reading

  expect(result.data).toMatchObject({ exchanges: [{ name: 'Lodestar' }] })
  expect(asked).toEqual([`page 2 ${ASSET}`, `page 3 ${ASSET}`])
  await leave()
  latchkey.destroy()
})

test('a list that is not read at once is read when it is asked for', async () => {
  const { latchkey, asked } = anExchange()
  const { result, leave } = mounted(
    latchkey,
    () => svelte.useAvailableExchanges({ fetchOnInit: false }),
    ({ data }) => data,
  )
  expect([result.isLoading, asked]).toEqual([false, []])

  await result.fetch()

  expect(asked).toEqual(['page 0 undefined'])
  await leave()
  latchkey.destroy()
})

test('a payment is followed until it is paid, and the next one after it', async () => {
  const exchange = anExchange()
  const { latchkey, asked } = exchange
  const sessionId = createValue('a')
  const isEnabled = createValue(false)
  const onSuccess = vi.fn()
  const { result, leave } = mounted(
    latchkey,
    () =>
      svelte.useExchangeBuyStatus({
        exchangeId: 'lodestar',
        sessionId: sessionId.read,
        isEnabled: isEnabled.read,
        onSuccess,
      }),
    ({ data, error }) => [data, error],
  )
  expect([result.isLoading, asked]).toEqual([false, []])

  isEnabled.write(true)
  await vi.waitUntil(() => result.data?.status === 'UNKNOWN')
  exchange.status = new Error('down')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(result.error?.message).toBeTruthy()
  expect(result.data).toEqual({ status: 'UNKNOWN' })
  exchange.status = 'SUCCESS'
  await vi.advanceTimersByTimeAsync(4_000)
  expect([result.data?.status, result.error]).toEqual(['SUCCESS', undefined])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toEqual(['lodestar a', 'lodestar a', 'lodestar a'])

  exchange.status = 'IN_PROGRESS'
  sessionId.write('b')
  expect([result.data, result.isLoading]).toEqual([undefined, true])
  await vi.waitUntil(() => result.data?.status === 'IN_PROGRESS')
  expect(onSuccess).toHaveBeenCalledTimes(1)
  await leave()
  const before = asked.length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toHaveLength(before)
  latchkey.destroy()
})
