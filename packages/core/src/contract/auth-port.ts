import type { AuthChange } from './auth-change.ts'
import type { AuthUser, EmbeddedAccountType } from './auth-user.ts'
import type { NetworkId } from './caip.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import type { Random } from './random.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { Storage } from './storage.ts'
import type { Undo } from './undo.ts'

/** Socials that log in by a pop-up. Source: facts, frame protocol, section 2. */
export type RedirectProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** What a visitor has to prove next, after an e-mail address was given. */
export type EmailProof = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Which code an e-mail change asks for next: that of the old address, or of the new one. */
export type EmailChangeProof = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** How the page looks, for the approval screen. Source: facts, frame protocol, section 2. */
export interface AuthTheme {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
}

/** How the website describes itself to the frame. What is shown there is the origin, not this. */
export interface AuthApp {
  readonly metadata?:
    | {
        readonly name: string
        readonly description: string
        readonly url: string
        readonly icons: readonly string[]
      }
    | undefined
  readonly sdkVersion?: string | undefined
  readonly sdkType?: 'appkit' | 'w3m' | undefined
  readonly projectId: string
}

/** What the embedded wallet needs of the page and the core it serves. */
export interface AuthHost {
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  readonly storage: Storage
  /** Origin of the secure site, https or loopback; its frame is at `/sdk`. */
  readonly secureSite: string
  readonly projectId: string
  /** Network that is active when the frame is made. */
  networkId(): NetworkId
  /**
   * The place in the modal's dialog where the frame lives for good. Whoever owns it shows, hides and
   * places it; the frame fills it. Resolves once the modal is in the page.
   */
  slot(signal: AbortSignal): Promise<HTMLElement>
}

/**
 * E-mail, social and Farcaster logins, and the embedded wallet behind them. Nothing is loaded, made or
 * sent before it is first asked for something. Every promise rejects with a LatchkeyError: `aborted`,
 * `frame.load-failed`, `frame.timeout`, `frame.failed`, `frame.unset`, `frame.element-taken`, or
 * `frame.refused`, which has the frame's own words.
 */
export interface AuthPort {
  /** Origin of the secure site: where pop-ups come from. */
  readonly origin: string
  /** Where a person looks after their wallet, outside of any website; absent where there is no such page. */
  readonly dashboardUrl?: string | undefined
  /** Makes the frame, if there is none yet, so that it is ready sooner. Never throws. */
  warmUp(): void

  /** False without asking anybody where no login is remembered; forgets the login when it is false. */
  isConnected(signal: AbortSignal): Promise<boolean>
  /** Takes the logged-in user. @param wish - Network and account type to be on. */
  connect(
    wish: {
      readonly networkId?: NetworkId | undefined
      readonly accountType?: EmbeddedAccountType | undefined
    },
    signal: AbortSignal,
  ): Promise<AuthUser>
  /** Ends the login; what was kept of it is removed also where the frame does not answer. */
  signOut(signal: AbortSignal): Promise<void>

  readonly email: {
    /** The address of the login that is remembered. */
    remembered(): string | undefined
    /** Whole seconds until another e-mail may be asked for; 0 to 30. */
    secondsToNext(): number
    /** @throws LatchkeyError also `email.cooldown`. */
    begin(email: string, signal: AbortSignal): Promise<EmailProof>
    /** Ends when the visitor opened the link that was mailed. */
    awaitDevice(signal: AbortSignal): Promise<void>
    enterCode(code: string, signal: AbortSignal): Promise<void>
    /** @throws LatchkeyError also `email.cooldown`. */
    change(email: string, signal: AbortSignal): Promise<EmailChangeProof>
    enterPrimaryCode(code: string, signal: AbortSignal): Promise<void>
    enterSecondaryCode(code: string, signal: AbortSignal): Promise<{ readonly email: string }>
  }
  readonly social: {
    /** Name of the account that logged in last. */
    userName(): string | undefined
    /** Where the pop-up is sent to; https, or loopback. */
    redirectUri(provider: RedirectProvider, signal: AbortSignal): Promise<string>
    /** @param resultUri - What the pop-up brought; refused unless it is of the secure site. */
    connect(resultUri: string, signal: AbortSignal): Promise<AuthUser>
  }
  readonly farcaster: {
    /** What is drawn as a code, or opened on a phone. */
    uri(signal: AbortSignal): Promise<string>
    /** Ends when the visitor approved in Farcaster. */
    connect(signal: AbortSignal): Promise<{ readonly userName: string }>
  }

  switchNetwork(networkId: NetworkId, signal: AbortSignal): Promise<NetworkId>
  smartAccountNetworks(signal: AbortSignal): Promise<readonly NetworkId<'eip155'>[]>
  setAccountType(
    type: EmbeddedAccountType,
    signal: AbortSignal,
  ): Promise<{ readonly type: EmbeddedAccountType; readonly address: string }>
  syncTheme(theme: AuthTheme, signal: AbortSignal): Promise<void>
  syncApp(app: AuthApp, signal: AbortSignal): Promise<void>

  /**
   * The wallet itself, which is moved to the network of each request before it is asked. Unsafe requests
   * tell `approvalNeeded`, unknown ones are refused.
   */
  readonly channel: RpcChannel
  /** Gives up every request that waits for the visitor. */
  rejectRequests(): void
  /** Loads the frame anew; whatever waits is given up. */
  reload(signal: AbortSignal): Promise<void>
  watch(listener: (change: AuthChange) => void): Undo
  /** Ends everything that waits and removes the frame; the login stays. */
  stop(): void
}

/** What a website hands over as `auth`. */
export interface AuthSource {
  /** Whether a login is remembered in that storage. Reads one key, loads nothing. */
  isRemembered(storage: Storage): boolean
  /**
   * What is wrong with the options that only logins heed, of all that a website gave: one sentence for
   * each wrong place. They are checked here so that pages without logins do not load it.
   */
  problems?(options: Readonly<Record<string, unknown>>): readonly string[]
  /**
   * Fetches the embedded wallet. Modals that were handed the same source share one: it lives in the
   * first modal that asked, and ends when the last one let go of it.
   *
   * @throws LatchkeyError `http.network`.
   */
  load(host: AuthHost): Promise<AuthPort>
}
