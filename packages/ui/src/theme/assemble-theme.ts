import type { Colors } from './color-tokens.ts'
import type { ColorTools } from './color-tools.ts'
import { type ColorMode, FONT } from './page-tokens.ts'
import { BASE_PX, RADIUS_PX, readNumber } from './read-number.ts'
import { readVariables, type ThemeTokens, type ThemeVariables } from './variables.ts'

/** A finished theme: the mode its colours belong to, and a value for every custom property. */
export interface Theme {
  /** The mode of the site's `background` if that contradicts the requested mode. */
  readonly mode: ColorMode
  readonly colors: Colors
  /**
   * Custom properties of the modal's root, ready for a `style` prop; colours where the site chose
   * some.
   */
  readonly properties: Readonly<Record<`--lk-${string}`, string>>
}

/**
 * Modal width in u when the site does not choose. Source: docs/specification.md, section 2 (360
 * px).
 */
const WIDTH_U = 36

/**
 * Makes a theme from a mode and what the site chose. Without the tools that work colours out they
 * are those of the design, which the style sheet has.
 */
export function assembleTheme(
  mode: ColorMode,
  variables: ThemeVariables,
  tools: Pick<ColorTools, 'derive'> | undefined,
): Omit<Theme, 'colors'> {
  const tokens = readVariables(variables)
  const base = readNumber(tokens.base, 10, BASE_PX)
  const chosen = tools?.derive(mode, tokens)
  const properties: Record<`--lk-${string}`, string> = {
    '--lk-base': `${base}px`,
    '--lk-radius': `${readNumber(tokens.radius, 4, RADIUS_PX)}px`,
    '--lk-width': `calc(var(--lk-base)*${readWidth(tokens.width, base)})`,
    '--lk-font': tokens.fontFamily ?? FONT,
    '--lk-z': `${readNumber(tokens.zIndex, 999, [0, 2 ** 31 - 1])}`,
  }
  for (const [name, value] of Object.entries(chosen?.colors ?? {})) {
    properties[`--lk-${name}`] = value
  }
  return { mode: chosen?.mode ?? mode, properties }
}

function readWidth(width: ThemeTokens['width'], base: number): number {
  const isInPx = typeof width === 'string' && width.includes('px')
  const units = readNumber(width, isInPx ? WIDTH_U * base : WIDTH_U, [0, 10_000])
  return Math.min(44, Math.max(32, isInPx ? units / base : units))
}
