import { type AccountId, type LatchkeyError, plainError, type Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { ConnectStep } from '../store/state/connections.ts'

/**
 *     idle ── chosen ──► awaitingWallet ── opened ──► connected
 *                          ▲        └───── failed ──► failed
 *                          └───────── retried ◄──────────┘
 *
 * A wallet that is busy with an older request fails, and may still be connected by that request.
 *
 * `left` leads back to idle from anywhere; the request that runs is aborted, its answer dropped.
 */
export type ConnectEvent =
  | { readonly type: 'chosen'; readonly wallet: WalletCard }
  | { readonly type: 'retried' }
  | { readonly type: 'opened'; readonly session: Session; readonly account: AccountId }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** The effects of connecting. */
export type ConnectEffect =
  | { readonly type: 'openSession'; readonly wallet: WalletCard }
  | { readonly type: 'announceSession'; readonly wallet: WalletCard; readonly session: Session }
  | { readonly type: 'announceFailure'; readonly wallet: WalletCard; readonly error: LatchkeyError }
  | { readonly type: 'awaitOlderRequest'; readonly wallet: WalletCard }

type ConnectMove = Move<ConnectStep, ConnectEffect>

/** Connecting one local wallet. */
export const connectMachine: Machine<ConnectStep, ConnectEvent, ConnectEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'chosen':
        // A second tap on the same row is no second question.
        return isAwaitingOf(state, event.wallet) ? undefined : requestSession(event.wallet)
      case 'retried':
        return retried(state)
      case 'left':
        return state.step === 'idle' ? undefined : move({ step: 'idle' })
      case 'opened':
        return isAwaiting(state) || isBusy(state) ? opened(state.wallet, event) : undefined
      case 'failed':
        return isAwaiting(state) ? failed(state.wallet, event.error) : undefined
    }
  },
}

function retried(state: ConnectStep): ConnectMove | undefined {
  const canRetry = state.step === 'failed' || state.step === 'awaitingWallet'
  return canRetry ? requestSession(state.wallet) : undefined
}

type Awaiting = Extract<ConnectStep, { readonly step: 'awaitingWallet' }>
type Failed = Extract<ConnectStep, { readonly step: 'failed' }>

function isAwaiting(state: ConnectStep): state is Awaiting {
  return state.step === 'awaitingWallet'
}

function isBusy(state: ConnectStep): state is Failed {
  return state.step === 'failed' && state.error.code === 'wallet.busy'
}

/** Returns true while this wallet is asked. */
export function isAwaitingOf(state: ConnectStep, { id, namespace }: WalletCard): boolean {
  return isAwaiting(state) && state.wallet.id === id && state.wallet.namespace === namespace
}

function requestSession(wallet: WalletCard): ConnectMove {
  return move({ step: 'awaitingWallet', wallet }, { type: 'openSession', wallet })
}

function opened(
  wallet: WalletCard,
  { session, account }: { readonly session: Session; readonly account: AccountId },
): ConnectMove {
  return move({ step: 'connected', wallet, account }, { type: 'announceSession', wallet, session })
}

function failed(wallet: WalletCard, error: LatchkeyError): ConnectMove {
  const step = { step: 'failed', wallet, error: plainError(error) } as const
  const announce: ConnectEffect = { type: 'announceFailure', wallet, error }
  return isBusy(step)
    ? move<ConnectStep, ConnectEffect>(step, announce, { type: 'awaitOlderRequest', wallet })
    : move<ConnectStep, ConnectEffect>(step, announce)
}
