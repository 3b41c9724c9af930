import { expect, test } from 'vitest'
import { mergeStored } from './merge-stored.ts'

const A = { topic: 'a', n: 1 }
const B = { topic: 'b', n: 1 }
const C = { topic: 'c', n: 1 }

test.each([
  ['what another tab added stays', [A], [A], [A, B], [A, B]],
  ['what this tab added comes to it', [A], [A, C], [A, B], [A, B, C]],
  ['what this tab removed goes, and nothing else', [A, B], [B], [A, B, C], [B, C]],
  ['what another tab removed stays away', [A, B], [A, B], [A], [A]],
  ['what this tab changed is taken over', [A], [{ ...A, n: 2 }], [A, B], [{ ...A, n: 2 }, B]],
  ['what another tab changed is kept', [A], [A], [{ ...A, n: 2 }], [{ ...A, n: 2 }]],
  ['both at once: this tab spoke last', [A], [{ ...A, n: 2 }], [{ ...A, n: 3 }], [{ ...A, n: 2 }]],
  ['numbers keep their order', [], [{ id: 9 }, { id: 1 }], undefined, [{ id: 9 }, { id: 1 }]],
  ['entries without a name are what they are', ['x'], ['x', 'y'], ['x', 'z'], ['x', 'z', 'y']],
  [
    'keys of a table, too',
    { a: 1, b: 2 },
    { b: 2, c: 3 },
    { a: 1, b: 2, d: 4 },
    { b: 2, c: 3, d: 4 },
  ],
  ['a table of numbers keeps all', {}, { 2: 'x' }, { 1: 'y' }, { 1: 'y', 2: 'x' }],
  ['a word is this tab’s', 'a', 'b', 'c', 'b'],
  ['what is stored may be anything', [A], [A, B], 'broken', [B]],
  ['before the first time there is nothing', undefined, [A], undefined, [A]],
])('%s', (_title, before, after, stored, merged) => {
  expect(mergeStored({ before, after, stored })).toEqual(merged)
})
