import { cleanName, isWalletIcon } from '@latchkey/core/adapter'
import type { Eip1193Provider } from '../eip1193.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website itself hands over, for example one from a wallet's own library. */
export interface HandedWallet {
  /** Names the wallet, the same after a reload; its name where left out. */
  readonly id?: string | undefined
  readonly name: string
  /** `data:image/…` or https. */
  readonly icon?: string | undefined
  readonly provider: Eip1193Provider
}

/** The wallet as it is listed. */
export function toHandedWallet({ id, name, icon, provider }: HandedWallet): FoundWallet {
  return {
    provider,
    wallet: {
      id: id ?? name,
      namespace: 'eip155',
      kind: 'handed',
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
