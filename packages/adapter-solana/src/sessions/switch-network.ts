import { LatchkeyError, type Network, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { Store } from '../session-store.ts'
import { requireAccounts, stateOf } from '../wallet-state.ts'

/**
 * Switches a session to a network. No request is needed: wallets of the Wallet Standard have no
 * network of their own, and get it with each request.
 *
 * @throws LatchkeyError `wallet.chain-unknown` when no account may be used there,
 * `wallet.disconnected`, `wallet.malformed`, `aborted`.
 */
export function switchNetwork(
  store: Store,
  { sessionId, network }: { readonly sessionId: string; readonly network: Network<'solana'> },
  signal: AbortSignal,
): Session<'solana'> {
  throwIfAborted(signal)
  const state = stateOf(requireAccounts(store.need(sessionId).wallet), [network.id])
  if (state?.networkId !== network.id) throw new LatchkeyError('wallet.chain-unknown', {})
  return store.move(sessionId, state) ?? store.need(sessionId).session
}
