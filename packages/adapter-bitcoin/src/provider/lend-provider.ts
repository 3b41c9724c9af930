import { loadPart } from '@latchkey/core/adapter'
import { LatchkeyError } from '@latchkey/core/contract'
import type { MethodDeps } from '../method-deps.ts'
import type { BitcoinProvider } from './stable-provider.ts'

/** A provider that is handed out before what answers for it is there. */
export interface LentProvider {
  /** The same object for the adapter's life. */
  readonly provider: BitcoinProvider
  /** From now on the newest session answers. */
  fill(deps: MethodDeps): void
}

/** The words are here, for a provider is there before the catalogue of what wallets fail at. */

/** Makes a provider that is not connected until it is filled. */
export function lendProvider(): LentProvider {
  let deps: MethodDeps | undefined
  const calls = async (): Promise<BitcoinProvider> => {
    const handle = deps?.store.newest()
    if (deps === undefined || handle === undefined) {
      throw new LatchkeyError('wallet.disconnected', {})
    }
    const { createProviderCalls } = await loadPart(import('./provider-calls.ts'))
    return createProviderCalls(deps, handle)
  }
  return {
    provider: {
      getAccountAddresses: async () => (await calls()).getAccountAddresses(),
      signMessage: async (params) => (await calls()).signMessage(params),
      signPSBT: async (params) => (await calls()).signPSBT(params),
      sendTransfer: async (params) => (await calls()).sendTransfer(params),
    },
    fill(filled) {
      deps = filled
    },
  }
}
