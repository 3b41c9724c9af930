import type { FarBase } from '../compose/base.ts'
import type { TakenUp } from '../connections/resume.ts'
import type { EndedBy } from '../connections/sessions.ts'
import type {
  AuthChange,
  AuthSource,
  EmbeddedAccountType,
  Namespace,
  NetworkId,
  PopUp,
} from '../contract/index.ts'
import type { SocialProvider } from '../options/options-state.ts'
import { letGo } from './abandoned-logins.ts'
import { createAccountKinds } from './allowed-account-types.ts'
import { createApprovals } from './approvals.ts'
import { createAuthSlice, freshAuth } from './auth.slice.ts'
import { checkOrigin } from './check-origin.ts'
import { createMailClock } from './email-cooldown.ts'
import { createAuthEars } from './frame-events.ts'
import { createAuthLine } from './frame-port.ts'
import { createGreeting } from './frame-sync.ts'
import { type Arriving, createArriving } from './login-session.ts'
import { createLogins, type Logins } from './logins.ts'
import { oneByOne } from './one-by-one.ts'
import type { AuthOthers } from './others.ts'
import { createReach } from './reaching.ts'
import { createReread } from './rereading.ts'
import { createAuthChannel } from './rpc-channel.ts'
import { createEnds } from './sign-out.ts'
import { createAuthMemory } from './stored-login.ts'

/** Logins and the embedded wallet, as they are once they were needed for the first time. */
export interface AuthPart {
  submitEmail(email: string): void
  resendEmail(): void
  enterCode(code: string): void
  changeEmail(newEmail: string): void
  enterChangeCode(code: string): void
  /** @param popUp - Its window; undefined for Farcaster, and where the browser opened none. */
  beginSocial(provider: SocialProvider, popUp: PopUp | undefined): void
  setAccountType(type: EmbeddedAccountType): void
  openDashboard(): void
  /** Takes up what an earlier login left. @returns undefined when there is none any more. */
  resume(namespace: Namespace, signal: AbortSignal): Promise<TakenUp | undefined>
  /** Takes whoever is logged in to a chain family where they have no account yet. */
  reach(to: NetworkId, signal: AbortSignal): Promise<void>
  /** Another tab changed something: follows it where it is the embedded wallet that moved. */
  reread(namespace: Namespace, signal: AbortSignal): Promise<void>
  /** Lets go of logins and approvals whose views were left. */
  heed(): void
  /** One of its sessions is over; it may have others. */
  ended(by: EndedBy): void
  signOut(): Promise<void>
  stop(): void
}

interface Deps extends AuthOthers {
  readonly base: FarBase
  readonly auth: AuthSource
  slot(signal: AbortSignal): Promise<HTMLElement>
}

/** Wires logins. Nothing of the frame is loaded, made or asked before one begins. */
export function createAuthPart(deps: Deps): AuthPart {
  const { base } = deps
  void checkOrigin(base)
  const kinds = createAccountKinds(base.accountKinds)
  base.store.state.auth ??= freshAuth(kinds.allowed('eip155'))
  const slice = createAuthSlice(base.store.state.auth)
  const line = createAuthLine({ ...deps, heard: (change: AuthChange) => ears.heard(change) })
  const memory = createAuthMemory(base, kinds)
  const greeting = createGreeting(base, line)
  const moved = (networkId: NetworkId): void => ears.moved(networkId)
  const channel = createAuthChannel({ ...deps, line, moved })
  const parts = { ...deps, slice, line, memory, channel, kinds, inTurn: oneByOne() }
  const arriving: Arriving = createArriving({ ...parts, greet: greeting.greet })
  const mails = createMailClock(base, slice, line)
  const logins = createLogins({ ...parts, arriving, mailed: mails.begin })
  const approvals = createApprovals({ ...parts, syncTheme: greeting.syncTheme })
  const ears = createAuthEars({ ...parts, arriving, approvals })
  const ends = createEnds(parts)
  return {
    ...commands(logins),
    openDashboard() {
      const { dashboardUrl } = slice.state
      if (dashboardUrl === undefined || !base.ports.windows.open(dashboardUrl)) return
      deps.track({ event: 'EMAIL_UPGRADE_FROM_MODAL' })
    },
    resume: arriving.resume,
    reach: createReach(parts),
    reread: createReread({ ...parts, arriving }),
    heed() {
      approvals.heed()
      greeting.heed()
      letGo(base, logins, greeting.startAnew)
    },
    ...ends,
    stop() {
      const { email, emailChange, social, farcaster, accountType } = logins
      for (const flow of [email, emailChange, social, farcaster, accountType]) {
        flow.send({ type: 'left' })
      }
      slice.farewell()
      mails.stop()
      line.stop()
    },
  }
}

function commands({ email, emailChange, social, farcaster, accountType }: Logins) {
  return {
    submitEmail: (typed: string) => email.send({ type: 'submitted', email: typed.trim() }),
    resendEmail() {
      // At most one of them waits for a code.
      email.send({ type: 'resent' })
      emailChange.send({ type: 'resent' })
    },
    enterCode: (code: string) => email.send({ type: 'entered', code }),
    changeEmail: (typed: string) => emailChange.send({ type: 'submitted', newEmail: typed.trim() }),
    enterChangeCode: (code: string) => emailChange.send({ type: 'entered', code }),
    beginSocial(provider: SocialProvider, popUp: PopUp | undefined) {
      // An e-mail that is on its way shall not come between.
      email.send({ type: 'left' })
      if (provider === 'farcaster') farcaster.send({ type: 'begun' })
      else social.begin(provider, popUp)
    },
    setAccountType: (to: EmbeddedAccountType) => accountType.send({ type: 'wanted', to }),
  }
}
