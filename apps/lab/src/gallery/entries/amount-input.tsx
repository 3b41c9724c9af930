import { AmountInput, Panel, Text } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { PayPanel } from './pay-panel.tsx'
import { StatefulAmount } from './stateful-fields.tsx'

/** Amount input, in every state. */
export const amountInputEntry: Entry = {
  id: 'amount-input',
  title: 'Amount input',
  about: 'A large figure that gets smaller when it is long; comma and point are both understood.',
  shows: ['AmountInput', 'Panel'],
  specimens: [
    {
      name: 'Typed',
      isWide: true,
      draw: (translate) => <PayPanel label={translate('You pay')} amount="0.25" token="ether" />,
    },
    {
      name: 'Long',
      isWide: true,
      draw: (translate) => (
        <PayPanel label={translate('You pay')} amount="123456.789012345678" token="ether" />
      ),
    },
    {
      name: 'Error',
      isWide: true,
      draw: (translate) => (
        <PayPanel label={translate('Amount')} amount="2500" token="dollar" isInvalid />
      ),
    },
    {
      name: 'Empty',
      isWide: true,
      draw: (translate) => (
        <Panel isEditable>
          <StatefulAmount label={translate('Amount')} start="" />
        </Panel>
      ),
    },
    {
      name: 'Read only',
      isWide: true,
      draw: (translate) => (
        <Panel>
          <Text variant="small">{translate('You get about')}</Text>
          <AmountInput label={translate('You get about')} value="641.27" />
        </Panel>
      ),
    },
  ],
}
