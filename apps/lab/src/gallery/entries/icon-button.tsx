import { arrowEndIcon, copyIcon, IconButton } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Icon button, in every state. */
export const iconButtonEntry: Entry = {
  id: 'icon-button',
  title: 'Icon button',
  about: 'One icon, named for those who do not see it; larger where fingers press it.',
  shows: ['IconButton'],
  specimens: [
    { name: 'Rest', draw: () => <IconButton icon={copyIcon} label="Copy address" /> },
    {
      name: 'Hover',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="hover" />,
    },
    {
      name: 'Focus',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="focus" />,
    },
    {
      name: 'Pressed',
      draw: () => <IconButton icon={copyIcon} label="Copy address" data-force="pressed" />,
    },
    {
      name: 'Primary',
      draw: () => <IconButton icon={arrowEndIcon} label="Continue" tone="primary" />,
    },
  ],
}
