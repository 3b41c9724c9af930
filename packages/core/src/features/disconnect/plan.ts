import type { Namespace } from '../../contract/index.ts'

/** What holds a connection: a wallet of this device, a pairing, or the embedded wallet. */
export type ConnectionKind = 'local' | 'walletConnect' | 'auth'

/** Connections by namespace; one that is missing is not connected. */
export type Connections = Readonly<Partial<Record<Namespace, ConnectionKind>>>

/**
 * Namespaces whose sessions end. Source: specification, section 4: the chosen one; a wallet that
 * serves several at once leaves them all; without a choice everything ends.
 */
export function disconnectPlan(connections: Connections, chosen?: Namespace): readonly Namespace[] {
  // Keys of the record are namespaces; Object.keys only knows text.
  const connected = Object.keys(connections) as Namespace[]
  if (chosen === undefined) return connected
  const kind = connections[chosen]
  if (kind === undefined) return []
  if (kind === 'local') return [chosen]
  return connected.filter((namespace) => connections[namespace] === kind)
}
