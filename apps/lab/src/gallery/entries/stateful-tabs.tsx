import { TabPanel, type TabsProps, Text } from '@latchkey/ui'
import { type ComponentType, type ReactElement, useId, useState } from 'react'

interface HeldTabsProps {
  /** `Tabs` or `Segmented`. */
  readonly part: ComponentType<TabsProps>
  readonly label: string
  readonly words: readonly string[]
  /** Index of the one that is shown first. */
  readonly start?: number
}

/** Tabs with their panel, that can be moved along. */
export function HeldTabs({ part: Part, label, words, start = 0 }: HeldTabsProps): ReactElement {
  const panelId = useId()
  const [selected, setSelected] = useState(String(start))
  const tabs = words.map((word, index) => ({ id: String(index), label: word }))
  return (
    <div>
      <Part {...{ label, tabs, selected, panelId }} onSelect={setSelected} />
      <TabPanel id={panelId} tab={selected}>
        <Text>{words[Number(selected)]}</Text>
      </TabPanel>
    </div>
  )
}
