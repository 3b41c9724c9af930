import type { FarBase } from '../compose/base.ts'
import type { Namespace, Session } from '../contract/index.ts'

/** A session of a namespace, whether it is the active one there or kept beside it. */
export function heldSession(
  { looks, slices }: Pick<FarBase, 'looks' | 'slices'>,
  namespace: Namespace,
  id: string,
): Session | undefined {
  const active = looks.session(namespace)
  return active?.id === id ? active : slices.kept.find(namespace, id)?.session
}
