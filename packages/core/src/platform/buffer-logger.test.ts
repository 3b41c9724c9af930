import { expect, test } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { createBufferLogger } from './buffer-logger.ts'

test('lines are stored and passed on; of a cause only its code is stored', () => {
  const logger = createFakeLogger()
  const buffer = createBufferLogger({ clock: createFakeClock(0), logger })
  const cause = new Error('secret@mail.example')

  buffer.error('Unable to read', new LatchkeyError('http.network', {}, { cause }))
  buffer.error('The wallet failed', { code: -32603, message: 'secret@mail.example' })
  buffer.warn('Odd')
  buffer.note('By the way')

  expect(buffer.readLines()).toEqual([
    '1970-01-01T00:00:00.000Z error Unable to read (http.network)',
    '1970-01-01T00:00:00.000Z error The wallet failed (-32603)',
    '1970-01-01T00:00:00.000Z warn Odd',
    '1970-01-01T00:00:00.000Z note By the way',
  ])
  expect(logger.lines).toHaveLength(4)
})

test('the buffer holds the newest lines, in at most 1,024,000 bytes of UTF-8', () => {
  const buffer = createBufferLogger({ clock: createFakeClock(), logger: createFakeLogger() })

  for (let count = 0; count < 1_200; count += 1) buffer.warn(`${count} ${'€'.repeat(4_000)}`)
  buffer.warn('short')

  const lines = buffer.readLines()
  const bytes = Buffer.byteLength(lines.join('\n'))
  expect(bytes).toBeLessThanOrEqual(1_024_000)
  expect(bytes).toBeGreaterThan(900_000)
  expect(lines.at(-2)).toContain(' 1199 ')
  expect(lines.at(-1)).toMatch(/short$/)
})

test('thousands of short lines are stored', () => {
  const buffer = createBufferLogger({ clock: createFakeClock(), logger: createFakeLogger() })

  for (let count = 0; count < 5_000; count += 1) buffer.warn(`line ${count}`)

  expect(buffer.readLines()).toHaveLength(5_000)
})
