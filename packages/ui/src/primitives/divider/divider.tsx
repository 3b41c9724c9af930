/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'

/** "or" between two ways of doing the same. */
export const Divider = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function Divider(props, ref) {
    return <div ref={ref} data-part="divider" {...props} css={dividerStyles} />
  },
)

/** A label between two hairlines. */
function dividerStyles({ color, space, type, u }: Theme): CSSObject {
  const hairline = { content: '""', flex: 1, borderTop: `1px solid ${color.line}` }
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    marginBlock: u(1.4),
    color: color['text-3'],
    '&::before': hairline,
    '&::after': hairline,
  }
}
