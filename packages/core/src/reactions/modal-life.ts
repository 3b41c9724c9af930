import { type Reaction, reaction } from '../events/bus.ts'

interface OpenDeps {
  readonly images: { prefetch(): void }
  readonly balances: { refresh(): void }
}

/** What an open modal will show is fetched while it opens. */
export function prefetchOnOpen({ images, balances }: OpenDeps): Reaction {
  return reaction('modalOpened', () => {
    images.prefetch()
    balances.refresh()
  })
}

interface CloseDeps {
  readonly modal: { clearLoading(): void }
  readonly flows: { leave(): void }
}

/** A closed modal waits for nothing: what was asked of a wallet is dropped. */
export function clearOnClose({ modal, flows }: CloseDeps): Reaction {
  return reaction('modalClosed', () => {
    modal.clearLoading()
    flows.leave()
  })
}
