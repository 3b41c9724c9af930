import { cleanIcon, cleanName } from '@latchkey/core/adapter'
import { satsConnectWallet } from '../wallets/sats-connect.ts'
import type { FoundWallet } from './found-wallet.ts'

/** A wallet that the website provides: any provider for sats-connect. */
export interface ProvidedWallet {
  /** The wallet's id, which must be the same after a reload. Default: its name. */
  readonly id?: string | undefined
  readonly name: string
  /** `data:image/…` */
  readonly icon?: string | undefined
  readonly provider: { request(method: string, params: unknown): Promise<unknown> }
}

/** The row of the wallet in the list. */
export function toProvidedWallet({ id, name, icon, provider }: ProvidedWallet): FoundWallet {
  return {
    own: provider,
    handle: satsConnectWallet(provider),
    wallet: {
      id: id ?? name,
      namespace: 'bip122',
      kind: 'provided',
      name: cleanName(name),
      icon: cleanIcon(icon),
      isAmbiguous: false,
    },
  }
}
