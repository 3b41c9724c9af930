import { createContext, useContext } from 'react'
import type { LIST_KIT } from '../list-kit.ts'
import type { PAIRING_KIT } from '../pairing-kit.ts'

/**
 * What all wallets are drawn with and the shell, too. It is handed over, for whoever fetches them has
 * it already: imported, what the list of wallets needs first would become one more file to fetch for
 * every visitor. Parts of `@latchkey/ui` that the shell does not draw may be imported; `npm run size`
 * tells which are too much.
 */
export type WalletKit = typeof PAIRING_KIT & typeof LIST_KIT

/** Where the parts of the view find it. */
export const WalletKitContext = createContext<WalletKit | undefined>(undefined)

/** What all wallets are drawn with. */
export function useWalletKit(): WalletKit {
  const kit = useContext(WalletKitContext)
  if (kit === undefined) throw new Error('All wallets are drawn without their kit')
  return kit
}
