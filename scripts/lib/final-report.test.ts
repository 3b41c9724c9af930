import { expect, test } from 'vitest'
import { finalReport } from './final-report.mjs'

const TESTS = [
  { name: 'a.test.ts › adds', place: 'a.test.ts', hasPassed: true, durationMs: 1_500 },
  { name: 'a.test.ts › divides', place: 'a.test.ts', hasPassed: true, durationMs: 600 },
  {
    name: 'b.e2e.ts › opens',
    place: '/b.e2e.ts:7',
    hasPassed: false,
    durationMs: 9_000,
    reason: '\u001B[31mno such row\u001B[39m\n\n  at line 9',
    commandText: 'npx playwright test b.e2e.ts:7',
  },
  { name: 'lint', hasPassed: false, reason: 'x is unused', commandText: 'npx lint' },
]

test('what failed is named with its reason and the command that runs it again', () => {
  const settled = { passed: 2, failed: ['b.e2e.ts › opens', 'lint'], flaky: [] }

  expect(finalReport(TESTS, settled, [])).toContain(
    [
      'Failed:',
      '  ✗ b.e2e.ts › opens',
      '      no such row',
      '        at line 9',
      '      again: npx playwright test b.e2e.ts:7',
      '  ✗ lint',
      '      x is unused',
      '      again: npx lint',
    ].join('\n'),
  )
})

test('what is flaky is named with the reason of the run that failed', () => {
  const settled = { passed: 4, failed: [], flaky: ['b.e2e.ts › opens'] }

  const text = finalReport(TESTS, settled, [])

  expect(text).toContain(
    'Flaky, passed in one of two runs:\n  ~ b.e2e.ts › opens\n      no such row',
  )
  expect(text).not.toContain('Failed')
})

test('parts and files are listed by how long they took', () => {
  const settled = { passed: 4, failed: [], flaky: [] }

  expect(finalReport(TESTS, settled, [{ name: 'journeys', ms: 61_000 }])).toBe(
    [
      'Longest parts:',
      '    61.0 s  journeys',
      '',
      'Longest files:',
      '     9.0 s  b.e2e.ts',
      '     2.1 s  a.test.ts',
    ].join('\n'),
  )
})
