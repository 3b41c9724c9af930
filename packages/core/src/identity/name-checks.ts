import { createCached } from '../api/cached.ts'
import type { Clock } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'

interface Deps {
  readonly adapters: Pick<Adapters, 'all'>
  readonly clock: Clock
  readonly lifetimeMs: number
}

/**
 * Whether names resolve to the addresses that claim them. Never stored: what an earlier page stored
 * may have been changed by another script.
 */
export interface NameChecks {
  /** Rejects where no source answers; nothing is cached then. */
  isOwn(name: string, address: string, signal: AbortSignal): Promise<boolean>
}

/** Creates the checks of one core. Without an adapter that knows names there is no name to show. */
export function createNameChecks({ adapters, clock, lifetimeMs }: Deps): NameChecks {
  const cached = createCached<boolean>({
    ...{ clock, lifetimeMs },
    async load(key, signal) {
      const [name = '', address = ''] = key.split(SEPARATOR)
      for (const { names } of adapters.all()) {
        if (await names?.verify(name, address, signal)) return true
      }
      return false
    },
  })
  return {
    isOwn: (name, address, signal) => cached.read(name + SEPARATOR + address, signal),
  }
}

/** Names and addresses have none. */
const SEPARATOR = ' '
