import { createFakeSiwx } from '@latchkey/core/testing'
import { expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance } from '../testing/an-instance.ts'
import { useLatchkeySignIn } from './use-latchkey-sign-in.ts'
import { useLatchkeyWallets } from './use-latchkey-wallets.ts'

test('a page knows whether its visitor is signed in, and asks again who declined', async () => {
  const siwx = createFakeSiwx({ isRequired: false })
  const { latchkey, arrive } = anInstance({}, { siwx })
  const loaded = latchkey.prepare()
  arrive()
  await loaded
  await vi.waitUntil(() => latchkey.getState().initialized)
  const { result, act } = await renderHook(() => ({
    signIn: useLatchkeySignIn({ latchkey }),
    wallets: useLatchkeyWallets({ latchkey }),
  }))
  expect(result.current.signIn).toMatchObject({ step: 'idle', isSignedIn: false })
  const [wallet] = result.current.wallets.wallets
  if (wallet === undefined) throw new Error('There is no wallet to connect with')

  await act(async () => {
    await result.current.wallets.connect(wallet)
    await vi.waitUntil(() => latchkey.getSignIn().step === 'ready')
    await result.current.signIn.cancel()
  })
  expect(result.current.signIn).toMatchObject({ step: 'declined', isSignedIn: false })
  await act(async () => {
    await result.current.signIn.request()
    await vi.waitUntil(() => latchkey.getSignIn().step === 'ready')
    await result.current.signIn.sign()
    await vi.waitUntil(() => latchkey.getSignIn().step === 'done')
  })

  expect(result.current.signIn).toMatchObject({
    account: `eip155:1:${ADDRESS}`,
    isSignedIn: true,
  })
  latchkey.destroy()
})
