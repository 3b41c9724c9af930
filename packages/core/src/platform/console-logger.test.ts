import { afterEach, expect, test, vi } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createConsoleLogger, createRequestLog, type LogLevel } from './console-logger.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('failures and notes are written to the console, warnings are not; of a cause only its code is', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const logger = createConsoleLogger()
  const cause = new Error('secret@mail.example')

  logger.error('Unable to read', new LatchkeyError('http.network', {}, { cause }))
  logger.error('The wallet failed', { code: -32603, message: 'secret@mail.example' })
  logger.error('Odd', cause)
  logger.warn('odd')
  logger.note('by the way')

  expect(error.mock.calls).toEqual([
    ['[latchkey] Unable to read (http.network)'],
    ['[latchkey] The wallet failed (-32603)'],
    ['[latchkey] Odd'],
  ])
  expect(warn).not.toHaveBeenCalled()
  expect(info.mock.calls).toEqual([['[latchkey] by the way']])
})

test.each<[level: LogLevel, written: string]>([
  ['silent', ''],
  ['error', 'error'],
  ['warn', 'error warn'],
  ['info', 'error warn info'],
  ['debug', 'error warn info'],
])('the level %s writes "%s"', (level, expected) => {
  const written: string[] = []
  for (const method of ['error', 'warn', 'info'] as const) {
    vi.spyOn(console, method).mockImplementation(() => void written.push(method))
  }
  const logger = createConsoleLogger(level)

  logger.error('a')
  logger.warn('b')
  logger.note('c')

  expect(written.join(' ')).toBe(expected)
})

test('requests are written with their names and how they end, and observed all the same', async () => {
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {})
  const observer = vi.fn()
  const observe = createRequestLog(observer)
  const request = { to: 'wallet', method: 'eth_chainId' } as const

  observe({ ...request, outcome: Promise.resolve({ isAnswered: true }) })
  observe({ ...request, outcome: Promise.resolve({ isAnswered: false, code: 4001 }) })
  await Promise.resolve()

  expect(observer).toHaveBeenCalledTimes(2)
  expect(debug.mock.calls).toEqual([
    ['[latchkey] wallet: eth_chainId answered'],
    ['[latchkey] wallet: eth_chainId failed (4001)'],
  ])
})
