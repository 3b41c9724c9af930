import type { Clock, PairedSession } from '@latchkey/core/contract'
import type { Connection } from './connection.ts'
import { storageKeyOf } from './library/create-client.ts'
import type { Client } from './library/types.ts'
import type { OpenSessions } from './open-sessions.ts'
import { asList } from './read-accounts.ts'
import { readSession } from './read-session.ts'
import { settledWithin } from './signals.ts'

interface Deps {
  readonly client: Client
  readonly connection: Connection
  readonly sessions: OpenSessions
  readonly clock: Clock
  /** Reads the value that this or another tab has stored under a key of the library. */
  stored(key: string): unknown
}

/** Longest search for the end of a session, in milliseconds; then it counts as open. */
const SEARCH_LIMIT_MS = 2_000

/** Restores a session of an earlier visit or of another tab, unless it is known to be over. */
export async function resume(
  { client, connection, sessions, clock, stored }: Deps,
  topic: string,
): Promise<PairedSession | undefined> {
  const read = (): PairedSession | undefined =>
    client.session.keys.includes(topic) ? readSession(client.session.get(topic)) : undefined
  const session = read() ?? ((await loadStored(client, stored, topic)) ? read() : undefined)
  if (session === undefined) {
    sessions.emit({ type: 'closed', topic, reason: 'unknown' })
    return undefined
  }
  sessions.add(session)
  const search = hasEnded(client, connection, topic).then(
    (isEnded) => {
      if (isEnded) sessions.close(topic, 'wallet')
    },
    // The relay was unreachable, which proves nothing about the session.
    () => undefined,
  )
  await settledWithin(SEARCH_LIMIT_MS, clock, search)
  return sessions.find(topic) && read()
}

/**
 * Loads a session that another tab has stored since this one started.
 *
 * @returns Whether there was one.
 */
async function loadStored(
  { core, session }: Client,
  stored: Deps['stored'],
  topic: string,
): Promise<boolean> {
  const { keychain } = core.crypto
  const sessions = stored(storageKeyOf(session))
  const struct = (Array.isArray(sessions) ? sessions : []).find((each) => each?.topic === topic)
  const key: unknown = Object(stored(storageKeyOf(keychain)))[topic]
  if (struct === undefined || typeof key !== 'string') return false
  await keychain.set(topic, key)
  await session.set(topic, struct)
  core.expirer.set(topic, struct.expiry)
  // Messages arrive once the connection is open; the session is there without it.
  core.relayer.subscribe(topic).catch(() => undefined)
  return true
}

/** A message of a topic, still encrypted. */
interface Encrypted {
  readonly topic: string
  readonly message: string
}

/**
 * Searches for a message with which the wallet ended the session while this page was closed: among
 * those that arrived and were not read, and those that wait at the relay. A wallet that does not
 * answer proves nothing.
 *
 * @throws when the relay is unreachable.
 */
async function hasEnded(client: Client, connection: Connection, topic: string): Promise<boolean> {
  const { relayer, crypto } = client.core
  const searches: Promise<boolean>[] = []

  const search = (encrypted: Encrypted): void => {
    if (encrypted.topic !== topic) return
    // A message that cannot be decrypted does not belong to this session.
    searches.push(crypto.decode(topic, encrypted.message).then(isSessionDelete, () => false))
  }

  relayer.on('relayer_message', search)
  try {
    for (const message of relayer.messages.getWithoutAck([topic])[topic] ?? []) {
      search({ topic, message })
    }
    await connection.open()
    const waiting = await fetchWaiting(client, topic)
    waiting.forEach(search)
    // The library processes them as well: they may change the session.
    await relayer.handleBatchMessageEvents([...waiting])
    return (await Promise.all(searches)).includes(true)
  } finally {
    relayer.off('relayer_message', search)
  }
}

type Waiting = Parameters<Client['core']['relayer']['handleBatchMessageEvents']>[0]

async function fetchWaiting({ core }: Client, topic: string): Promise<Waiting> {
  const answer: unknown = await core.relayer.request({
    method: 'irn_batchFetchMessages',
    params: { topics: [topic] },
  })
  const { messages } = Object(answer)
  // The library itself reads these messages, and checks them.
  return asList(messages) as Waiting
}

function isSessionDelete(payload: unknown): boolean {
  return Object(payload).method === 'wc_sessionDelete'
}
