import type { AuthChange } from './auth-change.ts'
import type { AuthUser, EmbeddedAccountType } from './auth-user.ts'
import type { NetworkId } from './caip.ts'
import type { Clock } from './clock.ts'
import type { Logger } from './logger.ts'
import type { ObserveRequest } from './observed-request.ts'
import type { Random } from './random.ts'
import type { RpcChannel } from './rpc-channel.ts'
import type { Storage } from './storage.ts'
import type { Undo } from './undo.ts'

/** Social providers that log in by a pop-up. Source: docs/frame-protocol.md, section 2. */
export type RedirectProvider = 'google' | 'github' | 'apple' | 'facebook' | 'x' | 'discord'

/** The next proof that a visitor has to give, after an e-mail address was entered. */
export type EmailProof = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** The code that an e-mail change needs next: that of the old address, or of the new one. */
export type EmailChangeProof = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The page's theme, for the approval screen. Source: docs/frame-protocol.md, section 2. */
export interface AuthTheme {
  readonly themeMode?: 'light' | 'dark' | undefined
  readonly themeVariables?: Readonly<Record<string, string | number>> | undefined
  readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
}

/** How the website describes itself to the frame. The frame shows the origin instead. */
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

/** The parts of the page and the core that the embedded wallet uses. */
export interface AuthHost {
  readonly clock: Clock
  readonly random: Random
  readonly logger: Logger
  readonly storage: Storage
  /** Origin of the secure site, https or loopback; its frame is at `/sdk`. */
  readonly secureSite: string
  readonly projectId: string
  /** If true, the frame writes its own log, which stays in the frame. */
  readonly hasLogger: boolean
  /** Network that is active when the frame is made. */
  networkId(): NetworkId
  /**
   * The element in the modal's dialog that contains the frame; it never moves. The views show, hide
   * and place it; the frame fills it. Resolves once the modal is in the page.
   */
  slot(signal: AbortSignal): Promise<HTMLElement>
  /** To call with each call of the frame; missing where they are not observed. */
  readonly observe?: ObserveRequest | undefined
}

/**
 * E-mail, social and Farcaster logins, and the embedded wallet behind them. Nothing is loaded, made or
 * sent before the first call that needs it. Every promise rejects with a LatchkeyError: `aborted`,
 * `frame.load-failed`, `frame.timeout`, `frame.failed`, `frame.unset`, `frame.element-taken`, or
 * `frame.refused`, which has the frame's message.
 */
export interface AuthPort {
  /** Origin of the secure site, and of its pop-ups. */
  readonly origin: string
  /** The page where the user manages the wallet; absent where there is none. */
  readonly dashboardUrl?: string | undefined
  /** Creates the frame, if there is none yet, so that it is ready sooner. Never throws. */
  warmUp(): void

  /** False without a request where no login is stored. Removes the stored login when it is false. */
  isConnected(signal: AbortSignal): Promise<boolean>
  /** Requests the user. @param request - The network and account type to select. */
  connect(
    request: {
      readonly networkId?: NetworkId | undefined
      readonly accountType?: EmbeddedAccountType | undefined
    },
    signal: AbortSignal,
  ): Promise<AuthUser>
  /** Ends the login. What is stored of it is removed even if the frame does not reply. */
  signOut(signal: AbortSignal): Promise<void>

  readonly email: {
    /** The address of the stored login. */
    storedAddress(): string | undefined
    /** Whole seconds until another e-mail may be requested; 0 to 30. */
    secondsToNext(): number
    /** @throws LatchkeyError also `email.cooldown`. */
    begin(email: string, signal: AbortSignal): Promise<EmailProof>
    /** Resolves when the visitor opened the link in the e-mail. */
    awaitDevice(signal: AbortSignal): Promise<void>
    enterCode(code: string, signal: AbortSignal): Promise<void>
    /** @throws LatchkeyError also `email.cooldown`. */
    change(email: string, signal: AbortSignal): Promise<EmailChangeProof>
    enterPrimaryCode(code: string, signal: AbortSignal): Promise<void>
    enterSecondaryCode(code: string, signal: AbortSignal): Promise<{ readonly email: string }>
  }
  readonly social: {
    /** Name of the account used for the last login. */
    userName(): string | undefined
    /** The provider's address for the pop-up; https, or loopback. */
    redirectUri(provider: RedirectProvider, signal: AbortSignal): Promise<string>
    /** @param resultUri - The result that the pop-up posted; refused unless it is of the secure site. */
    connect(resultUri: string, signal: AbortSignal): Promise<AuthUser>
  }
  readonly farcaster: {
    /** The address for the QR code, or for the link on a phone. */
    uri(signal: AbortSignal): Promise<string>
    /** Resolves when the visitor approved in Farcaster. */
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
   * Sends requests to the wallet, which is switched to the network of each request first. Unsafe
   * requests emit `approvalNeeded`, unknown ones are refused.
   */
  readonly channel: RpcChannel
  /** Rejects every request that waits for the visitor. */
  rejectRequests(): void
  /** Reloads the frame; pending calls are rejected. */
  reload(signal: AbortSignal): Promise<void>
  watch(listener: (change: AuthChange) => void): Undo
  /** Rejects pending calls and removes the frame; the login stays. */
  stop(): void
}

/** The source of logins that a website provides as `auth`. */
export interface AuthSource {
  /**
   * Is true if logins work only with a project id; by default they do. Without one they are not
   * offered then.
   */
  readonly needsProject?: boolean | undefined
  /**
   * The networks on which the secure site has accounts, on `eip155` and `solana`. A login asks for no
   * other. Default: those of `secure.walletconnect.org`.
   */
  readonly networkIds?: readonly NetworkId[] | undefined
  /** Returns true if a login is stored. Reads one key, loads nothing. */
  hasStoredLogin(storage: Storage): boolean
  /**
   * Loads the embedded wallet. Modals with the same source share one frame: it is in the first modal
   * that loaded it, and is removed when the last one has stopped.
   *
   * @throws LatchkeyError `http.network`.
   */
  load(host: AuthHost): Promise<AuthPort>
}
