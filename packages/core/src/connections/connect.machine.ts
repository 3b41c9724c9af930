import { type AccountId, type LatchkeyError, plainError, type Session } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { ConnectStep } from '../store/root-state.ts'

/**
 *     idle ── chosen ──► awaitingWallet ── opened ──► connected
 *                          ▲        └───── failed ──► failed
 *                          └───────── retried ◄──────────┘
 *
 * `left` leads back to idle from anywhere; the request that runs is aborted, its answer dropped.
 */
export type ConnectEvent =
  | { readonly type: 'chosen'; readonly wallet: WalletCard }
  | { readonly type: 'retried' }
  | { readonly type: 'opened'; readonly session: Session; readonly account: AccountId }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** What connecting has to do. */
export type ConnectEffect =
  | { readonly type: 'openSession'; readonly wallet: WalletCard }
  | { readonly type: 'announceSession'; readonly wallet: WalletCard; readonly session: Session }
  | { readonly type: 'announceFailure'; readonly wallet: WalletCard; readonly error: LatchkeyError }

type ConnectMove = Move<ConnectStep, ConnectEffect>

/** Connecting one local wallet. */
export const connectMachine: Machine<ConnectStep, ConnectEvent, ConnectEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'chosen':
        // A second tap on the same row is no second question.
        return isAwaiting(state, event.wallet) ? undefined : requestSession(event.wallet)
      case 'retried':
        return retried(state)
      case 'left':
        return state.step === 'idle' ? undefined : move({ step: 'idle' })
      case 'opened':
      case 'failed':
        return state.step === 'awaitingWallet' ? afterAnswer(state.wallet, event) : undefined
    }
  },
}

type Answer = Extract<ConnectEvent, { readonly type: 'opened' | 'failed' }>

function afterAnswer(wallet: WalletCard, answer: Answer): ConnectMove {
  return answer.type === 'opened' ? opened(wallet, answer) : failed(wallet, answer.error)
}

function retried(state: ConnectStep): ConnectMove | undefined {
  const canRetry = state.step === 'failed' || state.step === 'awaitingWallet'
  return canRetry ? requestSession(state.wallet) : undefined
}

function isAwaiting(state: ConnectStep, { id, namespace }: WalletCard): boolean {
  return (
    state.step === 'awaitingWallet' &&
    state.wallet.id === id &&
    state.wallet.namespace === namespace
  )
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
  return move(
    { step: 'failed', wallet, error: plainError(error) },
    { type: 'announceFailure', wallet, error },
  )
}
