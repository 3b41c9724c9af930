/** @jsxImportSource @emotion/react */
import { Divider, IconButton, infoIcon, Text, Tooltip, VisuallyHidden } from '@latchkey/ui'
import type { ReactElement, ReactNode } from 'react'
import type { Entry } from '../entry.ts'

/** Divider, tooltip, hidden text, in every state. */
export const smallEntry: Entry = {
  id: 'small',
  title: 'Divider, tooltip, hidden text',
  about: '"or" between two ways, a word more on hover, and words for those who listen.',
  shows: ['Divider', 'Tooltip', 'VisuallyHidden'],
  specimens: [
    { name: 'Divider', draw: (translate) => <Divider>{translate('or')}</Divider> },
    {
      name: 'Tooltip',
      draw: (translate) => (
        <Header>
          <Tooltip text={translate('What is a wallet?')} side="below" data-force="hover">
            {(id) => <IconButton icon={infoIcon} label="About wallets" aria-describedby={id} />}
          </Tooltip>
        </Header>
      ),
    },
    {
      name: 'Hidden text',
      draw: () => (
        <Text>
          24 s<VisuallyHidden> until a new price</VisuallyHidden>
        </Text>
      ),
    },
  ],
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
