import { LatchkeyError, type Storage } from '../contract/index.ts'

import type { Client } from './client.ts'
import { fetchLibrary, type Library } from './fetch-library.ts'
import { createKeptStorage, type LibraryStorage } from './kept-storage.ts'
import { QUIET_LOGGER } from './quiet-logger.ts'

/** Where the client comes from. */
export interface ClientChoice {
  readonly relayUrl: string
  readonly projectId: string
  /** Keeps what several modals on a page store apart. */
  readonly storageName: string
  /** What the website handed in: a universal provider, or what gives one. */
  readonly provider?: unknown
  /** Where sessions are kept. */
  readonly storage: Storage
}

/** The library's client, and whether it is the modal's own. */
export interface LoadedClient {
  readonly client: Client
  readonly isOwn: boolean
  /** What tabs have stored by now under a key of the library's; nothing of a website's own client. */
  stored(key: string): unknown
}

// biome-ignore lint/style/noRestrictedGlobals: the library puts its cores there
const PAGE: object = globalThis

/** Said until a question is asked, which brings the website's own words. */
const NOBODY = { name: '', description: '', url: '', icons: [] }

/**
 * Gets the library's client: the website's, or one of our own.
 *
 * @throws LatchkeyError `relay.missing`, `relay.unavailable`.
 */
export async function loadClient(choice: ClientChoice): Promise<LoadedClient> {
  if (choice.provider !== undefined) {
    const client = await lentClient(choice.provider)
    return { client, isOwn: false, stored: () => undefined }
  }
  const Provider = await loadLibrary()
  const { library, stored } = createKeptStorage(choice.storage)
  try {
    return { client: await ownClient(Provider, choice, library), isOwn: true, stored }
  } catch (cause) {
    throw new LatchkeyError('relay.unavailable', {}, { cause })
  }
}

/** @throws LatchkeyError `relay.missing`, `relay.unavailable`. */
async function loadLibrary(): Promise<Library> {
  const { UniversalProvider, cause } = await fetchLibrary()
  // A site may have had its bundler put nothing in its place.
  if (typeof UniversalProvider === 'function') return UniversalProvider
  // A part of the page that did not arrive is a TypeError; one that is not there is none.
  throw new LatchkeyError(
    cause instanceof TypeError ? 'relay.unavailable' : 'relay.missing',
    {},
    { cause },
  )
}

async function lentClient(lent: unknown): Promise<Client> {
  const provider: unknown = await (typeof lent === 'function' ? lent() : lent)
  const { client } = Object(provider)
  if (typeof client?.connect !== 'function') throw new LatchkeyError('relay.missing', {})
  // It is what a universal provider has, as far as anybody can tell.
  return client as Client
}

/**
 * Makes a client alone. A whole provider would take up the first session it finds, and make
 * connections to the vendor's nodes for it.
 */
async function ownClient(
  Provider: Library,
  { relayUrl, projectId, storageName }: ClientChoice,
  storage: LibraryStorage,
): Promise<Client> {
  const provider = new Provider({
    ...{ relayUrl, projectId, metadata: NOBODY, telemetryEnabled: false },
    customStoragePrefix: storageName,
    // A logger is what its methods are; the rest of the library's type is never used.
    logger: QUIET_LOGGER as never,
    // Of a storage it uses these methods, and no more.
    storage: storage as never,
  })
  const making = apart(storageName, () => {
    const create: unknown = Reflect.get(provider, 'createClient')
    return typeof create === 'function' ? Reflect.apply(create, provider, []) : undefined
  })
  await making
  provider.client.engine.processRelayMessageCache()
  return provider.client
}

/**
 * Makes a core of the library that nobody else gets. It puts each on the global object, and hands it
 * to whoever makes the next one by that name: a modal that was ended would live on in its successor.
 */
function apart<T>(storageName: string, make: () => T): T {
  const keys = [`_walletConnectCore_${storageName}`, `_walletConnectCore_${storageName}_count`]
  const before = keys.map((key) => Reflect.getOwnPropertyDescriptor(PAGE, key))
  for (const key of keys) Reflect.deleteProperty(PAGE, key)
  try {
    return make()
  } finally {
    keys.forEach((key, index) => {
      Reflect.deleteProperty(PAGE, key)
      const value = before[index]
      if (value !== undefined) Reflect.defineProperty(PAGE, key, value)
    })
  }
}
