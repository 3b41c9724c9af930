import type { Namespace, Session, Tabs } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { RootState } from '../store/root-state.ts'
import { activeSession, inactiveConnections } from '../store/selectors.ts'
import { isEmbedded, isPaired } from '../store/wallet-ids.ts'
import type { ActiveNamespace } from './active-namespace.ts'
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
  /** Listens to other tabs until the returned function is called, or the signal fires. */
  listen(signal: AbortSignal): () => void
}

interface Deps {
  readonly state: RootState
  readonly adapters: Adapters
  readonly sessions: CoreSessions
  readonly resume: Resume
  readonly stored: StoredConnections
  readonly activeNamespace: Pick<ActiveNamespace, 'activateStored'>
  readonly tabs: Tabs
  readonly timers: { after(delayMs: number, run: () => void): void }
  /** Reads again what is not a session of a wallet of this browser. */
  readonly reread: {
    paired(): void
    embedded(session: Session, signal: AbortSignal): Promise<void>
  }
}

/** Reads storage and wallets again after a message of another tab. Source: docs/security.md, S43. */
export function createOtherTabs(deps: Deps): OtherTabs {
  const { state, adapters, sessions, resume, stored, tabs, reread } = deps
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
      else if (!isPaired(session)) follow(await rereadLocal(deps, session, signal))
    } catch {
      // A wallet that does not answer now emits an event when something changes.
    }
    await resume.inactive(namespace, signal)
  }

  /** Another tab ended this connection, or made another one of this namespace the active one. */
  function endOrReplace(namespace: Namespace): void {
    const walletId = storedWallet(namespace)
    const next = inactiveConnections(state, namespace).find(
      ({ session }) => session.walletId === walletId,
    )
    const active = activeSession(state, namespace)
    if (next !== undefined) sessions.activateAsOtherTab(next, stored.readInactive(namespace).chosen)
    else if (active !== undefined) sessions.end(active, 'tab')
  }

  const storedWallet = (namespace: Namespace): string | undefined =>
    stored.list().find((each) => each.namespace === namespace)?.walletId

  return {
    isFollowing: () => following > 0,
    notify() {
      if (following === 0) tabs.post(SESSION_HINT)
    },
    listen: (signal) =>
      tabs.listen((topic) =>
        answerHint(topic, {
          namespaces: adapters.namespaces,
          session: (namespace) => activeSession(state, namespace),
          storedWallet,
          ended: (namespace) => follow(() => endOrReplace(namespace)),
          resume() {
            if (state.options.reconnects) void resume.all(signal)
          },
          reread: (namespace) => void readAgain(namespace, signal),
          rereadNetwork: () => follow(deps.activeNamespace.activateStored),
          after: deps.timers.after,
        }),
      ),
  }
}

/** @returns What follows from what the wallet of this browser shares now. */
async function rereadLocal(
  { state, adapters, sessions, stored }: Deps,
  before: Session,
  signal: AbortSignal,
): Promise<() => void> {
  const { id, namespace, walletId, networkId } = before
  const adapter = adapters.get(namespace)
  const found = await adapter?.sessions.resume({ walletId, networkId }, signal)
  const isSame = !signal.aborted && activeSession(state, namespace)?.id === id
  if (adapter === undefined || !isSame) return () => {}
  if (found === undefined) return () => sessions.end(before, 'tab')
  return () => sessions.restore(withChosen(adapter, found, stored))
}
