import { LatchkeyError, lazy } from '@latchkey/core/contract'
import type { MethodDeps } from '../session-store.ts'
import type { BitcoinProvider } from './stable-provider.ts'

/** A provider that exists before sessions are loaded. */
export interface ProviderShell {
  /** The same object during the life of the adapter. */
  readonly provider: BitcoinProvider
  /** Forwards requests to the newest session from now on. */
  connect(deps: MethodDeps): void
}

/**
 * Creates a provider that answers as if no wallet were connected, until it is connected to the
 * sessions.
 */
export function createProviderShell(): ProviderShell {
  const part = lazy(() => import('./provider-calls.ts'))
  let deps: MethodDeps | undefined
  const calls = async (): Promise<BitcoinProvider> => {
    const handle = deps?.store.newest()
    if (deps === undefined || handle === undefined) {
      throw new LatchkeyError('wallet.disconnected', {})
    }
    return (await part.load()).createProviderCalls(deps, handle)
  }
  return {
    provider: {
      getAccountAddresses: async () => (await calls()).getAccountAddresses(),
      signMessage: async (params) => (await calls()).signMessage(params),
      signPSBT: async (params) => (await calls()).signPSBT(params),
      sendTransfer: async (params) => (await calls()).sendTransfer(params),
    },
    connect(connected) {
      deps = connected
    },
  }
}
