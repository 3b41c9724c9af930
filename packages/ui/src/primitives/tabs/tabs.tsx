/** @jsxImportSource @emotion/react */
import { forwardRef } from 'react'
import { TabList, type TabListProps } from './tab-list.tsx'
import { tabStyles, tabsStyles } from './tabs.styles.ts'

/** Props of tabs; others go to their `<div>`. */
export type TabsProps = TabListProps

/** Lists in the same place, one of them shown. Arrow keys move along. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(props, ref) {
  return (
    <TabList ref={ref} kind="tabs" tabStyles={tabStyles} draw={twice} {...props} css={tabsStyles} />
  )
})

/** The word, and its bolder twin that keeps the room. */
function twice(label: string) {
  return (
    <>
      <span>{label}</span>
      <span aria-hidden="true">{label}</span>
    </>
  )
}
