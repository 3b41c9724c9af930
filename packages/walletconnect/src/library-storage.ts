import type { Storage } from '../contract/index.ts'
import { storageKeys } from '../platform/storage-key.ts'
import { mergeStored } from './merge-stored.ts'
import { asList } from './read-accounts.ts'

/** What the library keeps its lists and tables in, as it calls it. */
export interface LibraryStorage {
  getKeys(): Promise<string[]>
  // The library's own types: it says what it expects where it reads.
  getEntries<T>(): Promise<[string, T][]>
  getItem<T>(key: string): Promise<T | undefined>
  setItem<T>(key: string, value: T): Promise<void>
  removeItem(key: string): Promise<void>
}

/** The library's storage, over this browser's. */
export interface KeptStorage {
  readonly library: LibraryStorage
  /** What other tabs, too, have stored by now. */
  stored(key: string): unknown
}

/** Of what the library keeps, what an open session needs after a reload. */
const KEPT = ['session', 'keychain', 'subscription', 'expirer', 'messages', 'history', 'request']
/** The library's own keys name the modal. */
const toKey = storageKeys()
/** In the table of keys, what is no key of a session: who this browser is at the relay. */
const OWN_SEED = 'client_ed25519_seed'

/**
 * Keeps of the library's lists what belongs to open sessions; all else, such as the key of an address
 * that somebody may scan, ends with the page.
 *
 * By itself each tab writes its lists as it knows them, and so removes the sessions that another tab
 * has stored since. Here only what a tab changed is written.
 */
export function createKeptStorage(storage: Storage): KeptStorage {
  /** What this tab knows, whole. */
  const known = new Map<string, unknown>()
  /** What it has stored of that. */
  const written = new Map<string, unknown>()

  const stored = (key: string): unknown => parse(storage.get(toKey(key)))
  const isKept = (key: string): boolean => KEPT.includes(nameOf(key))

  function topics(): ReadonlySet<string> {
    const sessions = [...known].find(([key]) => nameOf(key) === 'session')?.[1]
    return new Set(asList(sessions).map((each) => String(Object(each).topic)))
  }

  function write(key: string): void {
    const before = written.get(key)
    const after = belonging(worthKeeping(key, known.get(key)), { before, topics: topics() })
    const merged = mergeStored({ before, after, stored: stored(key) })
    storage.set(toKey(key), JSON.stringify(merged))
    written.set(key, after)
  }

  function read(key: string): unknown {
    if (!known.has(key) && isKept(key)) {
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
      // The library says what it expects; nothing here looks into it.
      getEntries: async <T>() => [...known].map(([key, value]): [string, T] => [key, value as T]),
      getItem: async <T>(key: string) => read(key) as T | undefined,
      async setItem(key, value) {
        read(key)
        // The library goes on changing what it hands over.
        known.set(key, parse(JSON.stringify(value)))
        if (!isKept(key)) return
        write(key)
        // A session's keys were there before it.
        if (nameOf(key) === 'session') [...known.keys()].filter(isKept).forEach(write)
      },
      async removeItem(key) {
        known.delete(key)
        written.delete(key)
        storage.remove(toKey(key))
      },
    },
  }
}

/** The library's keys end with the name of what they keep. */
function nameOf(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1)
}

interface Limits {
  readonly before: unknown
  readonly topics: ReadonlySet<string>
}

/** Of a list or a table: what belongs to sessions, and what was stored already. */
function belonging(value: unknown, { before, topics }: Limits): unknown {
  if (Array.isArray(value)) {
    const earlier = new Set(asList(before).map(topicOf))
    return value.filter((each) => topics.has(topicOf(each)) || earlier.has(topicOf(each)))
  }
  const isOurs = (topic: string): boolean =>
    topics.has(topic) || topic === OWN_SEED || Object.hasOwn(Object(before), topic)
  return Object.fromEntries(Object.entries(Object(value)).filter(([topic]) => isOurs(topic)))
}

/** Which requests there were is needed, so that none counts twice; not what was asked and answered. */
function worthKeeping(key: string, value: unknown): unknown {
  if (nameOf(key) !== 'history' || !Array.isArray(value)) return value
  return value.map(({ request, response, ...rest }) => ({
    ...rest,
    request: { method: Object(request).method },
    ...(response === undefined ? {} : { response: {} }),
  }))
}

/** An entry names its topic, or is a deadline that does. */
function topicOf(entry: unknown): string {
  const { topic, target } = Object(entry)
  return String(topic ?? String(target).replace('topic:', ''))
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    // Somebody else's text, or half of ours: the same as nothing.
    return undefined
  }
}
