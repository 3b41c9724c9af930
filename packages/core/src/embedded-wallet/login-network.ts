import type { Base } from '../compose/base.ts'
import { LatchkeyError, type Namespace, type NetworkId, namespaceOf } from '../contract/index.ts'

import { AUTH_NAMESPACES } from './constants.ts'

/**
 * The network a login begins with: the active one of the chain family that wallets are offered of,
 * where the embedded wallet can be on it.
 *
 * @throws LatchkeyError `auth.none` where it can be on none.
 */
export function networkForLogin(base: Base): NetworkId {
  const { network, modal } = base.store.state
  const able = [modal.namespaceFilter ?? network.activeNamespace, ...AUTH_NAMESPACES].find(
    (namespace) =>
      AUTH_NAMESPACES.includes(namespace) && base.looks.adapter(namespace) !== undefined,
  )
  if (able === undefined) throw new LatchkeyError('auth.none', {})
  return networkIn(base, able)
}

/**
 * The network of a chain family that a wallet begins with there.
 *
 * @throws LatchkeyError `auth.none` where the website has none of it.
 */
export function networkIn({ store }: Pick<Base, 'store'>, namespace: Namespace): NetworkId {
  const { supported, activeIds } = store.state.network
  const own = supported.filter(({ id }) => namespaceOf(id) === namespace)
  const found = own.find(({ id }) => id === activeIds[namespace]) ?? own[0]
  if (found === undefined) throw new LatchkeyError('auth.none', {})
  return found.id
}
