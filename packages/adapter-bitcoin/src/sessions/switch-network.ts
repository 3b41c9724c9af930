import { refusal } from '@latchkey/core/adapter'
import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type Network,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'
import { needAccounts } from './read-accounts.ts'
import { sharedSoon } from './resume.ts'
import type { Store } from './session-store.ts'
import { standingOf } from './wallet-state.ts'

interface Move {
  readonly sessionId: string
  readonly network: Network<'bip122'>
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Moves a session to a network. A wallet that is on a network of its own is asked for it; of all
 * others it only depends on their accounts.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.disconnected`,
 * `wallet.failed`, `wallet.malformed`, `aborted`.
 */
export async function switchNetwork(
  store: Store,
  { sessionId, network, ...waiting }: Move,
): Promise<Session<'bip122'>> {
  const { signal } = waiting
  throwIfAborted(signal)
  const { wallet, session } = store.need(sessionId)
  if (session.networkId !== network.id) await askToMove(wallet, network.id, signal)
  const word = await sharedSoon(wallet, waiting)
  const standing = standingOf(word, needAccounts(word), [network.id])
  if (standing?.networkId !== network.id) throw new LatchkeyError('wallet.chain-unknown', {})
  return store.move(sessionId, standing) ?? store.need(sessionId).session
}

async function askToMove(
  { move }: BitcoinWallet,
  networkId: Network<'bip122'>['id'],
  signal: AbortSignal,
): Promise<void> {
  if (move === undefined) return
  try {
    await untilAborted(move(networkId), signal)
  } catch (thrown) {
    const error = refusal(thrown)
    const isUnable = isLatchkeyError(error, 'wallet.unsupported-method')
    throw isUnable ? new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown }) : error
  }
}
