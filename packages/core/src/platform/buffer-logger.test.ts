import { expect, test, vi } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createBufferLogger, type LogLevel } from './buffer-logger.ts'

function listen() {
  return {
    error: vi.spyOn(console, 'error').mockImplementation(() => {}),
    warn: vi.spyOn(console, 'warn').mockImplementation(() => {}),
    info: vi.spyOn(console, 'info').mockImplementation(() => {}),
  }
}

test.each<[LogLevel | undefined, number, number, number]>([
  [undefined, 1, 0, 1],
  ['error', 1, 0, 1],
  ['warn', 1, 1, 1],
  ['silent', 0, 0, 0],
])('at level %s the console gets what it should', (level, errors, warnings, notes) => {
  const console = listen()
  const logger = createBufferLogger({
    clock: createFakeClock(),
    ...(level === undefined ? {} : { level }),
  })

  logger.error('broken')
  logger.warn('odd')
  logger.note('by the way')

  expect(console.error).toHaveBeenCalledTimes(errors)
  expect(console.warn).toHaveBeenCalledTimes(warnings)
  expect(console.info).toHaveBeenCalledTimes(notes)
  expect(logger.readLines()).toHaveLength(3)
})

test('of a cause only its code is written', () => {
  const console = listen()
  const logger = createBufferLogger({ clock: createFakeClock(0) })
  const cause = new Error('secret@mail.example')

  logger.error('Unable to read', new LatchkeyError('http.network', {}, { cause }))
  logger.error('The wallet failed', { code: -32603, message: 'secret@mail.example' })
  logger.error('Odd', cause)

  expect(logger.readLines()).toEqual([
    '1970-01-01T00:00:00.000Z error Unable to read (http.network)',
    '1970-01-01T00:00:00.000Z error The wallet failed (-32603)',
    '1970-01-01T00:00:00.000Z error Odd',
  ])
  expect(console.error.mock.calls).toEqual([
    ['[latchkey] Unable to read (http.network)'],
    ['[latchkey] The wallet failed (-32603)'],
    ['[latchkey] Odd'],
  ])
})

test('the buffer holds the newest lines, up to 1,024,000 bytes of UTF-8', () => {
  const logger = createBufferLogger({ clock: createFakeClock(), level: 'silent' })

  for (let count = 0; count < 1_200; count += 1) logger.warn(`${count} ${'€'.repeat(400)}`)

  const lines = logger.readLines()
  const bytes = Buffer.byteLength(lines.join(''))
  expect(bytes).toBeLessThanOrEqual(1_024_000)
  expect(bytes).toBeGreaterThan(1_024_000 - 1_300)
  expect(lines.at(-1)).toContain(' 1199 ')
})
