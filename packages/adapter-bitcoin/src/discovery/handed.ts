import { cleanName, isWalletIcon } from '@latchkey/core/adapter'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website itself hands over: whatever sats-connect could speak to. */
export interface HandedWallet {
  /** Names the wallet, the same after a reload; its name where left out. */
  readonly id?: string | undefined
  readonly name: string
  /** `data:image/…` */
  readonly icon?: string | undefined
  readonly provider: { request(method: string, params: unknown): Promise<unknown> }
}

/** The wallet as it is listed. */
export function toHandedWallet({ id, name, icon, provider }: HandedWallet): FoundWallet {
  return {
    own: provider,
    handle: satsConnectWallet(provider),
    wallet: {
      id: id ?? name,
      namespace: 'bip122',
      kind: 'handed',
      name: cleanName(name),
      icon: isWalletIcon(icon) ? icon : undefined,
      isAmbiguous: false,
    },
  }
}
