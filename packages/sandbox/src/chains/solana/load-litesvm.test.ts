/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { loadLiteSvm } from './load-litesvm.ts'

test('a machine without the program gets an error', () => {
  const missing = () => {
    throw new Error('not found')
  }

  expect(() => loadLiteSvm(missing)).toThrow(
    expect.objectContaining({
      code: 'litesvm-missing',
      message: expect.stringMatching(
        /no program for .+ start the sandbox without its part 'solana'/,
      ),
    }),
  )
})
