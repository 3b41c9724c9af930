import { expect, test } from 'vitest'
import { drawModules, quietOf } from './draw-modules.ts'

test.each([
  [21, 4],
  [57, 4],
  [90, 5],
  [177, 9.83],
])('a code of %i modules has %d modules of quiet on every side', (size, quiet) => {
  expect(quietOf(size)).toBeCloseTo(quiet, 2)
})

test('every dark module outside the finders and the cleared middle is one dot', () => {
  const size = 21
  const path = drawModules({ size, isDark: () => true }, 5)

  expect(path.split('M').length - 1).toBe(size * size - 3 * 49 - 25)
  expect(path).toContain('M8.5 0.5h0')
  expect(path).not.toContain('M10.5 10.5h0')
})
