import {
  type AuthPort,
  type AuthUser,
  type Clock,
  isLatchkeyError,
  LatchkeyError,
  type PopUp,
  type RedirectProvider,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { SocialStep } from '../store/root-state.ts'
import { type EffectContext, type Flow, runMachine } from '../store/run-machine.ts'
import { type SocialEffect, type SocialEvent, socialLoginMachine } from './social-login.machine.ts'

interface Deps {
  readonly clock: Pick<Clock, 'after'>
  /** How long the frame may take to say where the window goes, in milliseconds. */
  readonly redirectMs: number
  /** How often it is looked whether the window is still there, in milliseconds. */
  readonly lookMs: number
  onState(step: SocialStep): void
  port(): Promise<Pick<AuthPort, 'social' | 'origin'>>
  /** Makes the person's account of them. */
  arrive(user: AuthUser, provider: RedirectProvider, signal: AbortSignal): Promise<void>
  failed(error: PlainFailure): void
  /** The visitor closed the window before anything came of it. */
  cancelled(): void
  track(event: string, properties: Readonly<Record<string, unknown>>): void
}

type PlainFailure = Extract<SocialStep, { readonly step: 'failed' }>['error']
type Context = EffectContext<SocialEvent>

/** Logging in by the window of a social account. */
export interface SocialLogin extends Pick<Flow<SocialStep, SocialEvent>, 'send' | 'state'> {
  /** @param popUp - The window; undefined where the browser opened none. */
  begin(provider: RedirectProvider, popUp: PopUp | undefined): void
}

/** Drives social logins, one at a time. The window was opened in the visitor's own task. */
export function createSocialLogin(deps: Deps): SocialLogin {
  let popUp: PopUp | undefined
  const flow: Flow<SocialStep, SocialEvent> = runMachine<SocialStep, SocialEvent, SocialEffect>({
    machine: socialLoginMachine,
    perform(effect, context) {
      switch (effect.type) {
        case 'send':
          return send(deps, { provider: effect.provider, popUp }, context)
        case 'connect':
          popUp?.close()
          return connect(deps, effect, context)
        case 'end':
          popUp?.close()
          popUp = undefined
          return end(deps, effect.why, flow.state())
      }
    },
    onState: deps.onState,
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  return {
    state: flow.state,
    send: flow.send,
    begin(provider, opened) {
      // One that is still open belongs to an attempt that nobody waits for.
      popUp?.close()
      popUp = opened
      deps.track('SOCIAL_LOGIN_STARTED', { provider })
      flow.send({ type: 'begun', provider })
    },
  }
}

function end(deps: Deps, why: 'failed' | 'closed' | 'left', state: SocialStep): undefined {
  if (why === 'closed') deps.cancelled()
  else if (why === 'failed' && state.step === 'failed') {
    deps.track('SOCIAL_LOGIN_ERROR', { provider: state.provider })
    deps.failed(state.error)
  }
  return undefined
}

/** Leads the window to the provider, and listens to it from the first moment on. */
async function send(
  deps: Deps,
  { provider, popUp }: { readonly provider: RedirectProvider; readonly popUp: PopUp | undefined },
  context: Context,
): Promise<SocialEvent> {
  if (popUp === undefined) throw new LatchkeyError('social.popup-blocked', {})
  const { signal } = context
  watch(deps, popUp, context)
  const uri = await within(deps, askWhere(deps, provider, signal), signal)
  const port = await deps.port()
  if (signal.aborted) return { type: 'sent' }
  hear(deps, { popUp, origin: port.origin, provider }, context)
  if (!popUp.go(uri)) throw new LatchkeyError('social.no-address', {})
  return { type: 'sent' }
}

async function askWhere(
  deps: Deps,
  provider: RedirectProvider,
  signal: AbortSignal,
): Promise<string> {
  const { social } = await deps.port()
  try {
    return await social.redirectUri(provider, signal)
  } catch (thrown) {
    if (!isLatchkeyError(thrown, 'frame.refused')) throw thrown
    throw new LatchkeyError('social.no-address', {}, { cause: thrown })
  }
}

interface Heard {
  readonly popUp: PopUp
  readonly origin: string
  readonly provider: RedirectProvider
}

function hear(deps: Deps, { popUp, origin, provider }: Heard, { signal, send }: Context): void {
  const unhear = popUp.hear(origin, (message) => {
    const resultUri = readResult(message)
    if (resultUri === undefined) return
    unhear()
    deps.track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
    send({ type: 'brought', resultUri })
  })
  signal.addEventListener('abort', unhear, { once: true })
}

/** What the window says when the visitor logged in. Anything else is no word of ours. */
function readResult(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('resultUri' in message)) return undefined
  return typeof message.resultUri === 'string' ? message.resultUri : undefined
}

/** Looks whether the visitor closed the window. */
function watch({ clock, lookMs }: Deps, popUp: PopUp, { signal, send }: Context): void {
  let stop: Undo = () => {}
  const look = (): void => {
    if (popUp.isClosed()) send({ type: 'closed' })
    else stop = clock.after(lookMs, look)
  }
  stop = clock.after(lookMs, look)
  signal.addEventListener('abort', () => stop(), { once: true })
}

async function within(deps: Deps, uri: Promise<string>, signal: AbortSignal): Promise<string> {
  let stop: Undo = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    stop = deps.clock.after(deps.redirectMs, () => reject(new LatchkeyError('social.timeout', {})))
    signal.addEventListener('abort', () => stop(), { once: true })
  })
  try {
    return await Promise.race([uri, late])
  } finally {
    stop()
  }
}

async function connect(
  deps: Deps,
  { provider, resultUri }: Extract<SocialEffect, { readonly type: 'connect' }>,
  { signal }: Context,
): Promise<SocialEvent> {
  const { social } = await deps.port()
  const user = await social.connect(resultUri, signal)
  await deps.arrive(user, provider, signal)
  deps.track('SOCIAL_LOGIN_SUCCESS', { provider })
  return { type: 'arrived' }
}
