import { UniversalProvider } from '@walletconnect/universal-provider'
import { memoryOnly } from '../memory-only.ts'
import { closeForGood } from '../quiet-core.ts'
import { QUIET } from '../quiet-logger.ts'

type Provider = Awaited<ReturnType<typeof UniversalProvider.init>>

/** A site on the library that sites use. */
export interface Site {
  readonly client: Provider['client']
  /** Asks a wallet for these namespaces. @returns The address, and the session to come. */
  invite(
    namespaces: Namespaces,
  ): Promise<{ readonly uri: string; approval(): Promise<GrantedSession> }>
  stop(): Promise<void>
}

type Namespaces = Record<string, { chains: string[]; methods: string[]; events: string[] }>
type GrantedSession = Awaited<
  ReturnType<Awaited<ReturnType<Provider['client']['connect']>>['approval']>
>

/** Opens a site on a relay. */
export async function aSite(relayUrl: string): Promise<Site> {
  const customStoragePrefix = crypto.randomUUID()
  const { client } = await UniversalProvider.init({
    relayUrl,
    projectId: 'sandbox',
    customStoragePrefix,
    storage: memoryOnly(),
    // A logger is what its methods are; the rest of the type is never used.
    logger: QUIET as never,
    telemetryEnabled: false,
    metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
  })
  for (const key of Object.keys(globalThis)) {
    if (key.startsWith('_walletConnectCore_')) Reflect.deleteProperty(globalThis, key)
  }
  return {
    client,
    async invite(optionalNamespaces) {
      const { uri = '', approval } = await client.connect({ optionalNamespaces })
      return { uri, approval }
    },
    stop: () => closeForGood(client.core),
  }
}
