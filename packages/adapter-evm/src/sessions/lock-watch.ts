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
  /** The wallet shares nothing. It is asked once, however often this is found. */
  begin(): Promise<void>
  /** An event of the wallet: the answer to an earlier one may be outdated. */
  renew(): void
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
  let asking: AbortController | undefined
  let isKnown = false
  const renew = (): void => {
    isKnown = false
  }
  return {
    renew,
    cancel() {
      asking?.abort()
      asking = undefined
      renew()
    },
    async begin() {
      if (asking !== undefined || isKnown) return
      asking = new AbortController()
      const { signal } = asking
      const isGranted = await readSiteAccess({ provider }, clock, signal).catch(
        // It was cancelled.
        () => true,
      )
      if (signal.aborted) return
      asking = undefined
      isKnown = true
      if (isGranted) return
      if (isGranted === false) {
        store.remove(sessionId, true)
        return
      }
      store.move(sessionId, { addresses: [] })
      locked.wait(sessionId, followLocked(provider, clock))
    },
  }
}
