import { expect, test } from 'vitest'
import { transferError } from './transfer-error.ts'

test('what became of a transfer is told, with what was thrown, and not to be tried again', () => {
  const cause = new Error('Half a signature')

  expect(transferError('transfer.unknown', cause)).toMatchObject({
    code: 'transfer.unknown',
    message: expect.stringContaining('look there before you try again'),
    isRetryable: false,
    cause,
  })
})
