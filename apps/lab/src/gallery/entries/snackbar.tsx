/** @jsxImportSource @emotion/react */
import { Snackbar } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Entry } from '../entry.ts'

/** Snackbar, in every state. */
export const snackbarEntry: Entry = {
  id: 'snackbar',
  title: 'Snackbar',
  about: 'Over the header for a moment; the close button stays free.',
  shows: ['Snackbar'],
  specimens: (['good', 'bad', 'busy', 'info'] as const).map((tone) => ({
    name: tone,
    isWide: true,
    draw: (translate) => (
      <Header>
        <Snackbar tone={tone}>
          {translate(tone === 'bad' ? 'Something went wrong' : 'Address copied')}
        </Snackbar>
      </Header>
    ),
  })),
}

/** Room as a card's header has it. */
function Header({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <div
      css={{
        position: 'relative',
        minHeight: 60,
        display: 'grid',
        justifyItems: 'center',
        alignItems: 'start',
      }}
    >
      {children}
    </div>
  )
}
