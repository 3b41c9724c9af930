import type { AdapterHost, NetworkId } from '@latchkey/core/contract'

/** Networks that the website supports, in its order. */
export function supportedIds(host: AdapterHost): readonly NetworkId<'solana'>[] {
  // The contract promises networks of the adapter's own namespace.
  return host.networks().map(({ id }) => id as NetworkId<'solana'>)
}
