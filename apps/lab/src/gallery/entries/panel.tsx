import { Panel, Stack, Text, TextButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Panel, in every state. */
export const panelEntry: Entry = {
  id: 'panel',
  title: 'Panel',
  about: 'Outlined when it can be edited, filled when it can only be read.',
  shows: ['Panel'],
  specimens: [
    {
      name: 'Read only',
      isWide: true,
      draw: (translate) => (
        <Panel>
          <Text>{translate('Your funds are safe.')}</Text>
        </Panel>
      ),
    },
    {
      name: 'Editable',
      isWide: true,
      draw: (translate) => (
        <Panel isEditable>
          <Stack direction="row" gap={3} align="center">
            <Text>{translate('Your funds are safe.')}</Text>
            <TextButton>{translate('Try again')}</TextButton>
          </Stack>
        </Panel>
      ),
    },
  ],
}
