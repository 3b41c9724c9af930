import type { Client, Library, LibraryOptions } from './types.ts'

/**
 * Creates the sign client of a universal provider, without the provider. `UniversalProvider.init`
 * would also restore the first session it finds, and connect to the vendor's nodes for it; the method
 * that creates the client alone is private.
 */
export async function createOwnClient(Provider: Library, options: LibraryOptions): Promise<Client> {
  const provider = new Provider(options)
  await withoutSharedCore(options.customStoragePrefix, () => {
    const create: unknown = Reflect.get(provider, 'createClient')
    return typeof create === 'function' ? Reflect.apply(create, provider, []) : undefined
  })
  provider.client.engine.processRelayMessageCache()
  return provider.client
}

// biome-ignore lint/style/noRestrictedGlobals: the library stores its cores there
const GLOBAL: object = globalThis

/**
 * Runs `create` without the cores that the library stored on the global object. It gives each of
 * them to the next client of the same name, so that a new modal would get the connection of a
 * disposed one.
 */
function withoutSharedCore<T>(storagePrefix: string, create: () => T): T {
  const keys = [`_walletConnectCore_${storagePrefix}`, `_walletConnectCore_${storagePrefix}_count`]
  const before = keys.map((key) => Reflect.getOwnPropertyDescriptor(GLOBAL, key))
  for (const key of keys) Reflect.deleteProperty(GLOBAL, key)
  try {
    return create()
  } finally {
    keys.forEach((key, index) => {
      Reflect.deleteProperty(GLOBAL, key)
      const descriptor = before[index]
      if (descriptor !== undefined) Reflect.defineProperty(GLOBAL, key, descriptor)
    })
  }
}

/** Sets how the website describes itself. It goes out with each proposal; the library reads it once. */
export function setMetadata(client: Client, metadata: Client['metadata']): void {
  Reflect.set(client, 'metadata', metadata)
}

/** The id of this client at the relay, a `did:key`; undefined in versions that have none. */
export async function clientIdOf({ core }: Client): Promise<string | undefined> {
  try {
    const id: unknown = await core.crypto.getClientId()
    return typeof id === 'string' && id !== '' ? id : undefined
  } catch {
    // Requests are answered without it, too.
    return undefined
  }
}

/** The key under which the library stores a list; its types leave it out. */
export function storageKeyOf(list: object): string {
  return String(Reflect.get(list, 'storageKey'))
}

/**
 * Lets any number of messages be sent at once. The library adds a listener for each message until the
 * relay has it, and its emitter warns on the console of more than ten.
 */
export function allowManyMessages({ core }: Client): void {
  core.relayer.events.setMaxListeners(0)
}
