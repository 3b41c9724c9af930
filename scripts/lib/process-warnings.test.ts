import { expect, test } from 'vitest'
import { processWarnings } from './process-warnings.mjs'

test('a warning is found once, however many processes print it', () => {
  const output = [
    ' ✓ one.test.ts',
    '(node:12) MaxListenersExceededWarning: Possible EventTarget memory leak detected.',
    '(Use `node --trace-warnings ...` to show where the warning was created)',
    '(node:34) MaxListenersExceededWarning: Possible EventTarget memory leak detected.',
  ].join('\n')

  expect(processWarnings(output)).toEqual([
    'MaxListenersExceededWarning: Possible EventTarget memory leak detected.',
  ])
})

test.each([
  '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.',
  '(node:12) ExperimentalWarning: SQLite is an experimental feature',
  'a text about (node:12) SomeWarning: in the middle of a line',
])('%s is not judged', (line) => {
  expect(processWarnings(line)).toEqual([])
})
