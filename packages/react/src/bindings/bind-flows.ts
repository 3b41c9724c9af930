import type { PublicListing, PublicLogin, PublicPairing } from '@latchkey/core'
import type { LatchkeyListing } from '../hooks/use-latchkey-listing.ts'
import type { LatchkeyLogin } from '../hooks/use-latchkey-login.ts'
import type { LatchkeyOnramp } from '../hooks/use-latchkey-onramp.ts'
import type { LatchkeyPairing } from '../hooks/use-latchkey-pairing.ts'
import type { LatchkeySignIn } from '../hooks/use-latchkey-sign-in.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PublicOnramp } from '../instance/readings.ts'
import type { Binding } from './binding.ts'

/** The functions of a hook that has the properties of `State` beside them. */
type FunctionsOf<Hook, State> = Omit<Hook, keyof State>

/** `useLatchkeyListing`. */
export function bindListing({
  actions: { listing, pairing },
}: Latchkey): Binding<PublicListing, FunctionsOf<LatchkeyListing, PublicListing>> {
  const { search, certifiedOnly, retry, more } = listing
  return {
    keys: ['wallets', 'count', 'filter', 'isLoading', 'hasFailed', 'hasMore'],
    read: (readings) => readings.listing(),
    functions: { search, certifiedOnly, retry, more: () => more(), connect: pairing.withWallet },
  }
}

/** `useLatchkeyPairing`. */
export function bindPairing({
  actions,
}: Latchkey): Binding<PublicPairing, FunctionsOf<LatchkeyPairing, PublicPairing>> {
  const { withWallet, openWallet, copyAddress, retry, cancel } = actions.pairing
  return {
    keys: ['step', 'uri', 'expiresAtMs', 'wallet', 'platforms', 'error'],
    read: (readings) => readings.pairing(),
    functions: { connect: withWallet, openWallet, copyAddress, retry, cancel },
  }
}

/** `useLatchkeyLogin`. */
export function bindLogin({
  actions,
}: Latchkey): Binding<PublicLogin, FunctionsOf<LatchkeyLogin, PublicLogin>> {
  return {
    keys: [
      ...(['step', 'method', 'email', 'url', 'triesLeft'] as const),
      ...(['resendSeconds', 'error', 'emailChange'] as const),
    ],
    read: (readings) => readings.login(),
    functions: actions.auth,
  }
}

/** The state of `useLatchkeySignIn`. */
type SignInState = Pick<
  LatchkeySignIn,
  'step' | 'account' | 'error' | 'signOutError' | 'isSignedIn'
>

/** `useLatchkeySignIn`. */
export function bindSignIn({
  actions,
}: Latchkey): Binding<SignInState, FunctionsOf<LatchkeySignIn, SignInState>> {
  return {
    keys: ['step', 'account', 'error', 'signOutError', 'isSignedIn'],
    read(readings) {
      const state = readings.signIn()
      return { ...state, isSignedIn: state.step === 'done' }
    },
    functions: actions.siwx,
  }
}

/** `useLatchkeyOnramp`. */
export function bindOnramp(
  latchkey: Latchkey,
): Binding<PublicOnramp, Pick<LatchkeyOnramp, 'open'>> {
  return {
    keys: ['isOffered', 'orders', 'items'],
    read: (readings) => readings.onramp(),
    functions: { open: (request) => latchkey.open({ ...request, view: 'OnRampProviders' }) },
  }
}
