import { Link, TextButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Link, in every state. */
export const linkEntry: Entry = {
  id: 'link',
  title: 'Link',
  about: 'Leads away, or does something small; plain inside a sentence.',
  shows: ['Link', 'TextButton'],
  specimens: [
    { name: 'Rest', draw: (say) => <TextButton>{say('What is a wallet?')}</TextButton> },
    {
      name: 'Hover',
      draw: (say) => <TextButton data-force="hover">{say('What is a wallet?')}</TextButton>,
    },
    {
      name: 'Focus',
      draw: (say) => <TextButton data-force="focus">{say('What is a wallet?')}</TextButton>,
    },
    {
      name: 'Plain',
      draw: (say) => (
        <Link href="#link" tone="plain">
          {say('terms')}
        </Link>
      ),
    },
  ],
}
