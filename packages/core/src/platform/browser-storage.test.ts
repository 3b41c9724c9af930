import { expect, test } from 'vitest'
import type { SiteStorage } from '../contract/index.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createFakeWebStorage, type WebStorageFault } from '../testing/fake-web-storage.ts'
import { createBrowserStorage, createSiteStorage } from './browser-storage.ts'

function setUp(fault: WebStorageFault = 'none') {
  const area = createFakeWebStorage(fault)
  const logger = createFakeLogger()
  return { area, logger, storage: createBrowserStorage({ logger, open: () => area }) }
}

test('values are stored by the browser, without a note', () => {
  const { area, logger, storage } = setUp()

  storage.set('@appkit/a', '1')
  storage.set('other', '2')

  expect(area.getItem('@appkit/a')).toBe('1')
  expect(storage.get('@appkit/a')).toBe('1')
  storage.remove('@appkit/a')
  expect(storage.get('@appkit/a')).toBeUndefined()
  expect(logger.lines).toEqual([])
})

test.each<[string, () => Storage | null | undefined]>([
  [
    'looking at it throws',
    () => {
      throw new DOMException('no', 'SecurityError')
    },
  ],
  ['there is none', () => undefined],
  ['a web view gives null', () => null],
  ['it denies everything', () => createFakeWebStorage('denied')],
  ['it is full from the start', () => createFakeWebStorage('full')],
])('when %s, values are in memory and one note is logged', (_name, open) => {
  const logger = createFakeLogger()
  const storage = createBrowserStorage({ logger, open })

  storage.set('a1', 'x')
  storage.set('a2', 'y')
  storage.remove('a2')

  expect(storage.get('a1')).toBe('x')
  expect(storage.get('a2')).toBeUndefined()
  expect(storage.get('a3')).toBeUndefined()
  expect(logger.lines).toEqual([{ level: 'note', message: expect.stringMatching(/^Unable to/) }])
})

test('each instance has its own note and its own memory', () => {
  const first = setUp('denied')
  const second = setUp('denied')

  first.storage.set('a', '1')
  second.storage.set('b', '2')

  expect(second.storage.get('a')).toBeUndefined()
  expect(first.logger.lines).toHaveLength(1)
  expect(second.logger.lines).toHaveLength(1)
})

test.each<WebStorageFault>(['full', 'frozen', 'denied'])(
  'a value that could not be replaced is never seen again (%s)',
  (fault) => {
    const { area, storage } = setUp()
    storage.set('status', 'connected')

    area.fail(fault)
    storage.set('status', 'disconnected')

    expect(storage.get('status')).toBe('disconnected')
  },
)

test('a full storage removes the old value, so that the next page does not read it', () => {
  const { area, storage } = setUp()
  storage.set('status', 'connected')

  area.fail('full')
  storage.set('status', 'disconnected')

  expect(area.getItem('status')).toBeNull()
})

test('a value that could not be removed is read as removed', () => {
  const { area, storage } = setUp()
  storage.set('a', '1')

  area.fail('frozen')
  storage.remove('a')

  expect(storage.get('a')).toBeUndefined()
})

test('when there is space again, the browser stores the values again', () => {
  const { area, storage } = setUp('full')
  storage.set('a', 'memory')

  area.fail('none')
  storage.set('a', 'stored')
  area.setItem('a', 'from another tab')

  expect(storage.get('a')).toBe('from another tab')
})

test('a value that another tab stored after ours was refused is read', () => {
  const { area, storage } = setUp('full')
  storage.set('a', 'memory')

  area.fail('none')
  area.setItem('a', 'from another tab')

  expect(storage.get('a')).toBe('from another tab')
})

test('a storage of the website is used', () => {
  const logger = createFakeLogger()
  const values = new Map<string, string>()
  const storage = createSiteStorage(logger, {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  })

  expect(storage.get('a')).toBeUndefined()
  storage.set('a', '1')
  expect([storage.get('a'), values.get('a')]).toEqual(['1', '1'])
  storage.remove('a')
  expect([storage.get('a'), values.size]).toEqual([undefined, 0])
  expect(logger.lines).toEqual([])
})

const fail = (): never => {
  throw new Error('no')
}
const failLater = (): Promise<never> => Promise.reject(new Error('no'))

test.each<[string, unknown]>([
  ['throws', { get: fail, set: fail, remove: fail }],
  ['is asynchronous', { get: async () => 'x', set: async () => 'x', remove: async () => 'x' }],
  ['rejects', { get: failLater, set: failLater, remove: failLater }],
])('beside a storage of the website that %s, values are in memory', async (_what, given) => {
  const logger = createFakeLogger()
  // The type forbids such a storage; websites without types have them.
  const storage = createSiteStorage(logger, given as SiteStorage)

  expect(storage.get('a')).toBeUndefined()
  storage.set('a', '1')
  storage.set('b', '2')
  storage.remove('b')

  expect([storage.get('a'), storage.get('b')]).toEqual(['1', undefined])
  expect(logger.lines).toEqual([{ level: 'note', message: expect.stringMatching(/^Unable to/) }])
})

test('a value that is not a text is ignored', () => {
  const values: unknown[] = [7, {}, null, true]
  const get = (key: string) => values[Number(key)]
  const given = { get, set: () => undefined, remove: () => undefined } as SiteStorage

  expect(
    values.map((_value, at) => createSiteStorage(createFakeLogger(), given).get(`${at}`)),
  ).toEqual(values.map(() => undefined))
})
