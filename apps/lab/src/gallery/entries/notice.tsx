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
    draw: (say) => (
      <Notice
        tone={tone}
        title={say(tone === 'warn' ? 'Price impact 17.9 %' : 'Lookalike address')}
      >
        {say(tone === 'warn' ? 'You lose about $140.03 to this price.' : 'Nothing was shared.')}
      </Notice>
    ),
  })),
}
