import { expect, test } from 'vitest'
import { settle } from './settle.mjs'

const passed = (name: string) => ({ name, place: name, hasPassed: true })
const failed = (name: string) => ({ name, place: name, hasPassed: false })
const testOf = (place: string, hasPassed: boolean) => ({
  name: `${place} › a sentence`,
  place,
  hasPassed,
})
const failedCheck = (name: string) => ({ name, hasPassed: false })

test.each([
  ['all good', [passed('a'), passed('b')], [], { passed: 2, failed: [], flaky: [] }],
  [
    'what passes alone has passed, and is flaky',
    [passed('a'), failed('b')],
    [passed('b')],
    { passed: 2, failed: [], flaky: ['b'] },
  ],
  [
    'what fails twice has failed',
    [failed('a')],
    [failed('a')],
    { passed: 0, failed: ['a'], flaky: [] },
  ],
  ['what did not run again has failed', [failed('a')], [], { passed: 0, failed: ['a'], flaky: [] }],
  [
    'a neighbour that fails in the second run alone is flaky',
    [passed('a'), failed('b')],
    [failed('a'), passed('b')],
    { passed: 2, failed: [], flaky: ['b', 'a'] },
  ],
  [
    'a check is not run again',
    [failedCheck('lint')],
    [],
    { passed: 0, failed: ['lint'], flaky: [] },
  ],
  [
    'what goes wrong around the second run is a failure',
    [failed('a')],
    [passed('a'), failedCheck('vitest: ended with code 1')],
    { passed: 1, failed: ['vitest: ended with code 1'], flaky: ['a'] },
  ],
  [
    'a file that did not load, and whose tests pass alone, is flaky',
    [passed('a'), failed('x.test.ts')],
    [testOf('x.test.ts', true)],
    { passed: 2, failed: [], flaky: ['x.test.ts'] },
  ],
  [
    'a file that did not load, and has a test that fails alone, has failed',
    [failed('x.test.ts')],
    [testOf('x.test.ts', true), { ...testOf('x.test.ts', false), name: 'x.test.ts › another' }],
    { passed: 0, failed: ['x.test.ts'], flaky: ['x.test.ts › another'] },
  ],
])('%s', (_name, first, second, expected) => {
  expect(settle(first, second)).toEqual(expected)
})
