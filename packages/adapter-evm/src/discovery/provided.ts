import { cleanIcon, cleanName } from '@latchkey/core/adapter'
import type { Clock } from '@latchkey/core/contract'
import { type Eip1193Provider, isProvider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website provides, for example from a wallet's own library. */
export interface ProvidedWallet {
  /** The wallet's id, which must be the same after a reload. Default: its name. */
  readonly id?: string | undefined
  readonly name: string
  /** `data:image/…` or https. */
  readonly icon?: string | undefined
  /** Its provider, or what loads it: once, when wallets are first looked for, and never on a server. */
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
}

/** The tools that a lazily loaded provider works with. */
export interface ProviderTools {
  readonly clock: Clock
  /** Fires when the instance is destroyed: nothing may be listened to or waited for after that. */
  readonly signal: AbortSignal
}

/** Loads the provider of a wallet. undefined: the wallet is not there, and is not listed. */
export type LoadProvider = (tools: ProviderTools) => Promise<Eip1193Provider | undefined>

/** The wallet's id in the list. */
export function providedId({ id, name }: Pick<ProvidedWallet, 'id' | 'name'>): string {
  return id ?? name
}

/** The provider that is there from the start; undefined where it is loaded. */
export function readyProvider({ provider }: ProvidedWallet): Eip1193Provider | undefined {
  return isProvider(provider) ? provider : undefined
}

/** The row of the wallet in the list. */
export function toProvidedWallet(
  { id, name, icon, isHost, hasOwners }: Omit<ProvidedWallet, 'provider'>,
  provider: Eip1193Provider,
): FoundWallet {
  return {
    provider,
    wallet: {
      id: providedId({ id, name }),
      namespace: 'eip155',
      kind: 'provided',
      name: cleanName(name),
      icon: readIcon(icon),
      isAmbiguous: false,
      ...(isHost && { isHost }),
      ...(hasOwners && { hasOwners }),
    },
  }
}

/** Source: docs/security.md, S24. */
function readIcon(icon = ''): string | undefined {
  const address = icon.trim()
  return address.startsWith('https://') ? address : cleanIcon(icon)
}
