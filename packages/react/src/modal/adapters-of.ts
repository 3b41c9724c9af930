import type { Core, LatchkeyOptions } from '@latchkey/core'
import { type ChainAdapter, NAMESPACES } from '@latchkey/core/contract'

/** The website's own adapters; without any, those by which pairing serves its sessions. */
export function adaptersOf(
  { adapters = [] }: Pick<LatchkeyOptions, 'adapters'>,
  core: Pick<Core, 'adapter'>,
): readonly ChainAdapter[] {
  return adapters.length > 0 ? adapters : NAMESPACES.flatMap((name) => core.adapter(name) ?? [])
}
