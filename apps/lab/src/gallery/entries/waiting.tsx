import { Skeleton, Spinner, Stack } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { Wrap } from './wrap.tsx'

/** Spinner and skeleton, in every state. */
export const waitingEntry: Entry = {
  id: 'waiting',
  title: 'Spinner and skeleton',
  about: 'Something runs; something comes. What comes has its place and size from the start.',
  shows: ['Spinner', 'Skeleton'],
  specimens: [
    {
      name: 'Spinner',
      draw: () => (
        <Wrap>
          <Spinner />
          <Spinner size="s" />
        </Wrap>
      ),
    },
    {
      name: 'Skeleton',
      draw: () => (
        <Stack gap={2}>
          <Skeleton width={4} height={4} shape="round" />
          <Skeleton width={14} />
          <Skeleton width={9} height={1} />
        </Stack>
      ),
    },
  ],
}
