/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { readArguments } from './read-arguments.ts'

test.each([
  [[], { kind: 'start', basePort: undefined }],
  [['--base-port', '4400'], { kind: 'start', basePort: 4400 }],
  [['--base-port=5400'], { kind: 'start', basePort: 5400 }],
  [['--help'], { kind: 'help' }],
  [['-h', '--base-port', '1'], { kind: 'help' }],
])('%j is understood', (args, command) => {
  expect(readArguments(args)).toEqual(command)
})

test.each([[['--base-port']], [['--base-port', 'x']], [['--port', '1']], [['4400']]])(
  '%j is refused with a sentence',
  (args) => {
    expect(() => readArguments(args)).toThrow(expect.objectContaining({ code: 'wrong-option' }))
  },
)
