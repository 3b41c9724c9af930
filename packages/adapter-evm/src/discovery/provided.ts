import { cleanName, isWalletIcon } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website provides, for example from a wallet's own library. */
export interface ProvidedWallet {
  /** The wallet's id, which must be the same after a reload. Default: its name. */
  readonly id?: string | undefined
  readonly name: string
  /** `data:image/…` or https. */
  readonly icon?: string | undefined
  readonly provider: Eip1193Provider
}

/** The row of the wallet in the list. */
export function toProvidedWallet({ id, name, icon, provider }: ProvidedWallet): FoundWallet {
  return {
    provider,
    wallet: {
      id: id ?? name,
      namespace: 'eip155',
      kind: 'provided',
      name: cleanName(name),
      icon: isShown(icon) ? icon : undefined,
      isAmbiguous: false,
    },
  }
}

/** Source: docs/security.md, S24. */
function isShown(icon = ''): boolean {
  return icon.startsWith('https://') || isWalletIcon(icon)
}
