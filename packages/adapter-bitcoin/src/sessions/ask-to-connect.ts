import type { AdapterHost, NetworkId, OpenRequest } from '@latchkey/core/contract'
import type { AskedWallet, Running } from './session-deps.ts'

/** Asks a wallet to connect, in the calling task. @returns undefined where there is no such one. */
export function askToConnect(
  { discovery, host }: Running,
  { walletId, networkId = supportedIds(host)[0] }: OpenRequest<'bip122'>,
): AskedWallet | undefined {
  const found = discovery.find(walletId)
  return found && { found, networkId, asked: found.handle.connect(networkId) }
}

/** Networks that the website supports, in its order. */
export function supportedIds(host: AdapterHost): readonly NetworkId<'bip122'>[] {
  // The contract promises networks of the adapter's own namespace.
  return host.networks().map(({ id }) => id as NetworkId<'bip122'>)
}
