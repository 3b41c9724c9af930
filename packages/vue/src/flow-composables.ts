import type {
  LatchkeyListing,
  LatchkeyLogin,
  LatchkeyOnramp,
  LatchkeyPairing,
  LatchkeySignIn,
  PayCallbacks,
  PayHook,
  PayUrlActions,
} from '@latchkey/react'
import {
  type AllOf,
  bindListing,
  bindLogin,
  bindOnramp,
  bindPairing,
  bindPay,
  bindPayUrls,
  bindSignIn,
} from '@latchkey/react/bindings'
import { type InstanceChoice, readInstance } from './plugin.ts'
import { useBinding } from './use-binding.ts'
import type { Refs } from './use-reading.ts'

/** A payment of the page; what there is not yet, such as an error, is undefined. */
export type PayRefs = Refs<AllOf<PayHook>>

/** The wallets of the listing, for a page that draws its own list. */
export function useLatchkeyListing(choice?: InstanceChoice): Refs<LatchkeyListing> {
  return useBinding('useLatchkeyListing', choice, bindListing)
}

/** Connecting by wallet-connect, for a page that shows the code and the links itself. */
export function useLatchkeyPairing(choice?: InstanceChoice): Refs<LatchkeyPairing> {
  return useBinding('useLatchkeyPairing', choice, bindPairing)
}

/** Logins by e-mail and socials, for a page that shows their steps itself. */
export function useLatchkeyLogin(choice?: InstanceChoice): Refs<LatchkeyLogin> {
  return useBinding('useLatchkeyLogin', choice, bindLogin)
}

/** The sign-in with a wallet, of the option `siwx`. */
export function useLatchkeySignIn(choice?: InstanceChoice): Refs<LatchkeySignIn> {
  return useBinding('useLatchkeySignIn', choice, bindSignIn)
}

/** Buying with money, for a page's own button: whether it is offered, and what became of orders. */
export function useLatchkeyOnramp(choice?: InstanceChoice): Refs<LatchkeyOnramp> {
  return useBinding('useLatchkeyOnramp', choice, bindOnramp)
}

/** Asks for payments, and says how they end. */
export function usePay(callbacks: Omit<PayCallbacks, 'latchkey'> & InstanceChoice = {}): PayRefs {
  return useBinding('usePay', callbacks, (latchkey) => bindPay(latchkey, callbacks))
}

/** Payments at exchanges from a page's own list. */
export function usePayUrlActions(choice?: InstanceChoice): PayUrlActions {
  return bindPayUrls(readInstance('usePayUrlActions', choice).latchkey)
}
