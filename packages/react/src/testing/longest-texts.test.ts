import { expect, test } from 'vitest'
import { ENGLISH } from './a-snapshot.ts'
import { longestTexts, widthOf } from './longest-texts.ts'

test.each([
  ['Send', 4],
  ['', 0],
  ['送信', 4],
  ['إرسَال', 5],
  ['ส่ง', 2],
] as const)('%s is as wide as %i letters', (text, width) => {
  expect(widthOf(text)).toBe(width)
})

test('there is one for every place, and none is shorter than English', async () => {
  const texts = await longestTexts()

  expect(texts.map(({ key }) => key)).toEqual(Object.keys(ENGLISH))
  expect(texts.filter(({ ratio }) => ratio < 1)).toEqual([])
})
