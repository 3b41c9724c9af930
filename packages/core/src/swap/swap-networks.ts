import type { NetworkId } from '../contract/index.ts'
import type { Snapshot } from '../store/state/root.ts'

/** Networks on which the blockchain API swaps. Source: docs/specification.md, section 9. */
export const API_NETWORKS: readonly NetworkId[] = [
  ...[1, 42_161, 10, 324, 8453, 56, 137, 100, 43_114, 250, 8217, 1_313_161_554],
].map((id): NetworkId => `eip155:${id}`)

/** The networks on which swaps are possible: those of the website's own source, or of the API. */
export function swapNetworks({
  options,
}: {
  readonly options: Pick<Snapshot['options'], 'swapNetworks'>
}): readonly NetworkId[] {
  return options.swapNetworks ?? API_NETWORKS
}
