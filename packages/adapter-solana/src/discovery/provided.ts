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
