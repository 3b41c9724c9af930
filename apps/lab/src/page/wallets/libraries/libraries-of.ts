import type { ProvidedWallet } from '@latchkey/adapter-evm'
import { baseAccount } from './base-account.ts'
import { metamask } from './metamask.ts'
import { porto } from './porto.ts'

/** Wallets by libraries of their own, by their names in the switch `walletLibraries`. */
const LIBRARIES: Readonly<Record<string, ProvidedWallet>> = {
  'base-account': baseAccount,
  porto,
  metamask,
}

/** The wallets of the switch, in its order; unknown names are left out. */
export function librariesOf(names: readonly string[]): readonly ProvidedWallet[] {
  return names.flatMap((name) => LIBRARIES[name] ?? [])
}
