import type { Namespace, Session, Tabs, Visibility } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { isEmbedded, isPaired, isShared } from '../store/wallet-ids.ts'
import { answerHint, SESSION_HINT } from './answer-hint.ts'
import type { Resume } from './resume.ts'
import type { CoreSessions } from './sessions.ts'
import type { StoredConnections } from './stored-connections.ts'
import { withChosen } from './with-chosen.ts'

/** Follows other tabs of the site, and notifies them of changes. */
export interface OtherTabs {
  /** A change of another tab is being followed: it is stored, and known to other tabs. */
  isFollowing(): boolean
  /** Notifies other tabs that something changed, unless the change came from one of them. */
  notify(): void
  /**
   * Listens to other tabs until the returned function is called, or the signal fires. A tab that becomes visible
   * reads its wallets again: some emit nothing to a tab in the background.
   */
  listen(signal: AbortSignal): () => void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: CoreSessions
  readonly resume: Pick<Resume, 'all' | 'inactive'>
  readonly stored: StoredConnections
  /** The network that another tab stored becomes the active one. */
  activateStored(): void
  readonly page: {
    readonly tabs: Tabs
    readonly visibility: Visibility
    after(delayMs: number, run: () => void): void
  }
  /** Reads again what is not a session of a wallet of this browser. */
  readonly reread: {
    paired(): void
    embedded(session: Session, signal: AbortSignal): Promise<void>
  }
}

/** Reads storage and wallets again after a message of another tab. Source: docs/security.md, S43. */
export function createOtherTabs(deps: Deps): OtherTabs {
  const { state, adapters, resume, reread } = deps
  const { tabs, visibility, after } = deps.page
  let following = 0

  function follow(work: () => void): void {
    following += 1
    try {
      work()
    } finally {
      following -= 1
    }
  }

  async function readAgain(namespace: Namespace, signal: AbortSignal): Promise<void> {
    follow(reread.paired)
    const session = activeSession(state, namespace)
    if (session === undefined) return
    try {
      if (isEmbedded(session)) await reread.embedded(session, signal)
      else if (!isPaired(session)) follow(await rereadLocal(deps, session, { by: 'tab', signal }))
    } catch {
      // A wallet that does not answer now emits an event when something changes.
    }
    // The next message tries again what can't be loaded now.
    await resume.inactive(namespace, signal).catch(() => {})
  }

  return {
    isFollowing: () => following > 0,
    notify() {
      if (following === 0) tabs.post(SESSION_HINT)
    },
    listen(signal) {
      const unwatch = visibility.watch(() => void rereadVisible(deps, follow, signal))
      const unlisten = tabs.listen((topic) =>
        answerHint(topic, {
          namespaces: adapters.namespaces,
          session: (namespace) => activeSession(state, namespace),
          storedWallet: (namespace) => storedWallet(deps, namespace),
          ended: (namespace) => follow(() => endOrReplace(deps, namespace)),
          resume() {
            if (state.options.reconnects) resume.all(signal).catch(() => {})
          },
          reread: (namespace) => void readAgain(namespace, signal),
          rereadNetwork: () => follow(deps.activateStored),
          after,
        }),
      )
      return () => {
        unwatch()
        unlisten()
      }
    },
  }
}

/** Another tab ended this connection, or made another one of this namespace the active one. */
function endOrReplace(deps: Deps, namespace: Namespace): void {
  const { state, sessions, stored } = deps
  const walletId = storedWallet(deps, namespace)
  const next = inactiveConnections(state, namespace).find(
    ({ session }) => session.walletId === walletId,
  )
  const active = activeSession(state, namespace)
  if (next !== undefined) sessions.activateAsOtherTab(next, stored.readInactive(namespace).chosen)
  else if (active !== undefined) sessions.end(active, 'tab')
}

function storedWallet({ stored }: Deps, namespace: Namespace): string | undefined {
  return stored.list().find((each) => each.namespace === namespace)?.walletId
}

/** A wallet that shares nothing now may be locked: it stays stored. */
async function rereadVisible(
  deps: Deps,
  follow: (work: () => void) => void,
  signal: AbortSignal,
): Promise<void> {
  const { state, adapters, page } = deps
  if (!page.visibility.isVisible()) return
  for (const namespace of adapters.namespaces()) {
    const session = activeSession(state, namespace)
    if (session === undefined || isShared(session)) continue
    // A wallet that does not answer emits an event when something changes, or is asked the next time.
    const change = await rereadLocal(deps, session, { by: 'lock', signal }).catch(() => undefined)
    if (change !== undefined) follow(change)
  }
}

/** @returns What follows from what the wallet of this browser shares now. */
async function rereadLocal(
  { state, adapters, sessions, stored }: Deps,
  before: Session,
  { by, signal }: { readonly by: 'tab' | 'lock'; readonly signal: AbortSignal },
): Promise<() => void> {
  const { id, namespace, walletId, networkId } = before
  const adapter = adapters.get(namespace)
  const found = await adapter?.sessions.resume({ walletId, networkId }, signal)
  const isSame = !signal.aborted && activeSession(state, namespace)?.id === id
  if (adapter === undefined || !isSame) return () => {}
  if (found === undefined) return () => sessions.end(before, by)
  return () => sessions.restore(withChosen(adapter, found, stored))
}
