import { type LatchkeyError, plainError, type RedirectProvider } from '../contract/index.ts'
import { type Machine, type Move, move, stay } from '../store/machine.ts'
import type { SocialStep } from '../store/state/auth.ts'

/**
 * The steps of a login in the window of a social provider.
 *
 *     idle ── started ──► openingWindow ── redirected ──► awaitingResult ── resultReceived ──► connecting ──► connected
 *                              └── failed ─────────────────────┴── failed ───────────────────────┴──► failed
 *
 * A login that left the page continues with `returned` on the next page. `windowClosed` leads back
 * to idle before there is a result, `cancelled` does from anywhere.
 */
export type SocialEvent =
  | { readonly type: 'started'; readonly provider: RedirectProvider }
  /** The window is at the provider's page. */
  | { readonly type: 'redirected' }
  | { readonly type: 'resultReceived'; readonly resultUri: string }
  /** The provider led back to the page with a result. */
  | {
      readonly type: 'returned'
      readonly provider: RedirectProvider
      readonly resultUri: string
    }
  | { readonly type: 'windowClosed' }
  | { readonly type: 'sessionOpened' }
  | { readonly type: 'failed'; readonly error: LatchkeyError }
  | { readonly type: 'cancelled' }

/** The effects of a social login. */
export type SocialEffect =
  | { readonly type: 'redirect'; readonly provider: RedirectProvider }
  | {
      readonly type: 'connect'
      readonly provider: RedirectProvider
      readonly resultUri: string
    }
  | {
      readonly type: 'end'
      readonly provider: StartedStep['provider']
      readonly reason: 'failed' | 'windowClosed' | 'cancelled'
    }

/** The machine of a login in the window of a social provider. */
export const socialLoginMachine: Machine<SocialStep, SocialEvent, SocialEffect> = {
  initial: { step: 'idle' },
  transition(state, event) {
    if (event.type === 'started') {
      const { provider } = event
      return move({ step: 'openingWindow', provider }, { type: 'redirect', provider })
    }
    if (event.type === 'returned') {
      const { provider, resultUri } = event
      return move({ step: 'connecting', provider }, { type: 'connect', provider, resultUri })
    }
    return state.step === 'idle' ? undefined : proceed(state, event)
  },
}

type SocialMove = Move<SocialStep, SocialEffect>
type StartedStep = Exclude<SocialStep, { readonly step: 'idle' }>

function proceed(
  state: StartedStep,
  event: Exclude<SocialEvent, { readonly type: 'started' | 'returned' }>,
): SocialMove | undefined {
  const { step, provider } = state
  switch (event.type) {
    case 'cancelled':
      return move({ step: 'idle' }, { type: 'end', provider, reason: 'cancelled' })
    case 'redirected':
      return step === 'openingWindow' ? awaitResult(state) : undefined
    case 'resultReceived':
      return connect(state, event.resultUri)
    case 'windowClosed':
      return isWindowOpen(state)
        ? move({ step: 'idle' }, { type: 'end', provider, reason: 'windowClosed' })
        : undefined
    case 'sessionOpened':
      return step === 'connecting' ? move({ step: 'connected', provider }) : undefined
    case 'failed':
      return isFinished(state) ? undefined : fail(state, event.error)
  }
}

function isWindowOpen({ step }: SocialStep): boolean {
  return step === 'openingWindow' || step === 'awaitingResult'
}

function isFinished({ step }: SocialStep): boolean {
  return step === 'connected' || step === 'failed'
}

/** The work continues: the window is still watched. */
function awaitResult({ provider }: StartedStep): SocialMove {
  return stay({ step: 'awaitingResult', provider })
}

function connect(state: StartedStep, resultUri: string): SocialMove | undefined {
  const { provider } = state
  if (!isWindowOpen(state) || provider === 'farcaster') return undefined
  return move({ step: 'connecting', provider }, { type: 'connect', provider, resultUri })
}

function fail({ provider }: StartedStep, error: LatchkeyError): SocialMove {
  return move(
    { step: 'failed', provider, error: plainError(error) },
    { type: 'end', provider, reason: 'failed' },
  )
}
