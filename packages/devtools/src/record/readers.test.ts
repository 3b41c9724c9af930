import { expect, test } from 'vitest'
import { createLog } from './create-log.ts'
import { readFrameType } from './follow-frame.ts'
import { marksBetween } from './follow-marks.ts'
import { readRequest } from './follow-requests.ts'

test.each([
  [{ type: '@w3m-frame/READY', payload: 'secret' }, '@w3m-frame/READY'],
  [{ type: '@w3m-frame/x y' }, undefined],
  [{ type: 'other' }, undefined],
  [{ type: 1 }, undefined],
  ['@w3m-frame/READY', undefined],
  [null, undefined],
])('a message %j is of the type %s', (data, type) => {
  expect(readFrameType(data)).toBe(type)
})

const ENTRY = { initiatorType: 'fetch', startTime: 1.5, duration: 20, responseStatus: 200 }

test.each([
  ['https://api.example/v1/wallets?projectId=x', 200, { path: '/v1/wallets', status: 200 }],
  ['https://api.example/v1/wallets', 0, { path: '/v1/wallets', status: undefined }],
])('a request of %s with status %d', (name, responseStatus, shown) => {
  expect(readRequest({ ...ENTRY, name, responseStatus }, 'https://site.example')).toEqual({
    origin: 'https://api.example',
    initiator: 'fetch',
    atMs: 1.5,
    durationMs: 20,
    ...shown,
  })
})

test.each(['https://site.example/index.js', 'data:text/plain,x', 'blob:https://site.example/x'])(
  '%s is no request of another host',
  (name) => {
    expect(readRequest({ ...ENTRY, name }, 'https://site.example')).toBeUndefined()
  },
)

const QUIET = {
  isOpen: false,
  isLoaded: true,
  hasFailed: false,
  requested: 0,
  resuming: 0,
  connected: 0,
  stored: 0,
}

test.each([
  ['nothing', QUIET, QUIET, []],
  ['loading', { ...QUIET, isLoaded: false }, { ...QUIET, isOpen: true }, ['loaded', 'opened']],
  ['opening an account', { ...QUIET, connected: 1 }, { ...QUIET, connected: 1, isOpen: true }, []],
  ['asking', QUIET, { ...QUIET, requested: 1 }, ['requested']],
  ['an answer', { ...QUIET, requested: 1 }, { ...QUIET, connected: 1 }, ['answered']],
  [
    'an answer that is stored',
    QUIET,
    { ...QUIET, connected: 1, stored: 1 },
    ['answered', 'stored'],
  ],
  ['a session of before', { ...QUIET, resuming: 1 }, { ...QUIET, connected: 1 }, ['resumed']],
  ['an end', { ...QUIET, connected: 1, stored: 1 }, QUIET, []],
  ['a modal that is closed', { ...QUIET, isOpen: true }, QUIET, ['left']],
  ['a request that is left', { ...QUIET, requested: 1 }, QUIET, ['left']],
  ['a request that failed', { ...QUIET, requested: 1 }, { ...QUIET, hasFailed: true }, []],
  [
    'an account that is closed',
    { ...QUIET, isOpen: true, connected: 1 },
    { ...QUIET, connected: 1 },
    [],
  ],
])('%s', (_what, before, now, marks) => {
  expect(marksBetween(before, now)).toEqual(marks)
})

test('a log has the newest 500 entries, each with its number', () => {
  let changes = 0
  const log = createLog<{ readonly text: string }>(() => {
    changes += 1
  })
  const first = log.add({ text: 'first' })
  for (let nth = 0; nth < 500; nth += 1) log.add({ text: `${nth}` })

  log.update(first, { text: 'gone' })

  expect(log.entries()).toHaveLength(500)
  expect(log.entries()[0]).toEqual({ text: '0', nth: 2 })
  expect(changes).toBe(502)
  log.clear()
  expect(log.entries()).toEqual([])
})
