import { readRegistration } from '@latchkey/core/adapter'
import type { FoundWallet } from './found-wallet.ts'

/** A Wallet Standard wallet that the website provides. */
export interface ProvidedWallet {
  readonly name: string
  /** `data:image/…` */
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: object
  readonly accounts: readonly object[]
}

/** A wallet that the website provides once it is loaded: it is there only in some places. */
export interface LoadedWallet {
  /** Its id in the list, which must be the same after a reload. */
  readonly name: string
  /**
   * The page runs inside this wallet, as in an app's frame: it is connected without a press, unless
   * another wallet was, or the visitor disconnected in this tab.
   */
  readonly isHost?: boolean | undefined
  /**
   * Loads it: once, when wallets are first looked for, and never on a server. undefined: it is not
   * there, and is not listed.
   */
  load(): Promise<ProvidedWallet | undefined>
}

/** Returns true for a wallet that has to be loaded first. */
export function isLoaded(wallet: ProvidedWallet | LoadedWallet): wallet is LoadedWallet {
  return 'load' in wallet
}

/** The row of the wallet in the list; none if its data is invalid. */
export function toProvidedWallets(provided: ProvidedWallet): readonly FoundWallet[] {
  const registration = readRegistration(provided)
  if (registration === undefined) return []
  const { name, icon, standard } = registration
  const wallet = {
    id: name,
    name,
    icon,
    namespace: 'solana',
    kind: 'provided',
    isAmbiguous: false,
  } as const
  return [{ wallet, handle: standard, own: provided }]
}
