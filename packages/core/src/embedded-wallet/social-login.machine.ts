import { type LatchkeyError, plainError, type RedirectProvider } from '../contract/index.ts'
import { type Machine, type Move, move } from '../store/machine.ts'
import type { SocialStep } from '../store/root-state.ts'

/**
 *     idle ── begun ──► openingWindow ── sent ──► awaitingResult ── brought ──► connecting ──► connected
 *                            └─── failed ─────────────┴─── failed ────────────────┴──► failed
 *
 * A window that the visitor closes before it brought anything leads back to idle, and so does `left`.
 * Strangers' messages never get this far. Source: security rule S13.
 */
export type SocialEvent =
  | { readonly type: 'begun'; readonly provider: RedirectProvider }
  /** The window is at the provider's. */
  | { readonly type: 'sent' }
  | { readonly type: 'brought'; readonly resultUri: string }
  | { readonly type: 'closed' }
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'left' }

/** What a social login has to do. */
export type SocialEffect =
  | { readonly type: 'send'; readonly provider: RedirectProvider }
  | {
      readonly type: 'connect'
      readonly provider: RedirectProvider
      readonly resultUri: string
    }
  | { readonly type: 'end'; readonly why: 'failed' | 'closed' | 'left' }

type SocialMove = Move<SocialStep, SocialEffect>

/** Logging in by the window of a social account. */
export const socialLoginMachine: Machine<SocialStep, SocialEvent, SocialEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'begun') {
      const { provider } = event
      return move({ step: 'openingWindow', provider }, { type: 'send', provider })
    }
    return state.step === 'idle' ? undefined : onTheWay(state, event)
  },
}

type Begun = Exclude<SocialStep, { readonly step: 'idle' }>

function onTheWay(
  state: Begun,
  event: Exclude<SocialEvent, { readonly type: 'begun' }>,
): SocialMove | undefined {
  const { step, provider } = state
  switch (event.type) {
    case 'left':
      return move({ step: 'idle' }, { type: 'end', why: 'left' })
    case 'sent':
      return step === 'openingWindow' ? sent(state) : undefined
    case 'brought':
      return brought(state, event.resultUri)
    case 'closed':
      return isAtWindow(state) ? move({ step: 'idle' }, { type: 'end', why: 'closed' }) : undefined
    case 'arrived':
      return step === 'connecting' ? move({ step: 'connected', provider }) : undefined
    case 'failed':
      return isOver(state) ? undefined : failed(state, event.error)
  }
}

function isAtWindow({ step }: SocialStep): boolean {
  return step === 'openingWindow' || step === 'awaitingResult'
}

function isOver({ step }: SocialStep): boolean {
  return step === 'connected' || step === 'failed'
}

/** The window goes on being watched. */
function sent({ provider }: Begun): SocialMove {
  return { state: { step: 'awaitingResult', provider }, effects: [], isSameWork: true }
}

function brought(state: Begun, resultUri: string): SocialMove | undefined {
  const { provider } = state
  if (!isAtWindow(state) || provider === 'farcaster') return undefined
  return move({ step: 'connecting', provider }, { type: 'connect', provider, resultUri })
}

function failed({ provider }: Begun, error: LatchkeyError): SocialMove {
  return move(
    { step: 'failed', provider, error: plainError(error) },
    { type: 'end', why: 'failed' },
  )
}
