import type { RouteName } from '@latchkey/core'
import { areTermsDue } from '@latchkey/core/views'
import { useSnapshot } from '../../context/use-snapshot.ts'

/** Views that always show the site's terms. */
const WITH_TERMS: ReadonlySet<RouteName> = new Set<RouteName>([
  'Connect',
  'ConnectWallets',
  'ConnectingWalletConnectBasic',
])

/**
 * Returns true while nothing can be chosen, because the visitor has not accepted the site's terms.
 */
export function useTermsDue(): boolean {
  return useSnapshot(areTermsDue)
}

/** Returns true if a view that usually follows one with the terms has to show them itself. */
export function useTermsForm(): boolean {
  return useSnapshot((snapshot) => {
    const isAfter = snapshot.router.history.some(({ view }) => WITH_TERMS.has(view))
    return !isAfter || areTermsDue(snapshot)
  })
}
