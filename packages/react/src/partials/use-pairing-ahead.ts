import { whenLoaded } from '@latchkey/core/views'
import { useModalContext } from '../context/modal-context.ts'
import { type RestProps, useRest } from './use-rest.ts'

/**
 * Loads what a code takes, its view among it, once the pointer rests on something that leads to one. The
 * relay is asked for nothing.
 *
 * @param isNeeded - Whether it leads to a code or a link, as far as one can tell.
 */
export function usePairingAhead(isNeeded: boolean): RestProps {
  const { core, views } = useModalContext()
  const load = (): void => {
    // It is loaded again when the visitor goes to the view.
    whenLoaded(
      core.account,
      ({ pairing }) => pairing.prepare(),
      () => {},
    )
    views.load('ConnectingWalletConnect').catch(() => {})
  }
  return useRest(isNeeded ? load : undefined)
}
