import type { Clock } from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import { type Reaction, reaction } from '../events/reaction.ts'
import type { ViewName } from '../store/root-state.ts'

/** How long "Connected" is shown. Source: look, section 7. */
const CONNECTED_MS = 600

/** Views that show that it worked. */
const SCENES: ReadonlySet<ViewName> = new Set<ViewName>([
  'ConnectingExternal',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
])

interface Deps {
  readonly clock: Pick<Clock, 'after'>
  readonly modal: { isOpen(): boolean; view(): ViewName }
  /** Whether the scene still tells of this wallet. */
  isStillShown(wallet: WalletCard): boolean
  close(): void
}

/** After a connection the modal shows that it worked, then gives the page back. */
export function leaveConnected({ clock, modal, isStillShown, close }: Deps): Reaction {
  return reaction('sessionOpened', ({ wallet, isResumed }) => {
    if (isResumed || !modal.isOpen()) return
    clock.after(CONNECTED_MS, () => {
      const isScene = modal.isOpen() && SCENES.has(modal.view())
      if (isScene && isStillShown(wallet)) close()
    })
  })
}
