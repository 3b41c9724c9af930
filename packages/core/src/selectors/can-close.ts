import { frontRoute } from '../features/router/front-route.ts'
import type { RouteName } from '../features/router/routes.ts'
import type { Snapshot } from '../store/root-state.ts'

/** Views that a normal close does not leave. Source: facts, views, section 1. */
const HOLDING_VIEWS: readonly RouteName[] = ['UnsupportedChain', 'ApproveTransaction']

/** Whether a close may happen now; one that may not shakes the card. A forced one always may. */
export function canClose(
  { router }: Pick<Snapshot, 'router'>,
  { isForced = false }: { readonly isForced?: boolean } = {},
): boolean {
  return isForced || !HOLDING_VIEWS.includes(frontRoute(router).view)
}
