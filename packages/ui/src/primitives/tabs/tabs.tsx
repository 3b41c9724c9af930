/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { focusRing, hovered, media } from '../../theme/mixins.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { TabList, type TabListProps } from './tab-list.tsx'
import { type Tab, tabIdOf } from './tab-strip.ts'

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

/** The label, and its bolder copy that reserves the width; a spinner where something runs. */
function twice({ label, isBusy }: Tab) {
  return (
    <>
      <span>{label}</span>
      <span aria-hidden="true">{label}</span>
      {isBusy && <Spinner size="s" css={badgeStyles} />}
    </>
  )
}

/** Beside the label, in the gap to the next one, so that no tab moves. */
function badgeStyles({ u }: Theme): CSSObject {
  return { position: 'absolute', insetInlineStart: '100%', marginInlineStart: u(0.4) }
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
    '& > span:not([data-part])': { gridArea: '1/1' },
    '& > span + [aria-hidden]:not([data-part])': { visibility: 'hidden', fontWeight: 600 },
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
