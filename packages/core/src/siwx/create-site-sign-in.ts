import { LatchkeyError } from '../contract/index.ts'
import { olderFormOf, type SiteSignInDeps } from './dependencies.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { HINT } from './sign-in-hint.ts'
import { createSiwxHost } from './siwx-host.ts'

/** Creates signing in for one core, in whichever form its website gave it. */
export async function createSiteSignIn(deps: SiteSignInDeps): Promise<SignIn> {
  const { state, tabs } = deps
  const older = olderFormOf(deps)
  const siwx = deps.siwx ?? (older && (await import('./siwe-config.ts')).siwxOfSiwe(older))
  if (siwx === undefined || state.signIn === undefined) {
    throw new LatchkeyError('siwx.not-enabled', {})
  }
  siwx.attach?.(createSiwxHost(deps))
  return createSignIn({ ...deps, siwx, signIn: state.signIn, announce: () => tabs.post(HINT) })
}
