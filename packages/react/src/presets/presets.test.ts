import { type ColorName, createTheme } from '@latchkey/ui'
import { expect, test } from 'vitest'
import * as presets from './index.ts'

const MODES = ['light', 'dark'] as const
const CASES = Object.entries(presets).flatMap(([name, variables]) =>
  MODES.map((mode) => ({ name, mode, variables })),
)

/** Text, and the grounds that it is shown on. Source of the number: WCAG 2, 1.4.3 (AA). */
const TEXTS: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['text', ['card', 'group', 'fill-1', 'fill-2', 'fill-3']],
  ['text-2', ['card', 'group', 'fill-1', 'fill-2', 'fill-3']],
  ['text-2', ['accent-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['text-3', ['card', 'group', 'fill-1', 'fill-2']],
  ['accent', ['card', 'group', 'fill-1', 'fill-2', 'accent-soft']],
  ['on-primary', ['primary', 'primary-hover', 'primary-press']],
  ['good', ['card', 'group', 'fill-1', 'good-soft']],
  ['warn', ['card', 'group', 'fill-1', 'warn-soft']],
  ['bad', ['card', 'group', 'fill-1', 'bad-soft']],
]

/** The focus ring is `accent`. Source of the number: WCAG 2, 1.4.11. */
const MARKS: readonly (readonly [ColorName, readonly ColorName[]])[] = [
  ['accent', ['card', 'group', 'fill-1', 'fill-2', 'fill-3']],
  ['primary', ['card', 'group']],
  ['edge', ['card', 'group', 'fill-1']],
  ['good-mark', ['card', 'group']],
  ['warn-mark', ['card', 'group']],
  ['bad-mark', ['card', 'group']],
  ['on-mark', ['good-mark']],
]

/** Lists the colours that are too faint in a theme, in words. */
function tooFaint(
  colors: Readonly<Record<ColorName, string>>,
  pairs: readonly (readonly [ColorName, readonly ColorName[]])[],
  least: number,
): readonly string[] {
  return pairs.flatMap(([name, grounds]) =>
    grounds
      .map((ground) => [`${name} on ${ground}`, contrast(colors[name], colors[ground])] as const)
      .filter(([, measured]) => measured < least)
      .map(([pair, measured]) => `${pair}: ${measured.toFixed(2)}`),
  )
}

/** WCAG 2 contrast, written once more: the theme's own must not judge itself. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(CASES)('$name can be read in $mode, and keeps the mode', ({ mode, variables }) => {
  const theme = createTheme(mode, variables)

  expect(theme.mode).toBe(mode)
  expect(tooFaint(theme.colors, TEXTS, 4.5)).toEqual([])
  expect(tooFaint(theme.colors, MARKS, 3)).toEqual([])
  expect(tooFaint(theme.colors, [['qr', ['qr-ground']]], 7)).toEqual([])
})

test.each(MODES)('the one of high contrast keeps 7:1 in %s, and its edges 4.5:1', (mode) => {
  const { colors } = createTheme(mode, presets.highContrast)
  const onCards = TEXTS.map(
    ([name, grounds]) => [name, grounds.filter((each) => each !== 'fill-3')] as const,
  )

  expect(tooFaint(colors, onCards, 7)).toEqual([])
  expect(tooFaint(colors, [['edge', ['card', 'group', 'fill-1']]], 4.5)).toEqual([])
})

test('no two presets look alike', () => {
  const looks = Object.values(presets).map((preset) => {
    const { colors, properties } = createTheme('light', preset)
    return [colors.card, colors.primary, properties['--lk-radius'], properties['--lk-base']].join()
  })

  expect(new Set(looks).size).toBe(6)
})

test('a preset is plain data that a site can spread', () => {
  const own = { ...presets.warm, radius: 1 }

  expect(JSON.parse(JSON.stringify(presets.warm))).toEqual(presets.warm)
  expect(createTheme('light', own).properties['--lk-radius']).toBe('1px')
})
