import type { Session } from '../contract/index.ts'
import { type Reaction, reaction } from '../store/reaction.ts'
import type { ViewName } from '../store/root-state.ts'

interface Deps {
  isEmbedded(): boolean
  readonly modal: { view(): ViewName }
  session(namespace: Session['namespace']): Session | undefined
  /** Leads to where an opening would begin. */
  close(): void
}

/** A modal in the page's flow shows whoever came back, or was connected past it. */
export function showEmbeddedAccount({ isEmbedded, modal, session, close }: Deps): Reaction {
  return reaction('sessionOpened', ({ session: { id, namespace } }) => {
    // Told late it may be over: closing would end what is asked of a wallet now.
    const isOpen = session(namespace)?.id === id
    if (isEmbedded() && isOpen && modal.view() === 'Connect') close()
  })
}
