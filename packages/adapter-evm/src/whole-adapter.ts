import {
  createEvmAdapter as create,
  type EvmAdapter,
  type EvmAdapterOptions,
} from './create-evm-adapter.ts'
import type { LentProvider } from './provider/lend-provider.ts'
import { createSessions } from './sessions/create-sessions.ts'

/** The adapter with its sessions, fetched together where somebody was connected before. */
export function createEvmAdapter(options: EvmAdapterOptions, lent: LentProvider): EvmAdapter {
  return create(options, lent, { createSessions })
}
