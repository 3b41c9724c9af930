import { type Reaction, reaction } from '../store/reaction.ts'
import type { ViewName } from '../store/root-state.ts'

interface Deps {
  /** The rule of the specification, section 2. */
  isUnsupported(): boolean
  /** Sessions are being taken up after a load: nobody did anything that a dialog should answer. */
  isResuming(): boolean
  readonly modal: { isOpen(): boolean; view(): ViewName }
  show(): void
  close(): void
}

/** A wallet that moves somewhere the site does not work is told of; one that comes back is let go. */
export function showUnsupportedChain(deps: Deps): Reaction {
  return reaction('networkSwitched', () => {
    const isShown = deps.modal.isOpen() && deps.modal.view() === 'UnsupportedChain'
    if (deps.isUnsupported()) {
      if (!isShown && !deps.isResuming()) deps.show()
    } else if (isShown) deps.close()
  })
}
