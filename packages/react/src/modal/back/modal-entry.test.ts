import { expect, test } from 'vitest'
import { traversalOf } from './modal-entry.ts'

const AT_ENTRY = { moved: undefined, wasIn: true, isHere: true, isSamePage: true } as const
const BELOW = { ...AT_ENTRY, wasIn: false, isHere: false }

test.each([
  ['the visitor goes back from the entry', { ...AT_ENTRY, isHere: false }, 'left'],
  ['the visitor comes to the entry', { ...BELOW, isHere: true }, 'returned'],
  ['from a page with another address', { ...BELOW, isHere: true, isSamePage: false }, 'returned'],
  [
    'a hash link leads away from it',
    { ...AT_ENTRY, isHere: false, isSamePage: false },
    'elsewhere',
  ],
  ['the page goes back without the entry', BELOW, 'elsewhere'],
  ['its own way back ends', { ...AT_ENTRY, moved: 'back', isHere: false }, 'moved'],
  ['its own way back ends at the entry', { ...AT_ENTRY, moved: 'back' }, 'overtaken'],
  ['its own way to the entry ends', { ...BELOW, moved: 'forward', isHere: true }, 'moved'],
  [
    'its own way to an entry of the website ends',
    { ...BELOW, moved: 'return', isSamePage: false },
    'moved',
  ],
  [
    'the visitor is faster than its own way',
    { ...BELOW, moved: 'forward', isSamePage: false },
    'elsewhere',
  ],
] as const)('%s', (_what, facts, expected) => {
  expect(traversalOf(facts)).toBe(expected)
})
