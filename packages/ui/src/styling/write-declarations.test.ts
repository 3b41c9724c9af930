/// <reference types="vite/client" />
import { serializeStyles } from '@emotion/serialize'
import unitless from '@emotion/unitless'
import { expect, test } from 'vitest'
import { writeDeclarations } from './write-declarations.ts'

/** Every source in which the kit and the modal may have styles. */
const SOURCES = Object.values(
  import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test*'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** Whatever stands before a colon in them, and with it every property that is set. */
const KEYS = new Set(
  SOURCES.flatMap((source) => [...source.matchAll(/^\s*(?:\.\.\.)?[{(]?\s*([a-z]\w+):/gim)]).map(
    ([, key = '']) => key,
  ),
)

/** Old names that no browser of ours knows, and what Emotion takes in quotes alone. */
const LEFT_OUT =
  /^(content$|ms|boxFlex|boxOrdinal|flexPositive|flexNegative|flexOrder)|RowSpan$|ColumnSpan$/

const NUMBERED = [...KEYS, ...Object.keys(unitless)].filter((key) => !LEFT_OUT.test(key))

test('there are properties to hold against each other', () => {
  for (const key of ['minHeight', 'zIndex', 'WebkitLineClamp', 'strokeWidth']) {
    expect(NUMBERED).toContain(key)
  }
})

test.each(NUMBERED)('%s is written as Emotion does', (key) => {
  for (const value of [3, -0.5, 0, 'auto', ['a', 'b'], undefined, false, true]) {
    const style = { [key]: value }

    expect(writeDeclarations(style)).toBe(serializeStyles([style]).styles)
  }
})

test('a custom property keeps its name and its number', () => {
  expect(writeDeclarations({ '--lk-myThing': 3 })).toBe('--lk-myThing:3;')
})

test('what is nested is left to others', () => {
  expect(writeDeclarations({ color: 'red', '&:hover': { color: 'blue' } })).toBe('color:red;')
})
