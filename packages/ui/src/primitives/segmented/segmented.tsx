import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { moveByKey, type TabStripProps, tabIdOf } from '../tabs/tab-strip.ts'
import { segmentedStyles, segmentStyles } from './segmented.styles.ts'

/** Props of a segmented choice; others go to its `<div>`. */
export interface SegmentedProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onSelect'>,
    TabStripProps {}

/** Two to four ways of doing the same: browser, phone, web. Its panel is a `TabPanel`. */
export const Segmented = forwardRef<HTMLDivElement, SegmentedProps>(function Segmented(
  { label, tabs, selected, onSelect, panelId, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      data-part="segmented"
      onKeyDown={(event) => moveByKey(event, { tabs, onSelect })}
      {...rest}
      className={css(segmentedStyles(), rest.className)}
    >
      {tabs.map(({ id, label: word }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabIdOf(panelId, id)}
          aria-selected={id === selected}
          aria-controls={id === selected ? panelId : undefined}
          tabIndex={id === selected ? 0 : -1}
          className={css(segmentStyles(id === selected))}
          onClick={() => onSelect(id)}
        >
          {word}
        </button>
      ))}
    </div>
  )
})
