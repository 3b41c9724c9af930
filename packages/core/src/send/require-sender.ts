import {
  type AccountId,
  type ChainAdapter,
  LatchkeyError,
  namespaceOf,
  networkOf,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount, activeSession, findNetwork } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'

/** The dependencies of finding a sender. */
export interface SenderDeps {
  readonly state: RootState
  readonly adapters: Pick<Adapters, 'get'>
}

/** An adapter that can send with a reviewed fee, and what it sends with. */
export interface Sender {
  readonly adapter: ChainAdapter
  readonly transfers: Required<NonNullable<ChainAdapter['transfers']>>
  readonly sessionId: string
}

/**
 * The sender of an account, which has to be the active one still. Source: docs/security.md, S30.
 *
 * @throws LatchkeyError `wallet.changed`, `send.unsupported-chain`.
 */
export function requireSender({ state, adapters }: SenderDeps, account: AccountId): Sender {
  const namespace = namespaceOf(account)
  const session = activeSession(state, namespace)
  if (session === undefined || activeAccount(state) !== account) {
    throw new LatchkeyError('wallet.changed', {})
  }
  const adapter = adapters.get(namespace)
  const { estimate, fee, largest, send } = adapter?.transfers ?? {}
  const isKnown = findNetwork(state, networkOf(account)) !== undefined
  if (!adapter || !isKnown || !estimate || !fee || !largest || !send) {
    throw new LatchkeyError('send.unsupported-chain', {})
  }
  return { adapter, transfers: { estimate, fee, largest, send }, sessionId: session.id }
}
