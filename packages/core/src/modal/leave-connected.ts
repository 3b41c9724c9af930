import type { Clock } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { type Reaction, reaction } from '../store/reaction.ts'
import type { ViewName } from '../store/root-state.ts'

/** How long "Connected" is shown. Source: look, section 7. */
const CONNECTED_MS = 600

/** Views that wait for a wallet elsewhere. */
const PAIRING: readonly ViewName[] = ['ConnectingWalletConnect', 'ConnectingWalletConnectBasic']
/** Views that show that it worked. */
const SCENES: readonly ViewName[] = ['ConnectingExternal', ...PAIRING]

interface Deps {
  readonly clock: Pick<Clock, 'after'>
  readonly modal: { isOpen(): boolean; view(): ViewName }
  /** Whether the scene still tells of this wallet. */
  isStillShown(wallet: WalletCard): boolean
  close(): void
}

/**
 * After a connection the modal shows that it worked, then gives the page back. One that another tab
 * made is enough too: nobody has to scan a code any more.
 */
export function leaveConnected({ clock, modal, isStillShown, close }: Deps): Reaction {
  return reaction('sessionOpened', ({ wallet, isResumed }) => {
    if (!modal.isOpen()) return
    if (isResumed) {
      if (PAIRING.includes(modal.view())) close()
      return
    }
    clock.after(CONNECTED_MS, () => {
      const isScene = modal.isOpen() && SCENES.includes(modal.view())
      if (isScene && isStillShown(wallet)) close()
    })
  })
}
