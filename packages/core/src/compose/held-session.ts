import type { Namespace, Session } from '../contract/index.ts'
import type { FarBase } from './base.ts'

/** A session of a namespace, whether it is the active one there or kept beside it. */
export function heldSession(
  { looks, slices }: Pick<FarBase, 'looks' | 'slices'>,
  namespace: Namespace,
  id: string,
): Session | undefined {
  const active = looks.session(namespace)
  return active?.id === id ? active : slices.kept.find(namespace, id)?.session
}
