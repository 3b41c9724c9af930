import { Segmented, TabPanel, Tabs, Text } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { StatefulTabs } from './stateful-tabs.tsx'

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
      draw: (translate) => (
        <StatefulTabs
          part={Tabs}
          label="Holdings"
          labels={['Tokens', 'Collectibles', 'Activity'].map(translate)}
        />
      ),
    },
    {
      name: 'Segmented',
      isWide: true,
      draw: (translate) => (
        <StatefulTabs
          part={Segmented}
          label="Platform"
          labels={['Browser', 'Mobile', 'Web'].map(translate)}
          start={1}
        />
      ),
    },
    {
      name: 'Long words',
      isWide: true,
      draw: () => (
        <StatefulTabs
          part={Tabs}
          label="Long tabs"
          labels={['Vermögenswerte', 'Sammlerstücke', 'Transaktionsverlauf']}
        />
      ),
    },
    {
      name: 'Panel',
      isWide: true,
      draw: (translate) => (
        <div>
          <Segmented
            label="One platform"
            tabs={[{ id: 'a', label: translate('Mobile') }]}
            selected="a"
            onSelect={() => {}}
            panelId="one"
          />
          <TabPanel id="one" tab="a">
            <Text>{translate('Your funds are safe.')}</Text>
          </TabPanel>
        </div>
      ),
    },
  ],
}
