import {
  Address,
  Amount,
  Avatar,
  arrowDownIcon,
  Joint,
  Panel,
  swapVerticalIcon,
  Text,
} from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { PayPanel } from './pay-panel.tsx'
import { Wrap } from './wrap.tsx'

const PAID = '0x8F3a52C1e07Bd94460aF19cE3bD7782A5c60E41d'

/** Joint, in every state. */
export const jointEntry: Entry = {
  id: 'joint',
  title: 'Joint',
  about: 'Over the gap of two panels: where an amount goes, or a button that turns them round.',
  shows: ['Joint', 'Panel', 'TokenButton'],
  specimens: [
    {
      name: 'Pressable',
      isWide: true,
      draw: (translate) => (
        <div>
          <PayPanel label={translate('You pay')} amount="0.25" token="ether" />
          <Joint icon={swapVerticalIcon} pressLabel="Turn round" />
          <Panel>
            <Text variant="small">{translate('You get about')}</Text>
            <Text variant="amount">
              <Amount value="778.914" />
            </Text>
          </Panel>
        </div>
      ),
    },
    {
      name: 'Decoration',
      isWide: true,
      draw: () => (
        <div>
          <Panel>
            <Text variant="figure">25 USDC</Text>
          </Panel>
          <Joint icon={arrowDownIcon} />
          <Panel isEditable>
            <Wrap>
              <Avatar address={PAID} size={3.6} />
              <Address address={PAID} />
            </Wrap>
          </Panel>
        </div>
      ),
    },
  ],
}
