import { type ComponentPropsWithoutRef, forwardRef } from 'react'
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
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its one selected tab is in the tab order.
    <div
      ref={ref}
      role="tablist"
      aria-label={label}
      data-part="segmented"
      css={segmentedStyles()}
      onKeyDown={(event) => moveByKey(event, { tabs, onSelect })}
      {...rest}
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
          css={segmentStyles(id === selected)}
          onClick={() => onSelect(id)}
        >
          {word}
        </button>
      ))}
    </div>
  )
})
