import { createEvmAdapter } from './create-evm-adapter.ts'
import { later } from './later.ts'

/** The adapter and what its sessions need, fetched together where somebody was connected before. */
export const wholeAdapter = { createEvmAdapter, later }
