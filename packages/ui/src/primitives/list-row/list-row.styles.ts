import type { CSSObject } from '../../styling/css-object.ts'
import { color, type } from '../../theme/theme.ts'

/** A value with its second line, at the row's end. */
export function rowValueStyles(): CSSObject {
  return {
    ...type('row'),
    flex: 'none',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

/** A mark at the row's end. */
export function rowMarkStyles(name: 'text-2' | 'text-3' | 'accent'): CSSObject {
  return { display: 'flex', flex: 'none', color: color(name) }
}
