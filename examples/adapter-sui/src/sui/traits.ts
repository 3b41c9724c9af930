import type { NamespaceTraits } from '@latchkey/core/contract'
import { suiPaymentLinks } from './payment-links.ts'

const DROP =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" fill="%234da2ff"/%3E%3Cpath d="M12 4c3 4 5 6.6 5 9.5a5 5 0 0 1-10 0C7 10.6 9 8 12 4z" fill="%23fff"/%3E%3C/svg%3E'

/** Everything that the modal has to know of Sui, beside the work of the adapter. */
export const SUI_TRAITS: NamespaceTraits = {
  name: 'Sui',
  nativeDecimals: 9,
  picture: DROP,
  address: /^0x[0-9a-f]{64}$/,
  // The number of SLIP-44; balances are unsigned numbers of 64 bits.
  assets: { coins: ['784'], largest: 2n ** 64n - 1n },
  // "… wants you to sign in with your Sui account", by CAIP-122.
  signIn: { account: 'Sui' },
  paymentLinks: suiPaymentLinks,
}
