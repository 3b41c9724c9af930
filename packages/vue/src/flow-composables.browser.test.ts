import { expect, test, vi } from 'vitest'
import * as vue from './index.ts'
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
    listing: vue.useLatchkeyListing({ latchkey }),
    pairing: vue.useLatchkeyPairing({ latchkey }),
    login: vue.useLatchkeyLogin({ latchkey }),
    signIn: vue.useLatchkeySignIn({ latchkey }),
    onramp: vue.useLatchkeyOnramp({ latchkey }),
    payment: vue.usePay({ latchkey, onError }),
    urls: vue.usePayUrlActions({ latchkey }),
  }
}

test('a page that draws its own steps has each of them, and what leads on', async () => {
  const { latchkey, onError, listing, pairing, login, signIn, onramp, payment, urls } = aPage()
  expect([login.step.value, pairing.step.value, signIn.step.value]).toEqual([
    'idle',
    'idle',
    'idle',
  ])
  expect([signIn.isSignedIn.value, onramp.isOffered.value]).toEqual([false, false])

  await listing.more()
  expect(listing.wallets.value).toMatchObject([{ id: 'own' }])
  await listing.search('nothing')
  await vi.waitUntil(() => listing.filter.value.search === 'nothing')

  const paying = payment.open(PAYMENT)
  expect([payment.isPending.value, payment.error.value]).toEqual([true, undefined])
  await paying
  expect([payment.isPending.value, payment.isError.value]).toEqual([false, true])
  expect(payment.error.value).toMatchObject({ code: 'pay.off' })
  expect(onError).toHaveBeenCalledTimes(1)
  await expect(urls.getUrl({} as never)).rejects.toMatchObject({ code: 'pay.invalid-asset' })

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  await onramp.open({ amount: '50' })
  expect(latchkey.readings.views()).toEqual(['OnRampProviders'])
  latchkey.destroy()
})
