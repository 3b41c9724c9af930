import { Chip } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

/** Chip, in every state. */
export const chipEntry: Entry = {
  id: 'chip',
  title: 'Chip',
  about: 'A short suggestion: a token, a filter.',
  shows: ['Chip'],
  specimens: [
    {
      name: 'Rest',
      draw: () => <Chip picture={<Picture of="ether" size={2} shape="round" />}>ETH</Chip>,
    },
    {
      name: 'Hover',
      draw: () => (
        <Chip picture={<Picture of="dollar" size={2} shape="round" />} data-force="hover">
          USDC
        </Chip>
      ),
    },
    {
      name: 'Focus',
      draw: () => (
        <Chip picture={<Picture of="dollar" size={2} shape="round" />} data-force="focus">
          USDC
        </Chip>
      ),
    },
    { name: 'Selected', draw: (translate) => <Chip isSelected>{translate('Recent')}</Chip> },
    {
      name: 'Not selected',
      draw: (translate) => <Chip isSelected={false}>{translate('Popular')}</Chip>,
    },
  ],
}
