import { expect, test } from 'vitest'
import { type GridPlace, nextPlace } from './next-place.ts'

/** Ten wallets in rows of four: 0–3, 4–7, 8–9. */
const GRID: GridPlace = { place: 5, count: 10, columns: 4, pageRows: 2, isRightToLeft: false }

test.each<[key: string, change: Partial<GridPlace>, next: number | undefined]>([
  ['ArrowRight', {}, 6],
  ['ArrowLeft', {}, 4],
  ['ArrowRight', { isRightToLeft: true }, 4],
  ['ArrowLeft', { isRightToLeft: true }, 6],
  ['ArrowRight', { place: 7 }, 8],
  ['ArrowRight', { place: 9 }, undefined],
  ['ArrowLeft', { place: 0 }, undefined],
  ['ArrowDown', {}, 9],
  ['ArrowDown', { place: 6 }, undefined],
  ['ArrowUp', {}, 1],
  ['ArrowUp', { place: 1 }, undefined],
  ['PageDown', { place: 1 }, 9],
  ['PageDown', { place: 2 }, 6],
  ['PageDown', { place: 9 }, undefined],
  ['PageUp', { place: 9 }, 1],
  ['PageUp', { place: 1 }, undefined],
  ['Home', {}, 4],
  ['End', {}, 7],
  ['End', { place: 8 }, 9],
  ['Enter', {}, undefined],
  ['constructor', {}, undefined],
])('%s with %o leads to %s', (key, change, next) => {
  expect(nextPlace({ key, ctrlKey: false }, { ...GRID, ...change })).toBe(next)
})

test.each([
  ['Home', 0],
  ['End', 9],
])('with Control %s leads to %i', (key, next) => {
  expect(nextPlace({ key, ctrlKey: true }, GRID)).toBe(next)
})
