import type { CSSObject, Theme } from '@emotion/react'

/** A line below a field. */
export function hintStyles({ color, type, u }: Theme, isError: boolean): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(0.6),
    alignItems: 'flex-start',
    marginBlockStart: u(0.6),
    color: color[isError ? 'bad' : 'text-2'],
    textWrap: 'pretty',
  }
}
