import {
  LatchkeyError,
  plainError,
  type TrackedEvents,
  toLatchkeyError,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import type { AuthState, FarcasterStep } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import { enterStep } from './embedded-wallet.state.ts'
import {
  type FarcasterEffect,
  type FarcasterEvent,
  farcasterMachine,
} from './farcaster-login.machine.ts'
import type { FramePort } from './frame-port.ts'
import type { LoginSession } from './login-session.ts'
import { withTimeLimit } from './time-limits.ts'

/** A login by Farcaster. */
export interface FarcasterLogin {
  start(): void
  /** Aborts the login. */
  cancel(): void
  state(): FarcasterStep
}

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ui: Pick<Ui, 'modal' | 'notices' | 'track'>
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'load'>
  readonly session: Pick<LoginSession, 'logIn' | 'requireNetwork'>
}

/** Capacity in bytes of a QR code with a picture in its middle (correction Q). Source: ISO/IEC 18004. */
const MAX_CODE_LENGTH = 1_663

type Context = EffectContext<FarcasterEvent>

/** Creates the Farcaster login of one core. */
export function createFarcasterLogin(deps: Deps): FarcasterLogin {
  const { auth, session } = deps
  const flow = runMachine<FarcasterStep, FarcasterEvent, FarcasterEffect>({
    machine: farcasterMachine,
    async perform(effect, context) {
      switch (effect.type) {
        case 'requestUrl':
          return requestUrl(deps, context)
        case 'awaitApproval':
          return awaitApproval(deps, context)
        case 'openSession':
          await session.logIn('farcaster', context.signal)
          track(deps, 'SOCIAL_LOGIN_SUCCESS')
          return { type: 'sessionOpened' }
        case 'reportCancelled':
          track(deps, 'SOCIAL_LOGIN_CANCELED')
          return undefined
        case 'reportFailure':
          track(deps, 'SOCIAL_LOGIN_ERROR')
          reportFailure(deps, effect.error)
          return undefined
      }
    },
    onState(step) {
      enterStep(auth, 'farcaster', step)
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  return {
    start: () => flow.send({ type: 'started' }),
    cancel: () => flow.send({ type: 'cancelled' }),
    state: flow.state,
  }
}

async function requestUrl(deps: Deps, { signal }: Context): Promise<FarcasterEvent> {
  deps.session.requireNetwork()
  const { farcaster } = await deps.frame.load()
  track(deps, 'SOCIAL_LOGIN_STARTED')
  const url = await withTimeLimit(deps.timers, signal, farcaster.uri)
  if (isDrawn(deps) && url.length > MAX_CODE_LENGTH) {
    throw new LatchkeyError('social.code-too-long', {})
  }
  return { type: 'urlReceived', url }
}

/** Phones open the link; a website that shows the login itself decides what it does with it. */
function isDrawn({ state, auth }: Deps): boolean {
  return !state.device.isMobile && !auth.isHeadless
}

/** Without a time limit: the visitor approves in another app. */
async function awaitApproval(deps: Deps, { signal }: Context): Promise<FarcasterEvent> {
  const { farcaster } = await deps.frame.load()
  await farcaster.connect(signal)
  track(deps, 'SOCIAL_LOGIN_REQUEST_USER_DATA')
  return { type: 'approved' }
}

/** Its view shows the failure itself. */
function reportFailure({ auth, ui }: Deps, error: LatchkeyError): void {
  const isShown = ui.modal.route().view === 'ConnectingFarcaster'
  if (!auth.isHeadless && !isShown) ui.notices.fail(plainError(error))
}

function track({ ui }: Deps, event: FarcasterEventName): void {
  ui.track({ event, properties: { provider: 'farcaster' } })
}

type FarcasterEventName = Extract<keyof TrackedEvents, `SOCIAL_LOGIN_${string}`>
