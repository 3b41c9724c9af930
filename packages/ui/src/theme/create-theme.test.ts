import { expect, test } from 'vitest'
import type { Theme } from './assemble-theme.ts'
import { contrast, readColor } from './color.ts'
import { type ColorName, defaultColors } from './color-tokens.ts'
import { createTheme } from './create-theme.ts'

function contrastOf(theme: Theme, name: ColorName, ground: ColorName): number {
  return contrast(
    readColor(theme.colors[name]) ?? [0, 0, 0],
    readColor(theme.colors[ground]) ?? [0, 0, 0],
  )
}

/** Source: docs/look.md, section 2.1. */
const TABLE: readonly (readonly [ColorName, ColorName, number, number])[] = [
  ['edge', 'card', 3.4, 4.1],
  ['edge', 'fill-1', 3.1, 3.6],
  ['text', 'card', 17.9, 16.3],
  ['text', 'fill-3', 13.8, 10.7],
  ['text-2', 'card', 7, 8.5],
  ['text-2', 'fill-3', 5.4, 5.6],
  ['text-3', 'card', 5.6, 6.5],
  ['text-3', 'fill-2', 4.7, 5.1],
  ['primary', 'card', 17.2, 16],
  ['on-primary', 'primary', 17.2, 15.9],
  ['accent', 'card', 6.1, 8],
  ['accent', 'fill-2', 5.1, 6.2],
  ['accent', 'accent-soft', 5.4, 6.7],
  ['good', 'card', 5.8, 9.3],
  ['good', 'good-soft', 5.2, 7.9],
  ['good-mark', 'card', 3.5, 7.4],
  ['warn', 'card', 6.6, 10.3],
  ['warn', 'warn-soft', 6, 8.9],
  ['warn-mark', 'card', 3.8, 8.2],
  ['bad', 'card', 5.9, 7.7],
  ['bad', 'bad-soft', 5.2, 6.9],
  ['bad-mark', 'card', 4.5, 5.9],
  ['qr', 'qr-ground', 17.9, 16.7],
]

test.each(TABLE)('%s on %s has the contrast of the design', (name, ground, light, dark) => {
  expect(contrastOf(createTheme('light'), name, ground)).toBeCloseTo(light, 0)
  expect(contrastOf(createTheme('dark'), name, ground)).toBeCloseTo(dark, 0)
  expect(contrastOf(createTheme('light'), name, ground)).toBeGreaterThan(light - 0.06)
  expect(contrastOf(createTheme('dark'), name, ground)).toBeGreaterThan(dark - 0.06)
})

test('a site that chooses nothing gets the colours of the design as they are', () => {
  expect(createTheme('light').colors).toEqual(defaultColors('light'))
  expect(createTheme('dark').colors).toEqual(defaultColors('dark'))
})

