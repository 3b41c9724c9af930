import { expect, test } from 'vitest'
import { type GridGeometry, visibleRows } from './visible-rows.ts'

const GRID: GridGeometry = { gridTop: 100, viewTop: 0, viewBottom: 600, rowPx: 100, rows: 2_500 }

test.each<[where: string, change: Partial<GridGeometry>, first: number, end: number]>([
  ['at the beginning', {}, 0, 10],
  ['somewhere in the middle', { gridTop: -100_000 }, 996, 1_011],
  ['at the end', { gridTop: -249_500 }, 2_491, 2_500],
  ['few rows', { rows: 3 }, 0, 3],
  ['none', { rows: 0 }, 0, 1],
  ['not measured yet', { rowPx: 0 }, 0, 8],
  ['scrolled past its end', { gridTop: -400_000 }, 2_499, 2_500],
  ['not reached yet', { gridTop: 5_000 }, 0, 1],
])('%s', (_where, change, first, end) => {
  expect(visibleRows({ ...GRID, ...change })).toEqual({ first, end })
})
