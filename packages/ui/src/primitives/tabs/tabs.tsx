/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { focusRing, hovered, media } from '../../theme/mixins.ts'
import { TabList, type TabListProps } from './tab-list.tsx'
import { tabIdOf } from './tab-strip.ts'

/** Props of a tab's panel; others go to its `<div>`. */
export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** The `panelId` of its tabs. */
  readonly id: string
  /** Id of the tab that is shown. */
  readonly tab: string
}

/** The content of the selected tab of `Tabs` or `Segmented`. */
export const TabPanel = forwardRef<HTMLDivElement, TabPanelProps>(function TabPanel(
  { id, tab, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      id={id}
      role="tabpanel"
      aria-labelledby={tabIdOf(id, tab)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list of plain rows must be reachable.
      tabIndex={0}
      data-part="tab-panel"
      {...rest}
      css={tabPanelStyles}
    />
  )
})

/** Props of tabs; others go to their `<div>`. */
export type TabsProps = TabListProps

/** Lists in the same place, one of them shown. Arrow keys move along. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return (
    <TabList ref={ref} kind="tabs" tabStyles={tabStyles} draw={twice} {...props} css={tabsStyles} />
  )
})

/** The label, and its bolder copy that reserves the width. */
function twice(label: string) {
  return (
    <>
      <span>{label}</span>
      <span aria-hidden="true">{label}</span>
    </>
  )
}

/** A line of tabs over a hairline. More than fit can be scrolled to. */
function tabsStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    gap: space[6],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${color.line}`,
  }
}

/** One tab; a bar under the one that is shown. */
function tabStyles(theme: Theme, isSelected: boolean): CSSObject {
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
    // The bolder label reserves its width, so that nothing moves when it is selected.
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

/** Styles the content of a tab. It can be focused when nothing in it can. */
function tabPanelStyles(theme: Theme): CSSObject {
  const { radius } = theme
  return { '&:focus-visible': { ...focusRing(theme), borderRadius: radius.s } }
}
