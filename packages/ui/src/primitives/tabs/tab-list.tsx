/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { moveByKey, type Tab, type TabStripProps, tabIdOf } from './tab-strip.ts'

/** Props of `Tabs` and `Segmented`; others go to their `<div>`. */
export interface TabListProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'>,
    TabStripProps {}

/** The differences between `Tabs` and `Segmented`. */
interface Kind {
  readonly kind: 'tabs' | 'segmented'
  readonly tabStyles: (theme: Theme, isSelected: boolean) => CSSObject
  draw(tab: Tab): ReactNode
}

/** The common part of `Tabs` and `Segmented`: one of several is chosen, by press or by arrows. */
export const TabList = forwardRef<HTMLDivElement, TabListProps & Kind>(function TabList(
  { label, tabs, selected, onSelect, panelId, kind, tabStyles, draw, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      data-part={kind}
      onKeyDown={(event) => moveByKey(event, { tabs, onSelect })}
      {...rest}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabIdOf(panelId, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          css={(theme) => tabStyles(theme, tab.id === selected)}
          onClick={() => onSelect(tab.id)}
        >
          {draw(tab)}
        </button>
      ))}
    </div>
  )
})
