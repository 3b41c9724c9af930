import { LatchkeyError, type Network, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { Store } from './session-store.ts'
import { needAccounts, standingOf } from './wallet-state.ts'

/**
 * Moves a session to a network. Nobody is asked: such wallets are on no network of their own, and are
 * told with each request which one it is for.
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
  const standing = standingOf(needAccounts(store.need(sessionId).wallet), [network.id])
  if (standing?.networkId !== network.id) throw new LatchkeyError('wallet.chain-unknown', {})
  return store.move(sessionId, standing) ?? store.need(sessionId).session
}
