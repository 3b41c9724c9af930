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
  bindListing,
  bindLogin,
  bindOnramp,
  bindPairing,
  bindPay,
  bindPayUrls,
  bindSignIn,
} from '@latchkey/react/bindings'
import { createBound } from './create-bound.ts'
import { type InstanceChoice, readSource } from './source.ts'

/** The wallets of the listing, for a page that draws its own list. */
export function useLatchkeyListing(choice?: InstanceChoice): LatchkeyListing {
  return createBound('useLatchkeyListing', choice, bindListing)
}

/** Connecting by wallet-connect, for a page that shows the code and the links itself. */
export function useLatchkeyPairing(choice?: InstanceChoice): LatchkeyPairing {
  return createBound('useLatchkeyPairing', choice, bindPairing)
}

/** Logins by e-mail and socials, for a page that shows their steps itself. */
export function useLatchkeyLogin(choice?: InstanceChoice): LatchkeyLogin {
  return createBound('useLatchkeyLogin', choice, bindLogin)
}

/** The sign-in with a wallet, of the option `siwx`. */
export function useLatchkeySignIn(choice?: InstanceChoice): LatchkeySignIn {
  return createBound('useLatchkeySignIn', choice, bindSignIn)
}

/** Buying with money, for a page's own button: whether it is offered, and what became of orders. */
export function useLatchkeyOnramp(choice?: InstanceChoice): LatchkeyOnramp {
  return createBound('useLatchkeyOnramp', choice, bindOnramp)
}

/** Asks for payments, and says how they end. */
export function usePay(callbacks: Omit<PayCallbacks, 'latchkey'> & InstanceChoice = {}): PayHook {
  // The properties tell each other: `isError` that there is an error.
  return createBound('usePay', callbacks, (latchkey) => bindPay(latchkey, callbacks)) as PayHook
}

/** Payments at exchanges from a page's own list. */
export function usePayUrlActions(choice?: InstanceChoice): PayUrlActions {
  return bindPayUrls(readSource('usePayUrlActions', choice).latchkey)
}
