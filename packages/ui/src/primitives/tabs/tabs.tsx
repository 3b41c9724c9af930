import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { moveByKey, type TabStripProps, tabIdOf } from './tab-strip.ts'
import { tabStyles, tabsStyles } from './tabs.styles.ts'

/** Props of tabs; others go to their `<div>`. */
export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'>,
    TabStripProps {}

/** Lists in the same place, one of them shown. Arrow keys move along. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, tabs, selected, onSelect, panelId, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      data-part="tabs"
      onKeyDown={(event) => moveByKey(event, { tabs, onSelect })}
      {...rest}
      className={css(tabsStyles(), rest.className)}
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
          className={css(tabStyles(tab.id === selected))}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.label}</span>
          <span aria-hidden="true">{tab.label}</span>
        </button>
      ))}
    </div>
  )
})
