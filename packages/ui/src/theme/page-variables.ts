import type { ThemeVariables } from './variables.ts'

/** Custom properties; what has no value is not set. */
export type PageProperties = Readonly<Record<`--lb-${string}`, string | undefined>>

/** Matches the beginning of the colours that `createTheme` reads. */
const COLOR = /^\s*(#[\da-f]{3}|rgba?\()/i

/**
 * Passes a site's variables to the style sheet of the page's buttons without changes: the sheet
 * derives the rest, so that a themed button appears with the first paint and loads nothing.
 */
export function readPageVariables(variables: ThemeVariables): PageProperties {
  const {
    accent = variables['--w3m-accent'],
    mix = variables['--w3m-color-mix'],
    mixStrength = variables['--w3m-color-mix-strength'],
    fontFamily = variables['--w3m-font-family'],
    base = variables['--w3m-font-size-master'],
    radius = variables['--w3m-border-radius-master'],
  } = variables
  return {
    '--lb-a': colorIn(accent),
    '--lb-b': colorIn(variables.background),
    '--lb-m': colorIn(mix),
    '--lb-s': numberIn(mixStrength),
    '--lb-font': fontFamily,
    '--lb-base': numberIn(base),
    '--lb-radius': numberIn(radius),
  }
}

/** A number, or the one that a text begins with; the sheet clamps it. */
function numberIn(value: number | string | undefined): string | undefined {
  const number = Number.parseFloat(`${value}`)
  return Number.isFinite(number) ? `${number}` : undefined
}

function colorIn(text: string | undefined): string | undefined {
  return COLOR.test(`${text}`) ? text : undefined
}
