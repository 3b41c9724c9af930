import { afterEach, expect, test } from 'vitest'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createBrowserStorage } from './browser-storage.ts'

const KEY = '@appkit/test'

afterEach(() => {
  localStorage.removeItem(KEY)
})

test("values are in the browser's own storage", () => {
  const logger = createFakeLogger()
  const storage = createBrowserStorage({ logger })

  storage.set(KEY, 'kept')

  expect(localStorage.getItem(KEY)).toBe('kept')
  expect(createBrowserStorage({ logger }).get(KEY)).toBe('kept')
  expect(logger.lines).toEqual([])
})

test('a full storage leaves the value readable and logs one note', () => {
  const logger = createFakeLogger()
  const storage = createBrowserStorage({ logger })
  const large = 'x'.repeat(20_000_000)

  storage.set(KEY, 'before')
  storage.set(KEY, large)
  storage.set(KEY, `${large}!`)

  expect(storage.get(KEY)).toHaveLength(20_000_001)
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(logger.lines).toHaveLength(1)
})
