import { Panel, TokenButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

/** Token button, in every state. */
export const tokenButtonEntry: Entry = {
  id: 'token-button',
  title: 'Token button',
  about: 'Which token an amount is of; one step darker than what it stands on.',
  shows: ['TokenButton'],
  specimens: [
    {
      name: 'Rest',
      draw: () => (
        <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />}>ETH</TokenButton>
      ),
    },
    {
      name: 'Hover',
      draw: () => (
        <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />} data-force="hover">
          ETH
        </TokenButton>
      ),
    },
    {
      name: 'Focus',
      draw: () => (
        <TokenButton picture={<Picture of="ether" size={2.4} shape="round" />} data-force="focus">
          ETH
        </TokenButton>
      ),
    },
    { name: 'Busy', draw: () => <TokenButton isBusy>USDC</TokenButton> },
    { name: 'None chosen', draw: () => <TokenButton>Select token</TokenButton> },
    {
      name: 'On a panel',
      draw: () => (
        <Panel>
          <TokenButton isOnFill picture={<Picture of="dollar" size={2.4} shape="round" />}>
            USDC
          </TokenButton>
        </Panel>
      ),
    },
  ],
}
