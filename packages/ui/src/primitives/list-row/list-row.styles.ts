import type { CSSObject, Theme } from '@emotion/react'

/** A value with its second line, at the row's end. */
export function rowValueStyles({ type }: Theme): CSSObject {
  return {
    ...type.row,
    flex: 'none',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

/** A mark at the row's end. */
export function rowMarkStyles({ color }: Theme, name: 'text-2' | 'text-3' | 'accent'): CSSObject {
  return { display: 'flex', flex: 'none', color: color[name] }
}
