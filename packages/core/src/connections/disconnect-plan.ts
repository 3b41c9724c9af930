import type { Namespace } from '../contract/index.ts'

/** The kind of a connection: a wallet of this device, a pairing, or the embedded wallet. */
export type ConnectionKind = 'local' | 'walletConnect' | 'auth'

/** A connection, active or inactive. */
export interface Connected {
  readonly namespace: Namespace
  /** Names it within its namespace. */
  readonly id: string
  readonly kind: ConnectionKind
}

/** The connections to end: one, those of a namespace, or all. */
export type Chosen = Partial<Pick<Connected, 'namespace' | 'id'>>

/**
 * Connections that end. Source: docs/specification.md, section 4: those that are chosen; a wallet that serves
 * several namespaces at once leaves them all; without a choice everything ends.
 */
export function disconnectPlan<Each extends Connected>(
  connections: readonly Each[],
  chosen: Chosen,
): readonly Each[] {
  const isChosen = ({ namespace, id }: Each): boolean =>
    (chosen.namespace ?? namespace) === namespace && (chosen.id ?? id) === id
  const kinds = new Set(connections.filter(isChosen).map(({ kind }) => kind))
  return connections.filter(
    (each) => isChosen(each) || (each.kind !== 'local' && kinds.has(each.kind)),
  )
}
