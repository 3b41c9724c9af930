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
      draw: (say) => (
        <Wrap>
          <Tag hasDot>{say('Installed')}</Tag>
          <Tag>{say('Recent')}</Tag>
          <Tag>470+</Tag>
        </Wrap>
      ),
    },
    {
      name: 'Badges',
      isWide: true,
      draw: (say) => (
        <Wrap>
          <Badge>{say('Popular')}</Badge>
          <Badge tone="good">{say('Available')}</Badge>
          <Badge tone="warn">{say('Expires today')}</Badge>
          <Badge tone="bad">{say('Revoked')}</Badge>
          <Badge tone="accent">{say('New')}</Badge>
        </Wrap>
      ),
    },
  ],
}
