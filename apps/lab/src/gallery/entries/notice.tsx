import { Notice } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Notice, in every state. */
export const noticeEntry: Entry = {
  id: 'notice',
  title: 'Notice',
  about: 'Something to know before going on, inside a view.',
  shows: ['Notice'],
  specimens: (['info', 'good', 'warn', 'bad'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (translate) => (
      <Notice
        tone={tone}
        title={translate(tone === 'warn' ? 'Price impact 17.9 %' : 'Lookalike address')}
      >
        {translate(
          tone === 'warn' ? 'You lose about $140.03 to this price.' : 'Nothing was shared.',
        )}
      </Notice>
    ),
  })),
}
