/** A text, a code and a key that are not secret, to be found again. */
export const PLANTED = {
  text: 'planted-Text-4f1b2c3d',
  code: '271828',
  key: [...Array(32).keys()].map((index) => (index * 37 + 11) % 256),
} as const

type Planted = typeof PLANTED

/** Runs in the frame: sends everything to the page, which no frame should do. */
export function plantInFrame({ text, code, key }: Planted): void {
  window.parent.postMessage(
    { deep: [{ text }, `Your code is ${code}.`, Uint8Array.from(key)] },
    '*',
  )
}

/** Runs in the page: sends and stores everything wherever a page can, for a moment. */
export async function plantInPage({ text, code, key }: Planted): Promise<void> {
  const bytes = Uint8Array.from(key)
  const all = `planted ${text} ${code} ${key.join(',')}`
  sessionStorage.setItem('planted', all)
  sessionStorage.removeItem('planted')
  new BroadcastChannel('planted').postMessage({ text, code, bytes })
  console.log('planted', { deep: { text, code: Number(code), key: key.join(',') } })
  await fetch('/', { method: 'POST', headers: { 'x-planted': text }, body: all })
  const opening = indexedDB.open('planted')
  opening.onupgradeneeded = () => opening.result.createObjectStore('drawer')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const change = opening.result.transaction('drawer', 'readwrite')
  change.objectStore('drawer').put({ text, code, bytes }, 'planted')
  change.objectStore('drawer').delete('planted')
  await new Promise((resolve) => {
    change.oncomplete = resolve
  })
}

/** The places in which it is then. */
export const PLACES = ['broadcast', 'console', 'database', 'message', 'request', 'storage'] as const

/** Storages of a page; each is checked separately. */
export const KEEPERS: Readonly<Record<string, (text: string) => unknown>> = {
  'session storage': (text) => {
    sessionStorage['planted'] = text
  },
  'local storage': (text) => {
    localStorage['planted'] = text
  },
  cookie: (text) => cookieStore.set('planted', text),
  'name of the window': (text) => {
    window.name = text
  },
  history: (text) => history.replaceState({ text }, ''),
  cache: async (text) => (await caches.open('planted')).put('/planted', new Response(text)),
  database: (text) =>
    new Promise((resolve) => {
      const opening = indexedDB.open(`planted ${text}`)
      opening.onsuccess = resolve
    }),
}
