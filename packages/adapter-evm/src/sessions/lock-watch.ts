import type { Clock } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { followLocked } from './follow-locked.ts'
import { readSiteAccess } from './read-site-access.ts'

interface Deps extends Pick<SessionDeps, 'store' | 'locked'> {
  readonly clock: Clock
  readonly provider: Eip1193Provider
}

/** Finds out why the wallet of a session shares no account. */
interface LockWatch {
  begin(): Promise<void>
  /** The wallet shares accounts, or its session is over. */
  cancel(): void
}

/**
 * A wallet shares no account while it is locked, and after its owner took the permission back there. One that
 * says that the website has it still is locked: its session stays. Where it does not say, the session ends
 * until the wallet shares accounts again.
 */
export function createLockWatch(
  { store, locked, clock, provider }: Deps,
  sessionId: string,
): LockWatch {
  let asking = new AbortController()
  return {
    cancel: () => asking.abort(),
    async begin() {
      asking.abort()
      asking = new AbortController()
      const { signal } = asking
      const isGranted = await readSiteAccess({ provider }, clock, signal).catch(
        // It was cancelled.
        () => true,
      )
      if (signal.aborted || isGranted) return
      if (isGranted === false) {
        store.remove(sessionId, true)
        return
      }
      store.move(sessionId, { addresses: [] })
      locked.wait(sessionId, followLocked(provider))
    },
  }
}
