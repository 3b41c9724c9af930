import type { BlockchainApi } from '../api/blockchain-api.ts'
import { createCached } from '../api/cached.ts'
import { isServiceName } from '../api/service-name.ts'
import { type Clock, isSameAddress, lazy } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'

interface Deps {
  readonly adapters: Pick<Adapters, 'all'>
  /** Knows whose the names are that it registers itself. */
  readonly api: BlockchainApi | undefined
  readonly clock: Clock
  readonly lifetimeMs: number
}

/**
 * Checks that names resolve to the addresses that claim them. Never stored: another script may have
 * changed what an earlier page stored.
 */
export interface NameChecks {
  /** Rejects where no source answers; nothing is cached then. */
  isOwn(name: string, address: string, signal: AbortSignal): Promise<boolean>
}

/** Creates the checks of one core. Without an adapter that knows names there is no name to show. */
export function createNameChecks({ adapters, api, clock, lifetimeMs }: Deps): NameChecks {
  const endpoint = lazy(() => import('../api/endpoints/profile.ts'))

  async function isOwnOfService(name: string, address: string, signal: AbortSignal) {
    if (api === undefined) return false
    const record = await (await endpoint.load()).readNameRecord(api, name, signal)
    const owners = Object.values(record?.addresses ?? {})
    return owners.some((owner) => isSameAddress(owner.address, address))
  }

  const cached = createCached<boolean>({
    clock,
    lifetimeMs,
    async load(key, signal) {
      const [name = '', address = ''] = key.split(SEPARATOR)
      for (const { names } of adapters.all()) {
        if (names === undefined) continue
        const isOwn = isServiceName(name)
          ? (await names.normalise(name)) === name && (await isOwnOfService(name, address, signal))
          : await names.verify(name, address, signal)
        if (isOwn) return true
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
