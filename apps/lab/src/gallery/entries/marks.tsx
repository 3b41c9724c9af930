import { Badge, Tag } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Wrap } from './wrap.tsx'

/** Tag and badge, in every state. */
export const marksEntry: Entry = {
  id: 'marks',
  title: 'Tag and badge',
  about: 'Plain words at a row’s end, or a state in one word on a soft ground.',
  shows: ['Tag', 'Badge'],
  specimens: [
    {
      name: 'Tags',
      draw: (translate) => (
        <Wrap>
          <Tag hasDot>{translate('Installed')}</Tag>
          <Tag>{translate('Recent')}</Tag>
          <Tag>470+</Tag>
        </Wrap>
      ),
    },
    {
      name: 'Badges',
      isWide: true,
      draw: (translate) => (
        <Wrap>
          <Badge>{translate('Popular')}</Badge>
          <Badge tone="good">{translate('Available')}</Badge>
          <Badge tone="warn">{translate('Expires today')}</Badge>
          <Badge tone="bad">{translate('Revoked')}</Badge>
          <Badge tone="accent">{translate('New')}</Badge>
        </Wrap>
      ),
    },
  ],
}
