import type { CSSObject } from './css-object.ts'
import { writeDeclarations } from './write-declarations.ts'

/**
 * Writes styles as plain CSS rules for one selector, one text per rule: not every browser nests.
 * A key with an `&` stands for the selector, one without for something inside it; an at-rule keeps
 * the selector and goes around it. What is nested comes after what is not.
 */
export function flattenRules(styles: readonly CSSObject[], selector: string): readonly string[] {
  const own = styles.map(writeDeclarations).join('')
  const nested = styles.flatMap((style) =>
    Object.entries(style).flatMap(([key, value]) =>
      isNested(value) ? flattenNested(key, value, selector) : [],
    ),
  )
  return own === '' ? nested : [`${selector}{${own}}`, ...nested]
}

function flattenNested(key: string, style: CSSObject, selector: string): readonly string[] {
  if (key.startsWith('@')) return flattenRules([style], selector).map((rule) => `${key}{${rule}}`)
  const outer = selector.includes(',') ? `:is(${selector})` : selector
  const inner = key.includes('&') ? key.replaceAll('&', outer) : `${outer} ${key}`
  return flattenRules([style], inner)
}

/** An array is one property's fallbacks; any other object is styles for something nested. */
function isNested(value: unknown): value is CSSObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
