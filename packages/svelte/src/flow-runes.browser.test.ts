import { expect, test, vi } from 'vitest'
import * as svelte from './index.ts'
import { anInstance } from './testing/an-instance.ts'

const OWN = { id: 'own', name: 'Own', mobileLink: 'own://' }
const PAYMENT = {
  recipient: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  asset: 'eip155:1/slip44:60',
  amount: '0.1',
} as const

function aPage() {
  const latchkey = anInstance({ projectId: undefined, customWallets: [OWN], logLevel: 'silent' })
  const onError = vi.fn()
  return {
    latchkey,
    onError,
    listing: svelte.useLatchkeyListing({ latchkey }),
    pairing: svelte.useLatchkeyPairing({ latchkey }),
    login: svelte.useLatchkeyLogin({ latchkey }),
    signIn: svelte.useLatchkeySignIn({ latchkey }),
    onramp: svelte.useLatchkeyOnramp({ latchkey }),
    payment: svelte.usePay({ latchkey, onError }),
    urls: svelte.usePayUrlActions({ latchkey }),
  }
}

test('a page that draws its own steps has each of them, and what leads on', async () => {
  const { latchkey, onError, listing, pairing, login, signIn, onramp, payment, urls } = aPage()
  expect([login.step, pairing.step, signIn.step]).toEqual(['idle', 'idle', 'idle'])
  expect([signIn.isSignedIn, onramp.isOffered]).toEqual([false, false])

  await listing.more()
  expect(listing.wallets).toMatchObject([{ id: 'own' }])
  await listing.search('nothing')
  await vi.waitUntil(() => listing.filter.search === 'nothing')

  const paying = payment.open(PAYMENT)
  expect([payment.isPending, payment.error]).toEqual([true, undefined])
  await paying
  expect([payment.isPending, payment.isError]).toEqual([false, true])
  expect(payment.error).toMatchObject({ code: 'pay.off' })
  expect(onError).toHaveBeenCalledTimes(1)
  await expect(urls.getUrl({} as never)).rejects.toMatchObject({ code: 'pay.invalid-asset' })

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await onramp.open({ amount: '50' })
  expect(latchkey.readings.views()).toEqual(['OnRampProviders'])
  latchkey.destroy()
})
