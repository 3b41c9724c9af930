import { LatchkeyError, type RelayHost } from '@latchkey/core/contract'
import { createOwnClient } from './library/create-client.ts'
import type { Client, Library } from './library/types.ts'
import { createLibraryStorage } from './library-storage.ts'

/** The options that decide which client is used. */
export interface ClientChoice
  extends Pick<RelayHost, 'name' | 'projectId' | 'relayUrl' | 'storage'> {
  /** The website's universal provider, or a function that returns one; undefined: a client of our own. */
  readonly provider?: unknown
  /** The library; undefined if the website has a provider. */
  readonly Library?: Library | undefined
}

/** The library's client. */
export interface LoadedClient {
  readonly client: Client
  /** Is true if it was created here, and so may be closed and adapted. */
  readonly isOwn: boolean
  /**
   * Reads the value that this or another tab has stored under a key of the library; undefined for a
   * website's client.
   */
  stored(key: string): unknown
}

/** Used until a proposal sets the website's own. */
const NO_METADATA = { name: '', description: '', url: '', icons: [] }

const nothing = (): void => undefined

/** The library's logger. It writes nothing: its lines would contain addresses, messages and keys. */
export const SILENT_LOGGER = {
  level: 'silent',
  fatal: nothing,
  error: nothing,
  warn: nothing,
  info: nothing,
  debug: nothing,
  trace: nothing,
  silent: nothing,
  bindings: () => ({}),
  child: () => SILENT_LOGGER,
}

/**
 * Returns the client of the website's provider, or creates one.
 *
 * @throws LatchkeyError `relay.missing` when the website's option is not a universal provider,
 * `relay.unavailable`.
 */
export async function loadClient(choice: ClientChoice): Promise<LoadedClient> {
  const { provider, Library, storage, name, projectId, relayUrl } = choice
  if (Library === undefined) {
    return { client: await clientOf(provider), isOwn: false, stored: () => undefined }
  }
  const { library, stored } = createLibraryStorage(storage)
  try {
    const client = await createOwnClient(Library, {
      relayUrl,
      projectId,
      metadata: NO_METADATA,
      telemetryEnabled: false,
      customStoragePrefix: name,
      // The library calls only these methods of a logger and of a storage.
      logger: SILENT_LOGGER as never,
      storage: library as never,
    })
    return { client, isOwn: true, stored }
  } catch (cause) {
    throw new LatchkeyError('relay.unavailable', {}, { cause })
  }
}

async function clientOf(given: unknown): Promise<Client> {
  const provider: unknown = await (typeof given === 'function' ? given() : given)
  const { client } = Object(provider)
  if (typeof client?.connect !== 'function') throw new LatchkeyError('relay.missing', {})
  // A cast: this is all that can be checked of a provider of another version.
  return client as Client
}
