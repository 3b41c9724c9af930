import { expect, test, vi } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { createConsoleLogger } from './console-logger.ts'

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
