/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { forwardRef } from 'react'
import { focusRing, hovered, media } from '../../theme/mixins.ts'
import { TabList, type TabListProps } from '../tabs/tab-list.tsx'

/** Props of a segmented choice; others go to its `<div>`. */
export type SegmentedProps = TabListProps

/** Two to four ways of doing the same: browser, phone, web. Its panel is a `TabPanel`. */
export const Segmented = forwardRef<HTMLDivElement, SegmentedProps>(function Segmented(props, ref) {
  return (
    <TabList
      ref={ref}
      kind="segmented"
      tabStyles={segmentStyles}
      draw={({ label }) => label}
      {...props}
      css={segmentedStyles}
    />
  )
})

/** The track with its equal parts. */
function segmentedStyles({ color, radius, u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: u(0.2),
    minHeight: u(4),
    padding: u(0.4),
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color['fill-1'],
  }
}

/** One part; the chosen one is raised. */
function segmentStyles(theme: Theme, isSelected: boolean): CSSObject {
  const { color, radius, type, u } = theme
  return {
    ...type.small,
    minHeight: u(3.2),
    paddingInline: u(0.4),
    borderRadius: radius.s,
    border: '1px solid transparent',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontWeight: isSelected ? 600 : 500,
    color: color[isSelected ? 'text' : 'text-2'],
    '&:focus-visible': focusRing(theme, '-2px'),
    ...hovered({ color: color.text }),
    ...(isSelected && {
      backgroundColor: color.card,
      boxShadow: color['shadow-raise'],
      '[data-mode=dark] &': { backgroundColor: color['fill-3'] },
      [media.forced]: { borderColor: 'Highlight' },
    }),
    [media.sheet]: { minHeight: u(4.4) },
  }
}
