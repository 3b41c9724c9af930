import type { EvmAdapter, EvmAdapterOptions } from '../create-evm-adapter.ts'
import { lendProvider } from '../provider/lend-provider.ts'
import { wholeAdapter as whole } from '../whole-adapter.ts'

/** An adapter that need not be fetched. */
export function wholeAdapter(options: EvmAdapterOptions = {}): EvmAdapter {
  return whole.createEvmAdapter(options, lendProvider())
}
