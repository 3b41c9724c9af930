import type { NetworkId } from '../contract/index.ts'
import type { Struct } from './client.ts'

/**
 * Ids that networks had before they were named by their whole first block; some wallets know them by
 * no other. Source: facts, constants, `networks`, `deprecatedCaipNetworkId`.
 */
const FORMER: Readonly<Partial<Record<string, NetworkId>>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** These networks, and by their former ids those that have one. */
export function withFormer(networkIds: readonly string[]): string[] {
  return [...new Set([...networkIds, ...networkIds.flatMap((id) => FORMER[id] ?? [])])]
}

/** A network, or an account on one, by the id that the network has now; anything else as it is. */
export function byPresentId(value: unknown): unknown {
  if (typeof value !== 'string') return value
  for (const [id, former = id] of Object.entries(FORMER)) {
    if (value === former || value.startsWith(`${former}:`)) return id + value.slice(former.length)
  }
  return value
}

/** The id by which the wallet of a session knows a network. */
export function idInSession({ namespaces }: Pick<Struct, 'namespaces'>, id: NetworkId): NetworkId {
  const former = FORMER[id]
  // Ids of this length are in no other text by chance.
  const granted = JSON.stringify(namespaces)
  return former !== undefined && granted.includes(former) && !granted.includes(id) ? former : id
}
