import { Button, Checkbox, Decision, disconnectIcon, externalIcon, Pair } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Pair, in every state. */
export const pairEntry: Entry = {
  id: 'pair',
  title: 'Pair',
  about: 'Cancel stands at the start; when one label does not fit, the main one is on top.',
  shows: ['Pair', 'Decision'],
  specimens: [
    {
      name: 'Side by side',
      isWide: true,
      draw: (translate) => (
        <Pair>
          <Button>{translate('Cancel')}</Button>
          <Button tone="primary">{translate('Sign')}</Button>
        </Pair>
      ),
    },
    {
      name: 'Long labels',
      isWide: true,
      draw: () => (
        <Pair>
          <Button icon={externalIcon}>Im Blockexplorer ansehen</Button>
          <Button icon={disconnectIcon}>Verbindung trennen</Button>
        </Pair>
      ),
    },
    {
      name: 'At the end of a view',
      isWide: true,
      draw: (translate) => (
        <Decision before={<Checkbox label={translate('I know both sites')} />}>
          <Pair>
            <Button>{translate('Cancel')}</Button>
            <Button tone="primary">{translate('Sign')}</Button>
          </Pair>
        </Decision>
      ),
    },
  ],
}
