import type { CSSObject, Theme } from '@emotion/react'

/** A plain word at the end of a row, with a green dot before it when `hasDot`. */
export function tagStyles({ color, radius, type, u }: Theme, hasDot: boolean): CSSObject {
  return {
    ...type.small,
    display: 'inline-flex',
    alignItems: 'center',
    gap: u(0.6),
    flex: 'none',
    color: color['text-2'],
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...(hasDot && {
      '&::before': {
        content: '""',
        width: u(0.7),
        height: u(0.7),
        borderRadius: radius.full,
        backgroundColor: color['good-mark'],
        forcedColorAdjust: 'none',
      },
    }),
  }
}
