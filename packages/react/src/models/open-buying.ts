import type { Actions, OnrampRequest } from '@latchkey/core'
import { whenLoaded } from '@latchkey/core/views'

/** Shows the view in which the visitor buys, at once; what is given is filled in when buying is loaded. */
export function openBuying(
  { router, onramp, notices }: Pick<Actions, 'router' | 'onramp' | 'notices'>,
  request: OnrampRequest = {},
): void {
  router.push('OnRampProviders', {})
  whenLoaded(onramp, ({ begin }) => begin(request), notices.fail)
}
