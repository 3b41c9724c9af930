import type { Client } from './client.ts'
import { mergeStored } from './merge-stored.ts'

/** Runs work that no other tab may do at the same time. */
export type InTurn = (work: () => Promise<void>) => Promise<void>

/**
 * Lets tabs share what the library keeps. By itself each tab writes its whole lists as it knows them,
 * and thereby removes the sessions and keys that another tab has stored since.
 */
export async function shareStorage({ core: { storage } }: Client, inTurn: InTurn): Promise<void> {
  const known = new Map<string, unknown>(await storage.getEntries())
  const write = storage.setItem.bind(storage)
  storage.setItem = (key, value) => {
    // The library goes on changing what it hands over.
    const after = structuredClone(value)
    return inTurn(async () => {
      const stored = await storage.getItem(key)
      await write(key, mergeStored({ before: known.get(key), after, stored }))
      known.set(key, after)
    })
  }
}

/**
 * Takes up a session that another tab has stored since this one began.
 *
 * @returns Whether there was one.
 */
export async function takeOver(client: Client, topic: string): Promise<boolean> {
  const { core, session } = client
  const sessions: unknown = await core.storage.getItem(storageKeyOf(session))
  const struct = (Array.isArray(sessions) ? sessions : []).find((each) => each?.topic === topic)
  const { keychain } = core.crypto
  const keys = Object(await core.storage.getItem(storageKeyOf(keychain)))
  const key: unknown = keys[topic]
  if (struct === undefined || typeof key !== 'string') return false
  await keychain.set(topic, key)
  await session.set(topic, struct)
  core.expirer.set(topic, struct.expiry)
  // The wallet is heard as soon as the line stands; without it the session is none the less there.
  core.relayer.subscribe(topic).catch(() => undefined)
  return true
}

/** The library's types leave it out. */
function storageKeyOf(store: object): string {
  return String(Reflect.get(store, 'storageKey'))
}
