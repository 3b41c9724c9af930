/** @full That the sandbox works is seen in every journey of `npm test`. */

import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findAnvil } from './anvil-binary.ts'

test('the program for this machine is found', () => {
  expect(existsSync(findAnvil())).toBe(true)
})

test('a platform without a program gets an error with what to do', () => {
  expect(() => findAnvil('linux', 'sparc')).toThrow(
    /@foundry-rs\/anvil-linux-sparc is not installed.*start the sandbox without its chains/,
  )
})
