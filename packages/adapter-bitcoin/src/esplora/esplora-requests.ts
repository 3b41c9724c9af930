import type { Network, RequestedHost } from '@latchkey/core/contract'
import { type EsploraBases, esploraBase } from './esplora.ts'

/** The servers of these networks. */
export function esploraRequests(
  networks: readonly Network[],
  bases: EsploraBases = {},
): readonly RequestedHost[] {
  return networks.flatMap(({ id, name }) => {
    const base = esploraBase(id, bases)
    if (base === undefined) return []
    return {
      origin: new URL(base).origin,
      kind: 'connect',
      reason: `Coins and history of ${name}`,
      when: 'A wallet is connected',
    }
  })
}
