import type { CSSObject } from './css-object.ts'

/** Properties whose numbers have no unit. */
const UNITLESS =
  /^(--|(flex(Grow|Shrink)?|order|orphans|widows|zIndex|zoom|scale|columns|tabSize|aspectRatio|fontWeight|lineHeight|grid(Row|Column)(Start|End|Span)?|stroke(Width|Miterlimit|Dash\w+)|borderImage\w+|.*(Count|LineClamp|Opacity|opacity))$)/

/** Writes what an object of styles sets for the element itself, and nothing of what is nested. */
export function writeDeclarations(style: CSSObject): string {
  return Object.entries(style)
    .map(([key, value]) => write(key, value))
    .join('')
}

function write(key: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => write(key, each)).join('')
  if (typeof value === 'number') return write(key, hasUnit(key, value) ? `${value}px` : `${value}`)
  return typeof value === 'string' ? `${nameOf(key)}:${value};` : ''
}

function hasUnit(key: string, value: number): boolean {
  return value !== 0 && !UNITLESS.test(key)
}

function nameOf(key: string): string {
  return key.startsWith('--') ? key : key.replace(/[A-Z]|^ms/g, '-$&').toLowerCase()
}
