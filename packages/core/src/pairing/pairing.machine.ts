import {
  type AccountId,
  type LatchkeyError,
  type PairedSession,
  plainError,
} from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { PairingAddress } from './pairing-address.ts'

/**
 *     idle ── requested ──► preparing ── addressMade ──► waiting ◄── walletOpened ──► linking
 *                               ▲                           └────── expired ──┬──────────┘
 *                               └──────── while it may be renewed ────────────┤
 *                                                                             └──► expired
 *
 * `paired` leads to `connected` from everywhere: a wallet may answer an address after a fresh one
 * took its place. From `failed` and `expired` `requested` starts again; `cancelled` leads back to
 * idle from anywhere, and everything that runs is aborted.
 */
export type PairingEvent =
  | { readonly type: 'requested' }
  /** The website provides its own address. */
  | { readonly type: 'addressProvided'; readonly address: PairingAddress }
  | { readonly type: 'addressMade'; readonly address: PairingAddress }
  /** The visitor was sent to the wallet. */
  | { readonly type: 'walletOpened' }
  /** The time of the address is over. */
  | { readonly type: 'expired'; readonly mayRenew: boolean }
  | {
      readonly type: 'paired'
      readonly session: PairedSession
      readonly wallet: WalletCard
      readonly account: AccountId
    }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'cancelled' }

/** The effects of pairing. */
export type PairingEffect =
  | { readonly type: 'requestAddress' }
  | { readonly type: 'watchExpiry'; readonly address: PairingAddress; readonly isProvided: boolean }
  | { readonly type: 'openSession'; readonly session: PairedSession; readonly wallet: WalletCard }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

type PairingMove = Move<PairingStep, PairingEffect>

/** Pairing with one wallet. */
export const pairingMachine: Machine<PairingStep, PairingEvent, PairingEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'requested':
        return move({ step: 'preparing' }, { type: 'requestAddress' })
      case 'addressProvided':
        return afterProvided(event.address)
      case 'cancelled':
        return state.step === 'idle' ? undefined : move({ step: 'idle' })
      case 'paired':
      case 'failed':
        return isSettled(state) ? undefined : afterAnswer(event)
      default:
        return whilePairing(state, event)
    }
  },
}

type Answer = Extract<PairingEvent, { readonly type: 'paired' | 'failed' }>
type Progress = Extract<PairingEvent, { readonly type: 'addressMade' | 'walletOpened' | 'expired' }>

function whilePairing(state: PairingStep, event: Progress): PairingMove | undefined {
  switch (event.type) {
    case 'addressMade':
      return state.step === 'preparing' ? afterMade(event.address) : undefined
    case 'walletOpened':
      return state.step === 'waiting' ? stay({ ...state, step: 'linking' }) : undefined
    case 'expired':
      return isShowingAddress(state) ? afterExpiry(event.mayRenew) : undefined
  }
}

function isShowingAddress({ step }: PairingStep): boolean {
  return step === 'waiting' || step === 'linking'
}

function isSettled({ step }: PairingStep): boolean {
  return step === 'idle' || step === 'connected' || step === 'failed'
}

function afterProvided(address: PairingAddress): PairingMove {
  return move({ step: 'waiting', ...address }, { type: 'watchExpiry', address, isProvided: true })
}

function afterMade(address: PairingAddress): PairingMove {
  return stay({ step: 'waiting', ...address }, { type: 'watchExpiry', address, isProvided: false })
}

/** The addresses before are still answered: a wallet may have scanned one a moment ago. */
function afterExpiry(mayRenew: boolean): PairingMove {
  return mayRenew
    ? stay({ step: 'preparing' }, { type: 'requestAddress' })
    : stay({ step: 'expired' })
}

function afterAnswer(event: Answer): PairingMove {
  if (event.type === 'failed') {
    const { error } = event
    return move({ step: 'failed', error: plainError(error) }, { type: 'announceFailure', error })
  }
  const { session, wallet, account } = event
  return move({ step: 'connected', wallet, account }, { type: 'openSession', session, wallet })
}
