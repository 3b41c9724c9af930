import { type AttachRequest, addressOf, type NetworkId } from '@latchkey/core/contract'
import { hexChainId, readChainId } from '../chain-id.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { toRpcError } from '../errors.ts'

/**
 * An EIP-1193 provider over the channel of a shared wallet: the only code that knows channels.
 * Accounts and network are those of the session; every other request goes to the wallet.
 *
 * @param onMove - Called when the wallet agreed to switch to another network.
 */
export function channelProvider(
  { session, channel }: AttachRequest<'eip155'>,
  onMove: (to: NetworkId<'eip155'>) => void,
): Eip1193Provider {
  let { networkId } = session
  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') {
        return session.accounts.map(addressOf)
      }
      if (method === 'eth_chainId') return hexChainId(networkId)
      const answer = await channel.request(networkId, method, params).catch(throwAsRpcError)
      const to = method === 'wallet_switchEthereumChain' ? readRequestedNetwork(params) : undefined
      if (to !== undefined && to !== networkId) {
        networkId = to
        onMove(to)
      }
      return answer
    },
  }
}

function throwAsRpcError(thrown: unknown): never {
  throw toRpcError(thrown)
}

function readRequestedNetwork(params: unknown): NetworkId<'eip155'> | undefined {
  const [first]: readonly unknown[] = Array.isArray(params) ? params : []
  return readChainId(Object(first).chainId)
}
