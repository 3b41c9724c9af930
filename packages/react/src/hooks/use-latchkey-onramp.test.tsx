import { createFakeHttp } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { anInstance } from '../testing/an-instance.ts'
import { useLatchkeyOnramp } from './use-latchkey-onramp.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

test('a page knows whether buying is offered, and opens it', async () => {
  const http = createFakeHttp(() => undefined)
  const { latchkey, arrive, core } = anInstance({}, { ports: { http } })
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  await vi.waitUntil(() => latchkey.getState().initialized)
  const { result, act } = await renderHook(() => ({
    onramp: useLatchkeyOnramp({ latchkey }),
    wallets: useLatchkeyWallets({ latchkey }),
  }))
  expect(result.current.onramp).toMatchObject({ isOffered: false, orders: [], items: [] })
  const [wallet] = result.current.wallets.wallets
  if (wallet === undefined) throw new Error('There is no wallet to connect with')
  await act(() => result.current.wallets.connect(wallet))
  expect(result.current.onramp.isOffered).toBe(true)

  await act(() => result.current.onramp.open({ amount: '42' }))
  expect(core.snapshot().router.history.at(-1)?.view).toBe('OnRampProviders')
  await vi.waitUntil(() => core.snapshot().onramp?.amountText === '42')
  latchkey.destroy()
})
