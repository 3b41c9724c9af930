import type { Namespace } from '../contract/index.ts'
import { type Reaction, reaction } from '../events/reaction.ts'
import type { Snapshot, ViewName } from '../store/root-state.ts'

/** Views that mean nothing without a session. */
const NEEDS_SESSION: ReadonlySet<ViewName> = new Set<ViewName>([
  'Account',
  'SwitchNetwork',
  'UnsupportedChain',
  'AccountSettings',
  'UpgradeEmailWallet',
  'ApproveTransaction',
  'EmailUpdate',
  'EmailUpdatePrimaryOtp',
  'EmailUpdateSecondaryOtp',
])

type History = Snapshot['router']['history']

interface Deps {
  readonly modal: { isOpen(): boolean; history(): History }
  /** Somebody connected again before this was told. */
  isConnected(namespace: Namespace): boolean
  restore(history: History): void
  close(): void
}

/** A view that belongs to a session closes with it; one that stood behind is gone. */
export function closeAfterSession({ modal, isConnected, restore, close }: Deps): Reaction {
  return reaction('sessionClosed', ({ namespace }) => {
    if (!modal.isOpen() || isConnected(namespace)) return
    const history = modal.history()
    const front = history.at(-1)
    if (front === undefined || NEEDS_SESSION.has(front.view)) close()
    else restore(history.filter(({ view }) => !NEEDS_SESSION.has(view)))
  })
}
