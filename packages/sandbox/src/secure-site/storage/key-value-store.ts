/** A drawer of the browser's own database. */
export interface Things {
  get(name: string): Promise<unknown>
  put(name: string, value: unknown): Promise<void>
  remove(name: string): Promise<void>
  /** Puts a value where none is yet. @returns The one that is there now. */
  settle(name: string, value: unknown): Promise<unknown>
}

const DATABASE = 'latchkey-secure-site'
const DRAWER = 'things'

/** Opens the database. Rejects where the browser keeps nothing for this frame. */
export async function openThings(factory: IDBFactory): Promise<Things> {
  const opening = factory.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(DRAWER)
  const database = await done(opening)
  // Another tab that wants a newer database must not wait for this one.
  database.onversionchange = () => database.close()
  const drawer = (mode: IDBTransactionMode) =>
    database.transaction(DRAWER, mode).objectStore(DRAWER)
  return {
    get: (name) => done(drawer('readonly').get(name)),
    async put(name, value) {
      await done(drawer('readwrite').put(value, name))
    },
    async remove(name) {
      await done(drawer('readwrite').delete(name))
    },
    async settle(name, value) {
      // One transaction, so that two tabs that start at once agree.
      const opened = drawer('readwrite')
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
