import { type Reaction, reaction } from '../store/reaction.ts'
import type { Snapshot } from '../store/root-state.ts'

interface Deps {
  readonly modal: { isOpen(): boolean; route(): Snapshot['router']['history'][number] }
  isUnsupported(): boolean
  /** Goes back past the list of networks, or closes where nothing is behind it. */
  leave(): void
}

/** The wallet is where the visitor wanted it: back to where the journey began. */
export function leaveSwitchNetwork({ modal, isUnsupported, leave }: Deps): Reaction {
  return reaction('networkSwitched', ({ networkId }) => {
    if (!modal.isOpen() || isUnsupported()) return
    const route = modal.route()
    if (route.view === 'SwitchNetwork' && route.params.networkId === networkId) leave()
  })
}
