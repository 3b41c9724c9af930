import { expect, test } from 'vitest'
import { PRESET_NAMES, tokensOf } from './theme-choice.ts'
import { contrast, warningsOf } from './warnings.ts'

test('no default is warned of, and black on white is 21:1', () => {
  expect(warningsOf('light', {})).toEqual([])
  expect(warningsOf('dark', {})).toEqual([])
  expect(contrast('#000000', '#ffffff')).toBe(21)
})

test.each(PRESET_NAMES)('of %s at most a moved accent is named', (name) => {
  for (const mode of ['light', 'dark'] as const) {
    const others = warningsOf(mode, tokensOf(name)).filter((each) => !each.startsWith('Links'))

    expect(others).toEqual([])
  }
})

test.each([
  [{ accent: '#ffe100' }, /^Links and the focus ring are #\w+: your accent has 1\.3:1/],
  [{ accent: '#ffe100' }, /^Primary buttons stand out from the card by 1\.3:1 only/],
  [{ accent: 'red' }, /^accent cannot be read/],
  [{ background: '#101010' }, /^The card is dark/],
  [{ qrColor: '#aaaaaa' }, /^qrColor has less than 7:1/],
] as const)('%j is warned of', (variables, warning) => {
  expect(warningsOf('light', variables)).toContainEqual(expect.stringMatching(warning))
})
