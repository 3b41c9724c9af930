import type { Client } from './client.ts'

/**
 * Takes up a session that another tab has stored since this one began.
 *
 * @param stored - What is stored by now under a key of the library's.
 * @returns Whether there was one.
 */
export async function takeOver(
  { core, session }: Client,
  stored: (key: string) => unknown,
  topic: string,
): Promise<boolean> {
  const { keychain } = core.crypto
  const sessions = storedIn(session)
  const struct = (Array.isArray(sessions) ? sessions : []).find((each) => each?.topic === topic)
  const key: unknown = Object(storedIn(keychain))[topic]
  if (struct === undefined || typeof key !== 'string') return false
  await keychain.set(topic, key)
  await session.set(topic, struct)
  core.expirer.set(topic, struct.expiry)
  // The wallet is heard as soon as the line stands; without it the session is none the less there.
  core.relayer.subscribe(topic).catch(() => undefined)
  return true

  /** The library's types leave the key out. */
  function storedIn(list: object): unknown {
    return stored(String(Reflect.get(list, 'storageKey')))
  }
}
