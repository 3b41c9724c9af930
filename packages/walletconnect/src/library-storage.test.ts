import { expect, test } from 'vitest'
import { createLibraryStorage, mergeStored } from './library-storage.ts'
import { aStorage } from './testing/fixtures.ts'

const SESSIONS = 'wc@2:client:0.3:shop//session'
const KEYS = 'wc@2:core:0.3:shop//keychain'
const HISTORY = 'wc@2:core:0.3:shop//history'
const PAIRINGS = 'wc@2:core:0.3:shop//pairing'

test('data without a session is not stored', async () => {
  const storage = aStorage()
  const { library } = createLibraryStorage(storage)

  await library.setItem(KEYS, { client_ed25519_seed: 'seed', invited: 'secret' })
  await library.setItem(PAIRINGS, [{ topic: 'invited' }])
  await library.setItem(HISTORY, [{ id: 1, topic: 'invited' }])

  expect(await library.getItem(KEYS)).toEqual({ client_ed25519_seed: 'seed', invited: 'secret' })
  expect(await library.getItem(PAIRINGS)).toEqual([{ topic: 'invited' }])
  const reopened = createLibraryStorage(storage).library
  expect(await reopened.getItem(KEYS)).toEqual({ client_ed25519_seed: 'seed' })
  expect(await reopened.getItem(PAIRINGS)).toBeUndefined()
  expect(await reopened.getItem(HISTORY)).toEqual([])
  expect(storage.written.join()).not.toContain('secret')
})

test('a session is stored with the keys that were set before it, and removed with them', async () => {
  const storage = aStorage()
  const { library } = createLibraryStorage(storage)
  await library.setItem(KEYS, { s1: 'key', invited: 'secret' })
  await library.setItem(HISTORY, [
    { id: 1, topic: 's1' },
    { id: 2, topic: 's1' },
  ])

  await library.setItem(SESSIONS, [{ topic: 's1', expiry: 9 }])

  const reopened = createLibraryStorage(storage).library
  expect(await reopened.getItem(SESSIONS)).toEqual([{ topic: 's1', expiry: 9 }])
  expect(await reopened.getItem(KEYS)).toEqual({ s1: 'key' })
  expect(await reopened.getItem(HISTORY)).toHaveLength(2)
  await reopened.setItem(KEYS, {})
  await reopened.setItem(SESSIONS, [])
  const last = createLibraryStorage(storage).library
  expect([await last.getItem(SESSIONS), await last.getItem(KEYS)]).toEqual([[], {}])
})

test('a key that is written before the sessions are read does not count as removed', async () => {
  const storage = aStorage()
  const first = createLibraryStorage(storage).library
  await first.setItem(KEYS, { s1: 'key' })
  await first.setItem(SESSIONS, [{ topic: 's1' }])
  const { library } = createLibraryStorage(storage)

  await library.setItem(KEYS, { ...Object(await library.getItem(KEYS)), invited: 'secret' })

  const reopened = createLibraryStorage(storage).library
  expect(await reopened.getItem(KEYS)).toEqual({ s1: 'key' })
})

test('of requests only their ids are stored, not their parameters and answers', async () => {
  const storage = aStorage()
  const { library } = createLibraryStorage(storage)
  await library.setItem(SESSIONS, [{ topic: 's1' }])
  const request = { method: 'personal_sign', params: ['a secret text'] }

  await library.setItem(HISTORY, [
    { id: 1, topic: 's1', chainId: 'eip155:1', request, expiry: 9 },
    { id: 2, topic: 's1', request, response: { result: 'a secret answer' } },
  ])

  const reopened = createLibraryStorage(storage).library
  expect(await reopened.getItem(HISTORY)).toEqual([
    { id: 1, topic: 's1', chainId: 'eip155:1', request: { method: 'personal_sign' }, expiry: 9 },
    { id: 2, topic: 's1', request: { method: 'personal_sign' }, response: {} },
  ])
  expect(storage.written.join()).not.toContain('secret')
  expect(await library.getItem(HISTORY)).toMatchObject([{ request }, { request }])
})

test('a tab reads its own data, and on request the data that other tabs stored', async () => {
  const storage = aStorage()
  const [one, other] = [createLibraryStorage(storage), createLibraryStorage(storage)]
  await one.library.setItem(SESSIONS, [{ topic: 's1' }])
  await other.library.setItem(SESSIONS, [{ topic: 's1' }, { topic: 's2' }])

  expect(await one.library.getItem(SESSIONS)).toEqual([{ topic: 's1' }])
  expect(one.stored(SESSIONS)).toEqual([{ topic: 's1' }, { topic: 's2' }])
  await one.library.setItem(SESSIONS, [])
  expect(other.stored(SESSIONS)).toEqual([{ topic: 's2' }])
})

test('removed data is deleted, and invalid texts are ignored', async () => {
  const storage = aStorage()
  storage.set(`@appkit/${SESSIONS}`, '[{"topic"')
  const { library } = createLibraryStorage(storage)

  expect(await library.getItem(SESSIONS)).toBeUndefined()
  await library.setItem(SESSIONS, [{ topic: 's1' }])
  await library.removeItem(SESSIONS)

  expect(await library.getKeys()).toEqual([])
  expect(storage.values.size).toBe(0)
})

const A = { topic: 'a', n: 1 }
const B = { topic: 'b', n: 1 }
const C = { topic: 'c', n: 1 }

test.each([
  ['what another tab added stays', [A], [A], [A, B], [A, B]],
  ['what this tab added comes to it', [A], [A, C], [A, B], [A, B, C]],
  ['what this tab removed goes, and nothing else', [A, B], [B], [A, B, C], [B, C]],
  ['what another tab removed stays away', [A, B], [A, B], [A], [A]],
  ['a change of this tab wins', [A], [{ ...A, n: 2 }], [A, B], [{ ...A, n: 2 }, B]],
  ['a change of another tab stays', [A], [A], [{ ...A, n: 2 }], [{ ...A, n: 2 }]],
  ['both at once: this tab spoke last', [A], [{ ...A, n: 2 }], [{ ...A, n: 3 }], [{ ...A, n: 2 }]],
  ['numbers keep their order', [], [{ id: 9 }, { id: 1 }], undefined, [{ id: 9 }, { id: 1 }]],
  ['entries without a name are what they are', ['x'], ['x', 'y'], ['x', 'z'], ['x', 'z', 'y']],
  [
    'keys of a table, too',
    { a: 1, b: 2 },
    { b: 2, c: 3 },
    { a: 1, b: 2, d: 4 },
    { b: 2, c: 3, d: 4 },
  ],
  ['a table of numbers keeps all', {}, { 2: 'x' }, { 1: 'y' }, { 1: 'y', 2: 'x' }],
  ['a text is that of this tab', 'a', 'b', 'c', 'b'],
  ['what is stored may be anything', [A], [A, B], 'broken', [B]],
  ['before the first time there is nothing', undefined, [A], undefined, [A]],
])('%s', (_title, before, after, stored, merged) => {
  expect(mergeStored({ before, after, stored })).toEqual(merged)
})
