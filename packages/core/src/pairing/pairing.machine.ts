import {
  type AccountId,
  type LatchkeyError,
  type PairedSession,
  plainError,
} from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { PairingStep } from '../store/root-state.ts'
import type { PairingAddress } from './pairing-address.ts'

/**
 *     idle ── wanted ──► preparing ── made ──► waiting ◄── linked ──► linking
 *                            ▲                    └─── lapsed ───┬───────┘
 *                            └── while it may renew ─────────────┤
 *                                                                └──► expired
 *
 * A session leads to `connected` from everywhere: a wallet may take its time over an address that a
 * fresh one took the place of. `failed` and `expired` go on by `wanted`; `left` leads back to idle
 * from anywhere, and everything that runs is aborted.
 */
export type PairingEvent =
  | { readonly type: 'wanted' }
  /** The website has an address of its own. */
  | { readonly type: 'given'; readonly address: PairingAddress }
  | { readonly type: 'made'; readonly address: PairingAddress }
  /** The visitor was sent to the wallet. */
  | { readonly type: 'linked' }
  /** The time of the address is over. */
  | { readonly type: 'lapsed'; readonly mayRenew: boolean }
  | {
      readonly type: 'paired'
      readonly session: PairedSession
      readonly wallet: WalletCard
      readonly account: AccountId
    }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** What pairing has to do. */
export type PairingEffect =
  | { readonly type: 'prepare' }
  | { readonly type: 'watchExpiry'; readonly address: PairingAddress; readonly isGiven: boolean }
  | { readonly type: 'adopt'; readonly session: PairedSession; readonly wallet: WalletCard }
  | { readonly type: 'announceFailure'; readonly error: LatchkeyError }

type PairingMove = Move<PairingStep, PairingEffect>

/** Pairing with one wallet. */
export const pairingMachine: Machine<PairingStep, PairingEvent, PairingEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    switch (event.type) {
      case 'wanted':
        return move({ step: 'preparing' }, { type: 'prepare' })
      case 'given':
        return given(event.address)
      case 'left':
        return state.step === 'idle' ? undefined : move({ step: 'idle' })
      case 'paired':
      case 'failed':
        return isOver(state) ? undefined : ended(event)
      default:
        return onTheWay(state, event)
    }
  },
}

type Ending = Extract<PairingEvent, { readonly type: 'paired' | 'failed' }>
type OnTheWay = Extract<PairingEvent, { readonly type: 'made' | 'linked' | 'lapsed' }>

function onTheWay(state: PairingStep, event: OnTheWay): PairingMove | undefined {
  switch (event.type) {
    case 'made':
      return state.step === 'preparing' ? made(event.address) : undefined
    case 'linked':
      return state.step === 'waiting' ? stay({ ...state, step: 'linking' }) : undefined
    case 'lapsed':
      return isShowing(state) ? lapsed(event.mayRenew) : undefined
  }
}

function isShowing({ step }: PairingStep): boolean {
  return step === 'waiting' || step === 'linking'
}

function isOver({ step }: PairingStep): boolean {
  return step === 'idle' || step === 'connected' || step === 'failed'
}

function given(address: PairingAddress): PairingMove {
  return move({ step: 'waiting', ...address }, { type: 'watchExpiry', address, isGiven: true })
}

function made(address: PairingAddress): PairingMove {
  return stay({ step: 'waiting', ...address }, { type: 'watchExpiry', address, isGiven: false })
}

/** The addresses before go on being listened to: somebody may have scanned one a moment ago. */
function lapsed(mayRenew: boolean): PairingMove {
  return mayRenew ? stay({ step: 'preparing' }, { type: 'prepare' }) : stay({ step: 'expired' })
}

function ended(event: Ending): PairingMove {
  if (event.type === 'failed') {
    const { error } = event
    return move({ step: 'failed', error: plainError(error) }, { type: 'announceFailure', error })
  }
  const { session, wallet, account } = event
  return move({ step: 'connected', wallet, account }, { type: 'adopt', session, wallet })
}
