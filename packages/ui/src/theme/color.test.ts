import { expect, test } from 'vitest'
import { contrast, lightness, mix, type Rgb, readColor, toHex, withLightness } from './color.ts'

test.each([
  ['#fff', [255, 255, 255]],
  ['#2f54e0', [47, 84, 224]],
  ['#2F54E080', [47, 84, 224]],
  ['#0f08', [0, 255, 0]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgba(10 20 30 / 50%)', [10, 20, 30]],
  [' #000 ', [0, 0, 0]],
] as const)('%s is read as a colour', (text, expected) => {
  expect(readColor(text)).toEqual(expected)
})

test.each(['', 'red', '#12', '#12345', 'rgb(1,2)', 'var(--x)', 'url(x)', '#ggg'])(
  '%s is no colour we can work with',
  (text) => {
    expect(readColor(text)).toBeUndefined()
  },
)

test('contrast is that of WCAG 2', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.478, 2)
  expect(contrast([0, 0, 0], [0, 0, 0])).toBe(1)
})

test('lightness is that of OKLCH', () => {
  expect(lightness([255, 255, 255])).toBeCloseTo(1, 4)
  expect(lightness([0, 0, 0])).toBeCloseTo(0, 4)
  expect(lightness([255, 0, 0])).toBeCloseTo(0.628, 3)
})

test.each([
  [47, 84, 224],
  [134, 140, 152],
  [255, 134, 138],
] as const)('a colour moved to its own lightness stays as it is (%i, %i, %i)', (...rgb) => {
  const moved = withLightness(rgb, lightness(rgb))

  expect(moved.every((part, index) => Math.abs(part - (rgb[index] ?? 0)) <= 1)).toBe(true)
})

test('a lightness that this hue cannot have in full chroma reduces chroma and stays within sRGB', () => {
  const blue: Rgb = [0, 0, 255]

  const light = withLightness(blue, 0.95)

  expect(lightness(light)).toBeCloseTo(0.95, 1)
  expect(light.every((part) => part >= 0 && part <= 255)).toBe(true)
})

test('mixing takes the share of the second colour', () => {
  expect(toHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080')
})