const ACCENTS = ['#00bb7f', '#ffe100', '#000000', '#ffffff', '#7f7f7f', '#ff0055', '#0a2540']
const GROUNDS = ['#ffffff', '#fff7e6', '#0b1020', '#123a2b', '#2a0033', '#e9e4da']
const READABLE: readonly (readonly [ColorName, ColorName, number])[] = [
  ['text', 'card', 4.5],
  ['text', 'fill-3', 4.5],
  ['text-2', 'card', 4.5],
  ['text-2', 'fill-2', 4.5],
  ['text-3', 'card', 4.5],
  ['accent', 'card', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['on-primary', 'primary-press', 4.5],
  ['edge', 'card', 3],
  ['good', 'card', 4.5],
  ['bad', 'card', 4.5],
  ['warn', 'card', 4.5],
]

test.each(
  ACCENTS.flatMap((accent) => (['light', 'dark'] as const).map((mode) => ({ accent, mode }))),
)('accent $accent leaves everything readable in $mode', ({ accent, mode }) => {
  const theme = createTheme(mode, { accent })

  expect(theme.colors.primary).toBe(accent)
  for (const [name, ground, least] of READABLE) {
    expect(contrastOf(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})

test.each(
  GROUNDS.flatMap((background) =>
    (['light', 'dark'] as const).map((mode) => ({ background, mode })),
  ),
)('background $background leaves everything readable in $mode', ({ background, mode }) => {
  const theme = createTheme(mode, { background })

  expect(theme.colors.card).toBe(background)
  for (const [name, ground, least] of READABLE) {
    expect(contrastOf(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})

test.each(['#666666', '#757575', '#808080', '#8a6f5c'])(
  'even on %s, in the middle of grey, text can be read on the card and on its fills',
  (background) => {
    const theme = createTheme('light', { background })

    for (const ground of ['card', 'fill-1', 'fill-2', 'fill-3'] as const) {
      expect(contrastOf(theme, 'text', ground), ground).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrastOf(theme, 'text-2', 'card')).toBeGreaterThanOrEqual(4.5)
  },
)

test('a dark background selects the dark colours in light mode', () => {
  expect(createTheme('light', { background: '#101010' }).mode).toBe('dark')
  expect(createTheme('dark', { background: '#fafafa' }).mode).toBe('light')
})

test('a mixed colour changes the grounds, and nothing becomes unreadable', () => {
  const theme = createTheme('light', { mix: '#ff0000', mixStrength: 30 })

  expect(theme.colors.card).toBe('#ffb3b3')
  for (const [name, ground, least] of READABLE) {
    expect(contrastOf(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})

test('the label of a primary button is white or ink, whichever is read better', () => {
  expect(createTheme('light', { accent: '#ffe100' }).colors['on-primary']).toBe('#15181f')
  expect(createTheme('dark', { accent: '#2f54e0' }).colors['on-primary']).toBe('#ffffff')
})

test.each([
  ['light', '#000000', 90],
  ['light', '#000000', '60%'],
  ['dark', '#ffffff', 90],
  ['dark', undefined, 70],
  ['light', undefined, 70],
] as const)('in %s, %s mixed in to %s percent turns the colours over', (mode, mix, mixStrength) => {
  const theme = createTheme(mode, { mix, mixStrength })

  expect(theme.mode).toBe(mode === 'light' ? 'dark' : 'light')
  for (const [name, ground, least] of READABLE) {
    expect(contrastOf(theme, name, ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(least)
  }
})

test.each([
  [-20, '#ffffff'],
  ['nothing', '#ffffff'],
  ['10%', '#e6e6ff'],
  [250, '#0000ff'],
] as const)('a share of %s gives a card of %s', (mixStrength, card) => {
  expect(createTheme('light', { mix: '#0000ff', mixStrength }).colors.card).toBe(card)
})

test.each([
  ['light', '#595959', '#595959'],
  ['light', '#5a5a5a', '#14171d'],
  ['dark', '#545454', '#545454'],
  ['dark', '#595959', '#14171d'],
  ['light', '#888888', '#14171d'],
  ['light', '#003366', '#003366'],
  ['dark', 'white', '#14171d'],
] as const)('in %s, a QR colour of %s becomes %s: below 7:1 scanners fail', (mode, qrColor, qr) => {
  const theme = createTheme(mode, { qrColor })

  expect(theme.colors.qr).toBe(qr)
  expect(contrastOf(theme, 'qr', 'qr-ground')).toBeGreaterThanOrEqual(7)
})

test.each(['red', 'var(--brand)', 'url(x)', '', '#12', 'oklch(0.5 0.1 20)'])(
  'a colour written as %s counts as not given',
  (text) => {
    const theme = createTheme('light', { accent: text, background: text, mix: text, qrColor: text })

    expect(theme.colors).toEqual(defaultColors('light'))
  },
)

test.each([
  [{ base: 4 }, '--lk-base', '8px'],
  [{ base: '12px' }, '--lk-base', '12px'],
  [{ base: 99 }, '--lk-base', '14px'],
  [{ base: 'large' }, '--lk-base', '10px'],
  [{ radius: -1 }, '--lk-radius', '0px'],
  [{ radius: '6px' }, '--lk-radius', '6px'],
  [{ radius: 30 }, '--lk-radius', '6px'],
  [{ width: 20 }, '--lk-width', 'calc(var(--lk-base)*32)'],
  [{ width: '400px' }, '--lk-width', 'calc(var(--lk-base)*40)'],
  [{ width: '9000px' }, '--lk-width', 'calc(var(--lk-base)*44)'],
  [{}, '--lk-width', 'calc(var(--lk-base)*36)'],
  [{ zIndex: 1200 }, '--lk-z', '1200'],
  [{ zIndex: '12' }, '--lk-z', '12'],
  [{ zIndex: -5 }, '--lk-z', '0'],
  [{ zIndex: 1e12 }, '--lk-z', '2147483647'],
  [{}, '--lk-z', '999'],
  [{}, '--lk-base', '10px'],
  [{}, '--lk-radius', '4px'],
  [{ width: 40 }, '--lk-width', 'calc(var(--lk-base)*40)'],
  [{ width: 'wide' }, '--lk-width', 'calc(var(--lk-base)*36)'],
  [{ width: '400px', base: 8 }, '--lk-width', 'calc(var(--lk-base)*44)'],
  [{ fontFamily: 'Inter, sans-serif' }, '--lk-font', 'Inter, sans-serif'],
] as const)('%j gives %s of %s', (variables, name, value) => {
  expect(createTheme('dark', variables).properties[name]).toBe(value)
})

test.each([
  [{ '--w3m-accent': '#00bb7f' }, { accent: '#00bb7f' }],
  [
    { '--w3m-color-mix': '#00bb7f', '--w3m-color-mix-strength': 20 },
    { mix: '#00bb7f', mixStrength: 20 },
  ],
  [{ '--w3m-font-family': 'Inter' }, { fontFamily: 'Inter' }],
  [{ '--w3m-font-size-master': '9px' }, { base: 9 }],
  [{ '--w3m-border-radius-master': '2px' }, { radius: 2 }],
  [{ '--w3m-qr-color': '#003366' }, { qrColor: '#003366' }],
  [{ '--w3m-z-index': 1000 }, { zIndex: 1000 }],
  [{ '--w3m-modal-width': '420px' }, { width: 42 }],
] as const)('the alias %j means %j', (alias, own) => {
  expect(createTheme('dark', alias)).toEqual(createTheme('dark', own))
})

test('where a name and its alias are both given, the name counts', () => {
  const theme = createTheme('dark', { '--w3m-accent': '#ff0000', accent: '#00bb7f' })

  expect(theme.colors.primary).toBe('#00bb7f')
})
