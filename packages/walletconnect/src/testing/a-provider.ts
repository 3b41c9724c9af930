import type { Sandbox } from '@latchkey/sandbox'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'
import { createKeptStorage } from '../kept-storage.ts'
import { QUIET_LOGGER } from '../quiet-logger.ts'
import { aStorage, SHOP } from './a-network.ts'

/** What a website has of its own. */
export type Provider = Awaited<ReturnType<typeof UniversalProvider.init>>

/** A website's own provider on a sandbox's relay; its line ends with the test. */
export async function aProvider({ addresses }: Sandbox<'relay'>): Promise<Provider> {
  const customStoragePrefix = crypto.randomUUID()
  const provider = await UniversalProvider.init({
    ...{ relayUrl: addresses.relay, projectId: 'sandbox', telemetryEnabled: false },
    ...{ metadata: SHOP, customStoragePrefix },
    // A logger and a storage are what their methods are; the rest of the types is never used.
    ...{ logger: QUIET_LOGGER as never, storage: createKeptStorage(aStorage()).library as never },
  })
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith('_walletConnect')) Reflect.deleteProperty(globalThis, key)
  }
  onTestFinished(async () => {
    provider.client.core.heartbeat.stop()
    await provider.client.core.relayer.transportClose()
  })
  return provider
}
