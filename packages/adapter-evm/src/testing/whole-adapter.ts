import { createEvmAdapter, type EvmAdapter, type EvmAdapterOptions } from '../create-evm-adapter.ts'
import { lendProvider } from '../provider/lend-provider.ts'
import { createSessions } from '../sessions/create-sessions.ts'

const WHOLE = { createSessions, load: async () => ({ createSessions }) }

/** An adapter that need not be fetched. */
export function wholeAdapter(options: EvmAdapterOptions = {}): EvmAdapter {
  return createEvmAdapter(options, lendProvider(), WHOLE)
}
