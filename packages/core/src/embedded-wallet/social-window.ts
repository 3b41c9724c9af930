import type { PopUp, RedirectProvider, Undo } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import type { EffectContext } from '../store/run-machine.ts'
import type { SocialEvent } from './social-login.machine.ts'
import { WINDOW_CHECK_MS } from './time-limits.ts'

/** The context of an effect of a social login. */
export type SocialContext = EffectContext<SocialEvent>

/** The window of a provider, and where its result comes from. */
export interface ResultSource {
  readonly popUp: PopUp
  readonly origin: string
  readonly provider: RedirectProvider
}

/** Waits for the result of a login. Messages of other origins and of another form are ignored. The first result counts. */
export function listenForResult(
  ui: Pick<Ui, 'track'>,
  { popUp, origin, provider }: ResultSource,
  { signal, send }: SocialContext,
): void {
  const stopListening = popUp.onMessage(origin, (message) => {
    const resultUri = readResult(message)
    if (resultUri === undefined) return
    stopListening()
    ui.track({ event: 'SOCIAL_LOGIN_REQUEST_USER_DATA', properties: { provider } })
    send({ type: 'resultReceived', resultUri })
  })
  signal.addEventListener('abort', stopListening, { once: true })
}

function readResult(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('resultUri' in message)) return undefined
  return typeof message.resultUri === 'string' ? message.resultUri : undefined
}

/** Ends a login whose window the visitor closes. */
export function watchForClose(
  { timers }: { readonly timers: Pick<Timers, 'after'> },
  popUp: PopUp,
  { signal, send }: SocialContext,
): void {
  let cancel: Undo = () => {}
  const check = (): void => {
    if (popUp.isClosed()) send({ type: 'windowClosed' })
    else cancel = timers.after(WINDOW_CHECK_MS, check)
  }
  cancel = timers.after(WINDOW_CHECK_MS, check)
  signal.addEventListener('abort', () => cancel(), { once: true })
}
