import { Latch } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Picture } from '../pictures.tsx'

/** Latch, in every state. */
export const latchEntry: Entry = {
  id: 'latch',
  title: 'Latch',
  about: 'A bolt between the site and the wallet. Decoration: the words below translate the same.',
  shows: ['Latch'],
  specimens: (['idle', 'waiting', 'declined', 'closed'] as const).map((state) => ({
    name: state,
    isWide: true,
    draw: () => (
      <Latch
        state={state}
        site={<Picture of="site" size={6.4} />}
        wallet={<Picture of="fjord" size={6.4} />}
      />
    ),
  })),
}
