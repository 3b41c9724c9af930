import { type Reaction, reaction } from '../store/reaction.ts'
import type { Snapshot, ViewName } from '../store/root-state.ts'

/** Views of the account that is in front. */
const OF_ACCOUNT: ReadonlySet<ViewName> = new Set<ViewName>([
  'Account',
  'SwitchNetwork',
  'UnsupportedChain',
  'AccountSettings',
])

/** Views of the embedded wallet. */
const OF_LOGIN: ReadonlySet<ViewName> = new Set<ViewName>([
  'UpgradeEmailWallet',
  'ApproveTransaction',
  'EmailUpdate',
  'EmailUpdatePrimaryOtp',
  'EmailUpdateSecondaryOtp',
])

type History = Snapshot['router']['history']

interface Deps {
  readonly modal: { isOpen(): boolean; history(): History }
  /** Who is connected now: where the website is, anywhere, by a login. */
  readonly connected: { inFront(): boolean; anywhere(): boolean; byLogin(): boolean }
  restore(history: History): void
  close(): void
}

/**
 * A view that belongs to a session closes with it; one that stood behind is gone. What another family
 * of chains loses takes no view away. It runs before another connection comes to the front.
 */
export function closeAfterSession({ modal, connected, restore, close }: Deps): Reaction {
  const isMeant = (view: ViewName, isHere: () => boolean): boolean => {
    if (OF_LOGIN.has(view)) return connected.byLogin()
    if (view === 'Accounts') return connected.anywhere()
    return !OF_ACCOUNT.has(view) || isHere()
  }
  return reaction('sessionClosed', () => {
    if (!modal.isOpen()) return
    const history = modal.history()
    const front = history.at(-1)
    // Behind it, the account of whoever comes to the front is found.
    const left = history.filter(({ view }) => isMeant(view, connected.anywhere))
    if (front === undefined || !isMeant(front.view, connected.inFront)) close()
    else if (left.length < history.length) restore(left)
  })
}
