import { openKeyValueStore } from './key-value-store.ts'
import { newName } from './new-name.ts'
import type { Login, Vault } from './vault.ts'

/** Names in the database. */
const LOGIN = 'login'
const DEVICE = 'device'

/** How long a database may take to open, in milliseconds. */
const PATIENCE_MS = 3_000

/**
 * Stores the login in the frame's own storage.
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
  return {
    isLasting: true,
    async read() {
      const login = await things.get(LOGIN)
      return isLogin(login) ? login : undefined
    },
    write: (login) => things.put(LOGIN, login),
    clear: () => things.remove(LOGIN),
    device: async () => String(await things.settle(DEVICE, newName())),
    rename: (name) => things.put(DEVICE, name),
  }
}

/** Only this frame writes there. */
function isLogin(value: unknown): value is Login {
  return typeof value === 'object' && value !== null && 'seed' in value
}
