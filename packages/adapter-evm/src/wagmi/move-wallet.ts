import { type Network, referenceOf, untilAborted } from '@latchkey/core/contract'
import { mayNotKnowChain, readWalletError, switchError } from '../errors.ts'
import { switchNetwork } from '../sessions/switch-network.ts'
import type { SessionDeps } from './session-deps.ts'

interface Move {
  readonly id: string
  readonly network: Network<'eip155'>
  readonly signal: AbortSignal
  onTeaching?(): void
}

/**
 * Moves the wallet of a session to a network: by wagmi, and by the wallet's own requests for a session that
 * wagmi does not have, or where wagmi can't teach the wallet the network.
 */
export async function moveWallet(
  { config, actions, connections, store, host: { clock } }: SessionDeps,
  { id, network, ...options }: Move,
): Promise<void> {
  const { provider } = store.need(id)
  const connector = connections.connectorOf(id)
  if (connector === undefined) return switchNetwork({ provider, clock, ...options }, network)
  const chainId = Number(referenceOf(network.id))
  try {
    await untilAborted(actions.switchChain(config, { connector, chainId }), options.signal)
  } catch (thrown) {
    // wagmi calls each failure an unknown network, and adds it only where the wallet has the code for that.
    const isWrapped = Object(thrown).name === 'SwitchChainError'
    const cause = isWrapped ? readWalletError(Object(thrown).cause) : thrown
    if (!isWrapped || !mayNotKnowChain(cause)) throw switchError(cause)
    await switchNetwork({ provider, clock, ...options }, network)
  }
}
