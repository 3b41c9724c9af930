/** Key-value records in the browser's IndexedDB. */
export interface KeyValueStore {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Puts a value where none is yet. @returns The one that is there now. */
  settle(name: string, value: unknown): Promise<unknown>
}

const DATABASE = 'latchkey-secure-site'
const OBJECT_STORE = 'things'

/** Opens the database. Rejects where the browser blocks this frame's storage. */
export async function openKeyValueStore(factory: IDBFactory): Promise<KeyValueStore> {
  const opening = factory.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(OBJECT_STORE)
  const database = await done(opening)
  // Another tab that wants a newer database must not wait for this one.
  database.onversionchange = () => database.close()
  const objectStore = (mode: IDBTransactionMode) =>
    database.transaction(OBJECT_STORE, mode).objectStore(OBJECT_STORE)
  return {
    get: (name) => done(objectStore('readonly').get(name)),
    async put(name, value) {
      await done(objectStore('readwrite').put(value, name))
    },
    async remove(name) {
      await done(objectStore('readwrite').delete(name))
    },
    async settle(name, value) {
      // One transaction, so that two tabs that start at once agree.
      const opened = objectStore('readwrite')
      const known: unknown = await done(opened.get(name))
      if (known !== undefined) return known
      await done(opened.put(value, name))
      return value
    },
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
