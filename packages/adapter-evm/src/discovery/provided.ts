import { cleanIcon, cleanName } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import { type Eip1193Provider, type Eip1193Request, isProvider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website provides, for example from a wallet's own library. */
export interface ProvidedWallet {
  /** The wallet's id, which must be the same after a reload. Default: its `rdns`, or its name. */
  readonly id?: string | undefined
  readonly name: string
  /**
   * The name under which the wallet's extension announces itself, such as `io.metamask`: the extension has no
   * row of its own then. Source: EIP-6963.
   */
  readonly rdns?: string | undefined
  /** `data:image/…` or https. */
  readonly icon?: string | undefined
  /**
   * Its provider, or what loads it: once, when the visitor chooses the wallet or its session is resumed. With
   * `isHost` it is loaded when wallets are first looked for, and never on a server.
   */
  readonly provider: Eip1193Provider | LoadProvider
  /**
   * The page runs inside this wallet, as in an app's frame: it is connected without a press, unless
   * another wallet was, or the visitor disconnected in this tab. It is never asked to prompt.
   */
  readonly isHost?: boolean | undefined
  /**
   * If true, a request to send is a proposal: it is sent once enough owners of the wallet have
   * confirmed it, in seconds or in days. The modal says so.
   */
  readonly hasOwners?: boolean | undefined
  /**
   * If true, the wallet's library shows a dialog of its own in the page, such as a QR code: the modal closes while the
   * wallet is asked to connect, and opens again if that fails.
   */
  readonly hasOwnDialog?: boolean | undefined
}

/** The tools that a lazily loaded provider works with. */
export interface ProviderTools {
  readonly clock: Clock
  /** Fires when the instance is destroyed: nothing may be listened to or waited for after that. */
  readonly signal: AbortSignal
  /** The provider of the first extension that announced itself under the wallet's `rdns`. */
  readonly announced?: Eip1193Provider | undefined
}

/** The provider of a wallet's own library, whatever types it has for its events. */
export interface LibraryProvider {
  request(args: Eip1193Request): Promise<unknown>
  on?(event: never, listener: never): unknown
  removeListener?(event: never, listener: never): unknown
  /** Ends the connection that the library stores, when the visitor disconnects. Default: `wallet_revokePermissions`. */
  disconnect?(): unknown
}

/**
 * Loads the provider of a wallet. undefined: the wallet is not there; one with `isHost` is not listed then, others
 * can't be connected.
 */
export type LoadProvider = (tools: ProviderTools) => Promise<LibraryProvider | undefined>

/** The wallet's id in the list. */
export function providedId({ id, rdns, name }: Omit<ProvidedWallet, 'provider'>): string {
  return id ?? rdns ?? name
}

/** The provider that is there from the start; undefined where it is loaded. */
export function readyProvider({ provider }: ProvidedWallet): Eip1193Provider | undefined {
  return isProvider(provider) ? provider : undefined
}

/** Finds the function that loads a wallet which is listed before that; undefined for all others. */
export function deferredLoad({ provider, isHost }: ProvidedWallet): LoadProvider | undefined {
  return isProvider(provider) || isHost ? undefined : provider
}

/** The row of the wallet in the list. */
export function toProvidedWallet(
  provided: Omit<ProvidedWallet, 'provider'>,
  provider: Eip1193Provider,
): FoundWallet {
  const { name, rdns, icon, isHost, hasOwners, hasOwnDialog } = provided
  return {
    provider,
    wallet: {
      id: providedId(provided),
      namespace: 'eip155',
      kind: 'provided',
      name: cleanName(name),
      icon: readIcon(icon),
      ...(rdns && { rdns }),
      isAmbiguous: false,
      ...(isHost && { isHost }),
      ...(hasOwners && { hasOwners }),
      ...(hasOwnDialog && { hasOwnDialog }),
    },
  }
}

/** Source: docs/security.md, S24. */
function readIcon(icon = ''): string | undefined {
  const address = icon.trim()
  return address.startsWith('https://') ? address : cleanIcon(icon)
}
