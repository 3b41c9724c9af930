import { type Reaction, reaction } from '../events/bus.ts'
import type { ViewName } from '../store/root-state.ts'

interface Deps {
  isEmbedded(): boolean
  readonly modal: { view(): ViewName }
  /** Leads to where an opening would begin. */
  close(): void
}

/** A modal in the page's flow shows whoever came back, or was connected past it. */
export function showEmbeddedAccount({ isEmbedded, modal, close }: Deps): Reaction {
  return reaction('sessionOpened', () => {
    if (isEmbedded() && modal.view() === 'Connect') close()
  })
}
