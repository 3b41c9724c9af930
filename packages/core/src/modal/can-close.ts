import type { Snapshot } from '../store/root-state.ts'
import type { RouteName } from '../store/routes.ts'
import { currentRoute } from '../store/selectors.ts'

/** Views that a normal close does not leave. Source: docs/views.md, section 1. */
const HOLDING_VIEWS: readonly RouteName[] = ['UnsupportedChain', 'ApproveTransaction']

/** Whether the modal may close now; a refused close shakes the card. A forced one is never refused. */
export function canClose(
  { router }: Pick<Snapshot, 'router'>,
  { isForced = false }: { readonly isForced?: boolean } = {},
): boolean {
  return isForced || !HOLDING_VIEWS.includes(currentRoute(router).view)
}
