import {
  LatchkeyError,
  type Lazy,
  lazy,
  type NetworkId,
  type SignedIn,
  type SignInOnOpen,
  type SignInQuestion,
} from '../contract/index.ts'
import type { SiteSignInDeps } from './dependencies.ts'
import type { SignIn } from './sign-in.ts'

/** Connecting and signing in by one request to a wallet; without option `siwx` nothing is asked. */
interface LazyOneClick {
  /** @returns undefined where there is nothing to wait for. */
  question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined> | undefined
  /** For a wallet of this browser. */
  onOpen(networkId: NetworkId): SignInOnOpen | undefined
  add(signed: readonly SignedIn[]): Promise<void>
}

/**
 * Signing in, before its code is loaded: that is when an account is connected, or a wallet can connect and sign in by
 * one request. Without option `siwx` it can't be loaded, with `siwx.not-enabled`.
 */
export interface LazySignIn extends Lazy<SignIn> {
  readonly oneClick: LazyOneClick
}

/** Creates signing in for one core. */
export function createLazySignIn(deps: SiteSignInDeps): LazySignIn {
  const isEnabled = deps.state.signIn !== undefined
  const signIn = lazy(async () => {
    if (!isEnabled) throw new LatchkeyError('siwx.not-enabled', {})
    return (await import('./create-site-sign-in.ts')).createSiteSignIn(deps)
  })
  return { ...signIn, oneClick: isEnabled ? loadedOneClick(signIn) : NO_ONE_CLICK }
}

const NO_ONE_CLICK: LazyOneClick = {
  question: () => undefined,
  onOpen: () => undefined,
  add: () => Promise.resolve(),
}

function loadedOneClick({ load }: Lazy<SignIn>): LazyOneClick {
  return {
    question: async (networkIds) => (await load()).oneClick.question(networkIds),
    onOpen: (networkId) => ({
      question: async () => (await load()).oneClick.questionOn(networkId),
      signed: async (signed) => (await load()).oneClick.addOwn(signed),
    }),
    add: async (signed) => (await load()).oneClick.add(signed),
  }
}
