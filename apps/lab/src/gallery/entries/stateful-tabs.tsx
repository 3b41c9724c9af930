import { TabPanel, type TabsProps, Text } from '@latchkey/ui'
import { type ComponentType, type ReactElement, useId, useState } from 'react'

interface StatefulTabsProps {
  /** `Tabs` or `Segmented`. */
  readonly part: ComponentType<TabsProps>
  readonly label: string
  readonly labels: readonly string[]
  /** Index of the one that is shown first. */
  readonly start?: number
}

/** Tabs with their panel and the selected tab as state. */
export function StatefulTabs({
  part: Part,
  label,
  labels,
  start = 0,
}: StatefulTabsProps): ReactElement {
  const panelId = useId()
  const [selected, setSelected] = useState(String(start))
  const tabs = labels.map((label, index) => ({ id: String(index), label: label }))
  return (
    <div>
      <Part
        label={label}
        tabs={tabs}
        selected={selected}
        panelId={panelId}
        onSelect={setSelected}
      />
      <TabPanel id={panelId} tab={selected}>
        <Text>{labels[Number(selected)]}</Text>
      </TabPanel>
    </div>
  )
}
