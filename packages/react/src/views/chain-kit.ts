import type { LIST_KIT } from './list-kit.ts'
import type { PAIRING_KIT } from './pairing-kit.ts'

/**
 * What the views of several families and accounts are drawn with. It is handed over: imported,
 * whatever they share would be one more file to fetch for every visitor.
 */
export type ChainKit = typeof PAIRING_KIT & typeof LIST_KIT
