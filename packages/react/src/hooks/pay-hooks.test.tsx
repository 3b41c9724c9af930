import { aFakeWallet, createFakeHttp, createSendingAdapter } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { anInstance } from '../testing/an-instance.ts'
import { useAvailableExchanges } from './use-available-exchanges.ts'
import { useExchangeBuyStatus } from './use-exchange-buy-status.ts'
import { usePay } from './use-pay.ts'

const REQUEST = {
  recipient: '0x2d9E41b07fC35A86e0c1D47B9A3f58c06eb2714a',
  asset: 'eip155:1/slip44:60',
  amount: '0.25',
}

async function aPage() {
  const http = createFakeHttp(() => undefined)
  const asked: string[] = []
  http.on('POST', 'https://rpc.walletconnect.org/v1/json-rpc', ({ body = '' }) => {
    const { method, params } = JSON.parse(String(body))
    asked.push(`${method} ${params.page ?? params.sessionId}`)
    const status = asked.length > 3 ? 'SUCCESS' : 'UNKNOWN'
    const exchanges = [{ id: 'lodestar', name: 'Lodestar' }]
    const result = method === 'reown_getExchanges' ? { total: 1, exchanges } : { status }
    return { json: { id: 1, result } }
  })
  const { latchkey, arrive } = anInstance(
    {},
    {
      adapter: createSendingAdapter(aFakeWallet()),
      projectId: 'p1',
      features: { pay: true, analytics: false },
      ports: { http },
    },
  )
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  await vi.waitUntil(() => latchkey.getState().initialized)
  return { latchkey, asked }
}

test('a payment that the visitor leaves is an error, and two presses are one', async () => {
  const { latchkey } = await aPage()
  const onError = vi.fn()
  const { result, act } = await renderHook(() => usePay({ latchkey, onError }))
  expect(result.current).toMatchObject({ isPending: false, isSuccess: false, isError: false })

  let ended: Promise<unknown> | undefined
  await act(async () => {
    const { open } = result.current
    ended = Promise.all([open(REQUEST), open(REQUEST)])
    await vi.waitUntil(() => latchkey.isOpen())
  })
  expect(result.current.isPending).toBe(true)
  await act(async () => {
    await latchkey.close()
    await ended
  })

  expect(result.current).toMatchObject({ isError: true, error: { code: 'pay.cancelled' } })
  expect(onError).toHaveBeenCalledTimes(1)
  latchkey.destroy()
})

test('exchanges are listed by page, and a payment there is followed until it is paid', async () => {
  const { latchkey, asked } = await aPage()
  const exchanges = await renderHook(() => useAvailableExchanges({ latchkey, initialPage: 2 }))
  await vi.waitUntil(() => exchanges.result.current.data !== undefined)
  expect(exchanges.result.current).toMatchObject({ isLoading: false, data: { total: 1 } })
  await exchanges.act(() => exchanges.result.current.fetch({ page: 3 }))
  expect(asked).toEqual(['reown_getExchanges 2', 'reown_getExchanges 3'])

  const onSuccess = vi.fn()
  const session = { exchangeId: 'lodestar', sessionId: 'a' }
  const status = await renderHook(() => useExchangeBuyStatus({ ...session, latchkey, onSuccess }))
  await vi.waitUntil(() => status.result.current.data?.status === 'UNKNOWN')
  await status.act(() => status.result.current.refetch())

  expect(status.result.current.data).toMatchObject({ status: 'SUCCESS' })
  expect(onSuccess).toHaveBeenCalledTimes(1)
  expect(asked).toHaveLength(4)
  latchkey.destroy()
})

test('another payment is followed after one that is over', async () => {
  const { latchkey, asked } = await aPage()
  const status = await renderHook((props?: { readonly sessionId: string }) =>
    useExchangeBuyStatus({
      exchangeId: 'lodestar',
      sessionId: props?.sessionId ?? 'a',
      latchkey,
    }),
  )
  await vi.waitUntil(() => status.result.current.data?.status === 'UNKNOWN')
  for (let reads = 0; reads < 3; reads += 1) await status.act(() => status.result.current.refetch())
  expect(status.result.current.data).toMatchObject({ status: 'SUCCESS' })

  await status.rerender({ sessionId: 'b' })

  await vi.waitUntil(() => asked.at(-1) === 'reown_getExchangeBuyStatus b')
  await vi.waitUntil(() => status.result.current.data?.status === 'SUCCESS')
  latchkey.destroy()
})
