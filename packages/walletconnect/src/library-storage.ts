import type { Storage } from '@latchkey/core/contract'
import { asList } from './read-accounts.ts'

/** The storage of the library, by its own interface. */
export interface LibraryStorage {
  getKeys(): Promise<string[]>
  // The library declares the type that it expects.
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Lists that an open session needs after a reload, by the last part of their keys. */
const STORED_LISTS = [
  ...['session', 'keychain', 'subscription', 'expirer', 'messages', 'history', 'request'],
]
/** Prefix of everything that Latchkey stores. The library's own keys name the modal. */
const PREFIX = '@appkit/'
/** In the table of keys, the entry that belongs to no session: this browser's identity at the relay. */
const CLIENT_SEED = 'client_ed25519_seed'

/**
 * Creates the library's storage over this browser's. It stores what belongs to open sessions; all
 * else, such as the key of an address that may still be scanned, is not stored.
 *
 * The library writes each list with the data of this tab only, and so would remove the sessions
 * that another tab has stored since. Here only what this tab changed is written.
 *
 * @returns The storage, and a function that reads what this and other tabs have stored under a key.
 */
export function createLibraryStorage(storage: Storage): {
  readonly library: LibraryStorage
  stored(key: string): unknown
} {
  /** Everything this tab knows. */
  const known = new Map<string, unknown>()
  /** The part of it that this tab has written. */
  const written = new Map<string, unknown>()

  const stored = (key: string): unknown => parse(storage.get(PREFIX + key))
  const isStored = (key: string): boolean => STORED_LISTS.includes(listOf(key))

  function topics(): ReadonlySet<string> {
    const sessions = [...known].find(([key]) => listOf(key) === 'session')?.[1]
    return new Set(asList(sessions).map((each) => String(Object(each).topic)))
  }

  function write(key: string): void {
    const before = written.get(key)
    const value = withoutContents(key, known.get(key))
    const after = ofSessions(value, { before, topics: topics() })
    storage.set(PREFIX + key, JSON.stringify(mergeStored({ before, after, stored: stored(key) })))
    written.set(key, after)
  }

  function read(key: string): unknown {
    if (!known.has(key) && isStored(key)) {
      const value = stored(key)
      known.set(key, value)
      written.set(key, value)
    }
    return known.get(key)
  }

  return {
    stored,
    library: {
      getKeys: async () => [...known.keys()],
      // The caller names the type; nothing here depends on it.
      getEntries: async <T>() => [...known].map(([key, value]): [string, T] => [key, value as T]),
      getItem: async <T>(key: string) => read(key) as T | undefined,
      async setItem(key, value) {
        read(key)
        // A copy, because the library changes its object later.
        known.set(key, parse(JSON.stringify(value)))
        if (!isStored(key)) return
        write(key)
        // The keys of a new session were set before it.
        if (listOf(key) === 'session') [...known.keys()].filter(isStored).forEach(write)
      },
      async removeItem(key) {
        known.delete(key)
        written.delete(key)
        storage.remove(PREFIX + key)
      },
    },
  }
}

/** The library's keys end with the name of the list. */
function listOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}

interface Limits {
  readonly before: unknown
  readonly topics: ReadonlySet<string>
}

/** The entries of a list or a table that belong to sessions, or were stored before. */
function ofSessions(value: unknown, { before, topics }: Limits): unknown {
  if (Array.isArray(value)) {
    const earlier = new Set(asList(before).map(topicOf))
    return value.filter((each) => topics.has(topicOf(each)) || earlier.has(topicOf(each)))
  }
  const belongs = (topic: string): boolean =>
    topics.has(topic) || topic === CLIENT_SEED || Object.hasOwn(Object(before), topic)
  return Object.fromEntries(Object.entries(Object(value)).filter(([topic]) => belongs(topic)))
}

/**
 * The ids of requests are needed, so that none is processed twice; parameters and answers are not.
 */
function withoutContents(key: string, value: unknown): unknown {
  if (listOf(key) !== 'history' || !Array.isArray(value)) return value
  return value.map(({ request, response, ...rest }) => ({
    ...rest,
    request: { method: Object(request).method },
    ...(response === undefined ? {} : { response: {} }),
  }))
}

/** An entry has its topic, or is an expiry date with the topic in its target. */
function topicOf(entry: unknown): string {
  const { topic, target } = Object(entry)
  return String(topic ?? String(target).replace('topic:', ''))
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // Broken or foreign text counts as nothing stored.
    return undefined
  }
}

/** Three versions of one list or table. */
interface Versions {
  /** As this tab last wrote it. */
  readonly before: unknown
  /** As this tab has it now. */
  readonly after: unknown
  /** As this and other tabs left it in the storage. */
  readonly stored: unknown
}

/**
 * Merges a list or a table entry by entry: entries that this tab added, changed or removed since it
 * last wrote win; all others stay as stored. Any other value is this tab's.
 */
export function mergeStored({ before, after, stored }: Versions): unknown {
  if (Array.isArray(after)) {
    return Object.values(merge(byName(before), byName(after), byName(stored)))
  }
  if (isTable(after)) return merge(tableOf(before), after, tableOf(stored))
  return after
}

type Table = Readonly<Record<string, unknown>>

function merge(before: Table, after: Table, stored: Table): Table {
  const result: Record<string, unknown> = { ...stored }
  for (const name of Object.keys(before)) {
    if (!Object.hasOwn(after, name)) delete result[name]
  }
  for (const [name, value] of Object.entries(after)) {
    const isChanged = !Object.hasOwn(before, name) || !isEqual(before[name], value)
    if (isChanged) result[name] = value
  }
  return result
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function byName(list: unknown): Table {
  return Object.fromEntries(asList(list).map((entry) => [nameOf(entry), entry]))
}

function nameOf(entry: unknown): string {
  // One of these identifies an entry in each of the library's lists.
  const { id, target, topic } = Object(entry)
  // The prefix keeps the order: objects sort number-like keys first.
  return `=${id ?? target ?? topic ?? JSON.stringify(entry)}`
}

function tableOf(value: unknown): Table {
  return isTable(value) ? value : {}
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
