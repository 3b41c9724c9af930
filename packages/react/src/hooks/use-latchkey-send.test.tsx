import { aFakeWallet, createSendingAdapter } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance } from '../testing/an-instance.ts'
import { useLatchkeySend } from './use-latchkey-send.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function aPage() {
  const adapter = createSendingAdapter(aFakeWallet())
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  const { latchkey, arrive } = anInstance({}, { adapter })
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  await vi.waitUntil(() => latchkey.getState().initialized)
  const { result, act } = await renderHook(() => ({
    send: useLatchkeySend({ latchkey }),
    wallets: useLatchkeyWallets({ latchkey }),
  }))
  const [wallet] = result.current.wallets.wallets
  if (wallet === undefined) throw new Error('There is no wallet to connect with')
  await act(() => result.current.wallets.connect(wallet))
  return { latchkey, adapter, act, transfer: () => result.current.send }
}

test('a page sends with its own form: two presses are one request, which is pending then', async () => {
  const { latchkey, adapter, act, transfer } = await aPage()
  expect(transfer().status).toBe('idle')

  await act(async () => {
    const { send } = transfer()
    const request = { to: BOB, token: 'ETH', amount: '0.25' }
    await Promise.all([send(request), send(request)])
  })

  expect(adapter.sent).toHaveLength(1)
  expect(transfer()).toMatchObject({ status: 'sent', step: 'pending' })
  latchkey.destroy()
})

test('what was not sent has an error, and the next one can be sent', async () => {
  const { latchkey, adapter, act, transfer } = await aPage()

  await act(() => transfer().send({ to: BOB, token: 'ETH', amount: '25' }))
  expect(transfer()).toMatchObject({ status: 'failed', error: { code: 'transfer.short' } })
  await act(() => transfer().send({ to: BOB, token: 'ETH', amount: '0.25' }))

  expect(transfer().status).toBe('sent')
  expect(adapter.sent).toHaveLength(1)
  latchkey.destroy()
})
