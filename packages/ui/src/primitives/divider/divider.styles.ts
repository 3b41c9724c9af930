import type { CSSObject, Theme } from '@emotion/react'

/** A word between two hairlines. */
export function dividerStyles({ color, space, type, u }: Theme): CSSObject {
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
