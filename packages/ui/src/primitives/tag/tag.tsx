/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** Props of a tag; others go to its `<span>`. */
export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** The green dot of "Installed". */
  readonly hasDot?: boolean | undefined
}

/** A short label of a row: Installed, Recent, QR code, a count. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { hasDot = false, ...rest },
  ref,
) {
  return <span ref={ref} data-part="tag" {...rest} css={(theme) => tagStyles(theme, hasDot)} />
})

/** A plain label at the end of a row, with a green dot before it when `hasDot`. */
function tagStyles({ color, radius, type, u }: Theme, hasDot: boolean): CSSObject {
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
