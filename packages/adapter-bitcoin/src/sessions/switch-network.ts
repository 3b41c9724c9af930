import { refusal, SWITCH_LIMIT_MS, within } from '@latchkey/core/adapter'
import {
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type Network,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import { readThrown } from '../errors.ts'
import { requireAccounts, sharedSoon } from '../read-accounts.ts'
import type { Store } from '../session-store.ts'
import { stateOf } from '../wallet-state.ts'
import type { BitcoinWallet } from '../wallets/bitcoin-wallet.ts'

interface Move {
  readonly sessionId: string
  readonly network: Network<'bip122'>
  readonly clock: Clock
  readonly signal: AbortSignal
}

/** The time between two readings until then, in milliseconds. */
const LOOK_AGAIN_MS = 1_000

/**
 * Switches a session to a network. A wallet with its own network is asked to switch; for all others
 * only their accounts matter.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.chain-unknown`, `wallet.disconnected`,
 * `wallet.failed`, `wallet.malformed`, `aborted`.
 */
export async function switchNetwork(
  store: Store,
  { sessionId, network, ...waiting }: Move,
): Promise<Session<'bip122'>> {
  const { clock, signal } = waiting
  throwIfAborted(signal)
  const { wallet, session, types } = store.need(sessionId)
  const isRequested = session.networkId !== network.id && wallet.move !== undefined
  if (isRequested) await requestSwitch(wallet, network.id, signal)
  // A wallet that was not requested is where it is.
  const lastAtMs = clock.monotonic() + (isRequested ? SWITCH_LIMIT_MS : 0)
  for (;;) {
    const answer = await sharedSoon(wallet, waiting)
    const state = stateOf(answer, requireAccounts(answer), { networkIds: [network.id], types })
    if (state?.networkId === network.id) {
      return store.move(sessionId, state) ?? store.need(sessionId).session
    }
    if (clock.monotonic() + LOOK_AGAIN_MS > lastAtMs) break
    await pause(clock, signal)
  }
  throw new LatchkeyError('wallet.chain-unknown', {})
}

function pause(clock: Clock, signal: AbortSignal): Promise<void> {
  const never = new Promise<void>(() => {})
  return within(never, { clock, limitMs: LOOK_AGAIN_MS, otherwise: undefined, signal })
}

async function requestSwitch(
  { move }: BitcoinWallet,
  networkId: Network<'bip122'>['id'],
  signal: AbortSignal,
): Promise<void> {
  if (move === undefined) return
  try {
    await untilAborted(move(networkId), signal)
  } catch (thrown) {
    const error = refusal(readThrown(thrown))
    const isUnable = isLatchkeyError(error, 'wallet.unsupported-method')
    throw isUnable ? new LatchkeyError('wallet.chain-unknown', {}, { cause: thrown }) : error
  }
}
