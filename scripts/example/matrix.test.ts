import { expect, test } from 'vitest'
import { CELLS, matrixOf } from './matrix.mjs'

test('the matrix has a line per example, and a mark per cell that was tried', () => {
  const cells = [
    { example: 'vue', cell: 'install', faults: [] },
    { example: 'vue', cell: 'connect', faults: ['no button', 'no row'] },
    { example: 'html', cell: 'build', faults: [], isIdle: true },
  ]

  const [head, , html, vue, ...others] = matrixOf(cells)
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))

  expect(head).toEqual(['', 'example', ...CELLS, ''])
  expect(html).toEqual(['', 'html', '', '–', '', '', '', '', '', '', '', '', ''])
  expect(vue).toEqual(['', 'vue', '✓', '', '✗ 2', '', '', '', '', '', '', '', ''])
  expect(others).toEqual([])
})
