import type { Undo } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { AuthState } from '../store/state/auth.ts'
import { updateResendSeconds } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'

/** The countdown after an e-mail was sent, for the "Resend" button. */
export interface EmailCooldown {
  /** Counts `state.auth.resendSeconds` down. Called after each attempt to send an e-mail. */
  start(): void
  stop(): void
}

interface Deps {
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'current'>
}

const SECOND_MS = 1_000

/**
 * Creates the countdown of one core. The cool-down itself (30 s, and the refusal with `email.cooldown`)
 * is in `packages/frame/src/host/stored-cooldown.ts`: it is shared by all tabs.
 */
export function createEmailCooldown({ timers, auth, frame }: Deps): EmailCooldown {
  let cancel: Undo = () => {}

  function tick(): void {
    const seconds = frame.current()?.email.secondsToNext() ?? 0
    updateResendSeconds(auth, seconds)
    if (seconds > 0) cancel = timers.after(SECOND_MS, tick)
  }

  return {
    start() {
      cancel()
      tick()
    },
    stop: () => cancel(),
  }
}
