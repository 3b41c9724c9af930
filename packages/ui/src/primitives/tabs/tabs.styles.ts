import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, media } from '../../theme/mixins.ts'

/** A line of tabs over a hairline. More than fit can be scrolled to. */
export function tabsStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    gap: space[6],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
  }
}

/** One tab; a bar under the one that is shown. */
export function tabStyles(theme: Theme, isSelected: boolean): CSSObject {
  const { color, radius, type, u } = theme

  return {
    ...type.text,
    display: 'grid',
    flex: 'none',
    position: 'relative',
    minHeight: u(4.4),
    minWidth: u(4.4),
    placeItems: 'center',
    whiteSpace: 'nowrap',
    color: color[isSelected ? 'text' : 'text-2'],
    fontWeight: isSelected ? 600 : 500,
    '&:focus-visible': { ...focusRing(theme, '-2px'), borderRadius: radius.xs },
    ...hovered({ color: color.text }),
    // The bolder word keeps the room it needs, so that nothing moves when it is chosen.
    '& > span': { gridArea: '1/1' },
    '& > [aria-hidden]': { visibility: 'hidden', fontWeight: 600 },
    ...(isSelected && {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: 2,
        borderRadius: 2,
        backgroundColor: color.text,
        [media.forced]: { backgroundColor: 'Highlight' },
      },
    }),
  }
}

/** What a tab shows. It can be focused when nothing in it can. */
export function tabPanelStyles(theme: Theme): CSSObject {
  const { radius } = theme

  return { '&:focus-visible': { ...focusRing(theme), borderRadius: radius.s } }
}
