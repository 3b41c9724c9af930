import type { Namespace, NamespaceProviders } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'

/**
 * The provider of a namespace for websites, with the type of its adapter.
 *
 * @throws Error where no adapter serves the namespace; the lab has all of them.
 */
export function providerOf<N extends Namespace>(
  latchkey: Latchkey,
  namespace: N,
): NamespaceProviders[N] & {} {
  const provider = latchkey.getProvider(namespace)
  if (!provider) throw new Error(`No adapter serves ${namespace}`)
  return provider
}
