/** @jsxImportSource @emotion/react */
import { forwardRef } from 'react'
import { TabList, type TabListProps } from '../tabs/tab-list.tsx'
import { segmentedStyles, segmentStyles } from './segmented.styles.ts'

/** Props of a segmented choice; others go to its `<div>`. */
export type SegmentedProps = TabListProps

/** Two to four ways of doing the same: browser, phone, web. Its panel is a `TabPanel`. */
export const Segmented = forwardRef<HTMLDivElement, SegmentedProps>(function Segmented(props, ref) {
  return (
    <TabList
      ref={ref}
      kind="segmented"
      tabStyles={segmentStyles}
      draw={(label) => label}
      {...props}
      css={segmentedStyles}
    />
  )
})
