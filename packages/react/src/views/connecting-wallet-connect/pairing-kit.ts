import { createContext, useContext } from 'react'
import type { CODE_KIT } from '../code-kit.ts'
import type { LIST_KIT } from '../list-kit.ts'
import type { PAIRING_KIT } from '../pairing-kit.ts'

/**
 * What pairing is drawn with beyond the list of wallets. It is handed over, for whoever draws these
 * views has it already: shared otherwise it would be one more file to fetch for every visitor.
 */
export type PairingKit = typeof PAIRING_KIT & typeof CODE_KIT & typeof LIST_KIT

/** Where the parts of the views find it. */
export const PairingKitContext = createContext<PairingKit | undefined>(undefined)

/** What pairing is drawn with. */
export function usePairingKit(): PairingKit {
  const kit = useContext(PairingKitContext)
  if (kit === undefined) throw new Error('Pairing is drawn without its kit')
  return kit
}
