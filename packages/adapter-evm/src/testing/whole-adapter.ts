import type { EvmAdapter, EvmAdapterOptions } from '../create-evm-adapter.ts'
import { lendProvider } from '../provider/lend-provider.ts'
import { createEvmAdapter } from '../whole-adapter.ts'

/** An adapter that need not be fetched. */
export function wholeAdapter(options: EvmAdapterOptions = {}): EvmAdapter {
  return createEvmAdapter(options, lendProvider())
}
