import { Segmented, TabPanel, Tabs, Text } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { HeldTabs } from './stateful-tabs.tsx'

/** Tabs and segmented, in every state. */
export const tabsEntry: Entry = {
  id: 'tabs',
  title: 'Tabs and segmented',
  about: 'Lists in the same place, or ways of doing the same. Arrow keys move along.',
  shows: ['Tabs', 'Segmented', 'TabPanel'],
  specimens: [
    {
      name: 'Tabs',
      isWide: true,
      draw: (say) => (
        <HeldTabs
          part={Tabs}
          label="Holdings"
          words={['Tokens', 'Collectibles', 'Activity'].map(say)}
        />
      ),
    },
    {
      name: 'Segmented',
      isWide: true,
      draw: (say) => (
        <HeldTabs
          part={Segmented}
          label="Platform"
          words={['Browser', 'Mobile', 'Web'].map(say)}
          start={1}
        />
      ),
    },
    {
      name: 'Long words',
      isWide: true,
      draw: () => (
        <HeldTabs
          part={Tabs}
          label="Long tabs"
          words={['Vermögenswerte', 'Sammlerstücke', 'Transaktionsverlauf']}
        />
      ),
    },
    {
      name: 'Panel',
      isWide: true,
      draw: (say) => (
        <div>
          <Segmented
            label="One platform"
            tabs={[{ id: 'a', label: say('Mobile') }]}
            selected="a"
            onSelect={() => {}}
            panelId="one"
          />
          <TabPanel id="one" tab="a">
            <Text>{say('Your funds are safe.')}</Text>
          </TabPanel>
        </div>
      ),
    },
  ],
}
