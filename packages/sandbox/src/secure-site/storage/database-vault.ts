import { fromText, toText } from './bytes.ts'
import { openKeyValueStore } from './key-value-store.ts'
import { newName } from './new-name.ts'
import { newWrappingKey, type Sealed, seal, unseal } from './seal.ts'
import type { Login, Vault } from './vault.ts'

/** Names in the database. */
const KEY = 'wrapping-key'
const LOGIN = 'login'
const DEVICE = 'device'

/** How long a database may take to open, in milliseconds. */
const PATIENCE_MS = 3_000

/**
 * Stores the login in the frame's own storage, sealed under a key that cannot be read out of this
 * browser.
 *
 * @returns undefined where the browser blocks this frame's storage.
 */
export async function openDatabaseVault(factory: () => IDBFactory): Promise<Vault | undefined> {
  try {
    // Even naming a blocked database may throw, and some that are blocked never answer.
    return await Promise.race([open(factory()), afterPatience()])
  } catch {
    // Blocked storage throws in several ways; in each case nothing would be stored.
    return undefined
  }
}

function afterPatience(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
}

async function open(factory: IDBFactory): Promise<Vault> {
  const things = await openKeyValueStore(factory)
  const key = asKey(await things.settle(KEY, await newWrappingKey()))
  return {
    isLasting: true,
    async read() {
      const sealed = await things.get(LOGIN)
      return isSealed(sealed) ? readLogin(key, sealed) : undefined
    },
    write: async (login) => things.put(LOGIN, await seal(key, writeLogin(login))),
    clear: () => things.remove(LOGIN),
    device: async () => String(await things.settle(DEVICE, newName())),
    rename: (name) => things.put(DEVICE, name),
  }
}

function writeLogin({ token, seed, user }: Login): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify({ token, seed: toText(seed), user }))
}

async function readLogin(key: CryptoKey, sealed: Sealed): Promise<Login | undefined> {
  try {
    const text = new TextDecoder().decode(await unseal(key, sealed))
    // Sealed by `writeLogin` above: only this frame has the key.
    const { token, seed, user } = JSON.parse(text) as Omit<Login, 'seed'> & { seed: string }
    return { token, seed: fromText(seed), user }
  } catch {
    // Whatever was changed from outside is no login.
    return undefined
  }
}

function asKey(value: unknown): CryptoKey {
  if (value instanceof CryptoKey) return value
  throw new TypeError('The wrapping key is none.')
}

function isSealed(value: unknown): value is Sealed {
  return typeof value === 'object' && value !== null && 'iv' in value && 'data' in value
}
