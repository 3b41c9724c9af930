/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { ReactElement, ReactNode } from 'react'

/**
 * "or" between ways of different kinds. It says what `Divider` does; that one comes with later views,
 * and shared with them it would be one more file to fetch for every visitor.
 */
export function Or({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div data-part="or" css={orStyles}>
      {children}
    </div>
  )
}

function orStyles({ color, space, type, u }: Theme): CSSObject {
  const hairline = { content: '""', flex: 1, borderTop: `1px solid ${color.line}` }
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    // With the gap of the stack it stands in that is 1.4.
    marginBlock: u(0.6),
    color: color['text-3'],
    '&::before': hairline,
    '&::after': hairline,
  }
}
