/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { findBcoin } from './find-bcoin.ts'

test('the program is there', () => {
  expect(findBcoin()).toMatch(/bcoin/)
})

test('without it, the error says how to get it', () => {
  const missing = () => {
    throw new Error('not found')
  }

  expect(() => findBcoin(missing)).toThrow(
    expect.objectContaining({
      code: 'bitcoin-missing',
      message: expect.stringContaining('npm install --save-dev --ignore-scripts bcoin@1.0.2'),
    }),
  )
})
