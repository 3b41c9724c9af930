/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { tabIdOf } from './tab-strip.ts'
import { tabPanelStyles } from './tabs.styles.ts'

/** Props of a tab's panel; others go to its `<div>`. */
export interface TabPanelProps extends ComponentPropsWithoutRef<'div'> {
  /** The `panelId` of its tabs. */
  readonly id: string
  /** Id of the tab that is shown. */
  readonly tab: string
}

/** What the selected tab of `Tabs` or `Segmented` shows. */
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
