import type { ChainAdapter, Session } from '../contract/index.ts'
import type { StoredConnections } from './stored-connections.ts'

/** The session with the visitor's chosen account first, if its wallet still shares it. */
export function withChosen(
  adapter: Pick<ChainAdapter, 'sessions'> | undefined,
  found: Session,
  stored: Pick<StoredConnections, 'readInactive'>,
): Session {
  const { chosen } = stored.readInactive(found.namespace)
  return (chosen === undefined ? undefined : adapter?.sessions.choose(found.id, chosen)) ?? found
}
