import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'
import { isSignInRequired, isSignInView } from '../store/state/sign-in.ts'

/** Views that a normal close does not leave. Source: docs/views.md, section 1. */
const HOLDING_VIEWS: readonly RouteName[] = ['UnsupportedChain', 'ApproveTransaction']

/**
 * Returns true if the modal may close now; a refused close shakes the card. A forced one is never
 * refused.
 */
export function canClose(
  state: Pick<Snapshot, 'router' | 'signIn'>,
  { isForced = false }: { readonly isForced?: boolean } = {},
): boolean {
  const { view } = currentRoute(state.router)
  if (isForced) return true
  return isSignInView(view) ? !isSignInRequired(state) : !HOLDING_VIEWS.includes(view)
}
