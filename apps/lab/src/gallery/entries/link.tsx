import { Link, TextButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Link, in every state. */
export const linkEntry: Entry = {
  id: 'link',
  title: 'Link',
  about: 'Leads away, or does something small; plain inside a sentence.',
  shows: ['Link', 'TextButton'],
  specimens: [
    {
      name: 'Rest',
      draw: (translate) => <TextButton>{translate('What is a wallet?')}</TextButton>,
    },
    {
      name: 'Hover',
      draw: (translate) => (
        <TextButton data-force="hover">{translate('What is a wallet?')}</TextButton>
      ),
    },
    {
      name: 'Focus',
      draw: (translate) => (
        <TextButton data-force="focus">{translate('What is a wallet?')}</TextButton>
      ),
    },
    {
      name: 'Plain',
      draw: (translate) => (
        <Link href="#link" tone="plain">
          {translate('terms')}
        </Link>
      ),
    },
  ],
}
