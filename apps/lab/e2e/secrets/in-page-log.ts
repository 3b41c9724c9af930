/** Runs in a page before its own scripts. */
export interface LogSettings {
  /** Name of the binding with which the page reports. */
  readonly line: string
  /** Origins of other pages, which are not watched. */
  readonly foreignOrigins: readonly string[]
}

/**
 * Runs in the page, before anything else there. Reports each message and each stored value, also
 * values that are removed later.
 */
export function logInPage({ line, foreignOrigins }: LogSettings): void {
  const isWeb = location.protocol.startsWith('http')
  if (window.top !== window || !isWeb || foreignOrigins.includes(location.origin)) return

  /** Typed arrays as their numbers, so that keys can be found in them. */
  function plain(_name: string, value: unknown): unknown {
    if (value instanceof ArrayBuffer) return new Uint8Array(value).join()
    if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer).join()
    if (value instanceof Map || value instanceof Set) return [...value]
    return typeof value === 'bigint' ? String(value) : value
  }

  function tell(place: string, ...things: readonly unknown[]): void {
    const report: unknown = Reflect.get(window, line)
    if (typeof report === 'function') report(place, JSON.stringify(things, plain))
  }

  /** Reports every call of a browser method. */
  function overhear(owner: object, method: string, place: string): void {
    const original: unknown = Reflect.get(owner, method)
    if (typeof original !== 'function') throw new Error(`There is no ${method} to listen to.`)
    Reflect.set(owner, method, function (this: unknown, ...given: unknown[]): unknown {
      tell(place, ...given)
      return Reflect.apply(original, this, given)
    })
  }

  addEventListener('message', ({ data }) => tell('message', data), true)
  overhear(Storage.prototype, 'setItem', 'storage')
  overhear(IDBObjectStore.prototype, 'put', 'database')
  overhear(IDBObjectStore.prototype, 'add', 'database')
  overhear(BroadcastChannel.prototype, 'postMessage', 'broadcast')
}

/** Runs in the page. Everything that it stores, as text. */
export async function readStored(): Promise<string> {
  const areas = [localStorage, sessionStorage].map((area) => JSON.stringify({ ...area }))
  const names = await indexedDB.databases()
  const databases = await Promise.all(names.map(({ name = '' }) => readDatabase(name)))
  const cached = await Promise.all((await caches.keys()).map(readCache))
  const { href } = location
  const { state } = history
  return [...areas, ...databases, ...cached, JSON.stringify([href, window.name, state])].join('\n')

  function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  async function readDatabase(name: string): Promise<string> {
    const database = await answer(indexedDB.open(name))
    const stores = [...database.objectStoreNames]
    const found = await Promise.all(
      stores.map((store) => {
        const drawer = database.transaction(store).objectStore(store)
        return Promise.all([answer(drawer.getAllKeys()), answer(drawer.getAll())])
      }),
    )
    database.close()
    const plain = (_name: string, value: unknown): unknown =>
      ArrayBuffer.isView(value) ? new Uint8Array(value.buffer).join() : value
    return JSON.stringify([name, stores, found], plain)
  }

  async function readCache(name: string): Promise<string> {
    const cache = await caches.open(name)
    const found = (await cache.keys()).map(async (asked) => {
      const body = await (await cache.match(asked))?.text()
      return `${asked.url} ${body ?? ''}`
    })
    return `${name} ${(await Promise.all(found)).join(' ')}`
  }
}
