import {
  type LatchkeyError,
  type Namespace,
  toLatchkeyError,
  type Wallet,
} from '../contract/index.ts'
import { type Attempt, isStored, type ResumeStoredDeps, settle } from './settle-stored.ts'
import type { StoredConnection } from './stored-connections.ts'

/** Resumes stored sessions without any prompt, each namespace by itself. */
export interface ResumeStored {
  /** Resumes all that is stored and not connected; ends when each one is settled. */
  all(signal: AbortSignal): Promise<void>
  /**
   * A wallet that was found late may be a stored one, or the host of the page.
   */
  walletsChanged(wallets: readonly Wallet[], signal: AbortSignal): void
  /** The owner of a wallet unlocked it: it is resumed if it is stored. */
  unlocked(connection: StoredConnection, signal: AbortSignal): void
  /** The visitor disconnects what is still being resumed on a namespace: nothing of it is connected. */
  cancel(namespace: Namespace): void
}

/** Creates what resumes the sessions of one core. */
export function createResumeStored(deps: ResumeStoredDeps): ResumeStored {
  const { accounts, stored } = deps
  const running = new Map<Namespace, AbortController>()
  const missing = new Map<Namespace, string>()

  /** @param tried - Ids of the wallets of the namespace that were tried before. */
  async function resume(
    connection: StoredConnection,
    stop: AbortSignal,
    tried: readonly string[] = [],
  ): Promise<void> {
    const { namespace, walletId } = connection
    const isRunning = running.get(namespace)?.signal.aborted === false
    if (stop.aborted || isRunning || accounts.isConnected(namespace)) return
    const work = new AbortController()
    const { signal } = work
    stop.addEventListener('abort', () => work.abort(), { once: true, signal })
    running.set(namespace, work)
    missing.delete(namespace)
    accounts.begin(namespace, 'reconnecting')
    await settle(deps, { connection, signal }).catch(async (thrown: unknown) => {
      if (!signal.aborted) await conclude({ connection, signal }, toLatchkeyError(thrown))
    })
    if (running.get(namespace) === work) running.delete(namespace)
    const known = [...tried, walletId]
    const next = stored.list().find((each) => each.namespace === namespace)
    if (next === undefined || known.includes(next.walletId) || signal.aborted) return
    await resume(next, stop, known)
  }

  /** A wallet that is missing or failed stays stored: it may be there at the next load. */
  async function conclude({ connection, signal }: Attempt, { code }: LatchkeyError): Promise<void> {
    if (code === 'wallet.missing') missing.set(connection.namespace, connection.walletId)
    accounts.giveUp(connection.namespace)
    if (code !== 'wallet.ambiguous') return
    await deps.runExclusive(async () => {
      if (isStored(deps, connection)) deps.emit({ type: 'walletAmbiguous' })
    }, signal)
  }

  return {
    async all(signal) {
      await Promise.all(stored.list().map((connection) => resume(connection, signal)))
      if (!signal.aborted) giveUpRest(accounts, running)
    },
    walletsChanged(wallets, signal) {
      for (const { namespace, id, isHost } of wallets) {
        const connection = { namespace, walletId: id }
        const isAwaited = missing.get(namespace) === id && isStored(deps, connection)
        if (isAwaited || (isHost && deps.host.isDue(connection))) void resume(connection, signal)
      }
    },
    unlocked(connection, signal) {
      if (isStored(deps, connection)) void resume(connection, signal)
    },
    cancel(namespace) {
      missing.delete(namespace)
      running.get(namespace)?.abort()
      accounts.giveUp(namespace)
    },
  }
}

/** Another tab may have disconnected a namespace before it was tried. */
function giveUpRest(
  { reconnecting, giveUp }: ResumeStoredDeps['accounts'],
  running: ReadonlyMap<Namespace, AbortController>,
): void {
  for (const namespace of reconnecting()) {
    if (!running.has(namespace)) giveUp(namespace)
  }
}
