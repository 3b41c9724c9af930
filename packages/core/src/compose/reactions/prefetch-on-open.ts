import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly images: { prefetch(): void }
  readonly balances: { refresh(): void }
}

/** What an open modal will show is fetched while it opens. */
export function prefetchOnOpen({ images, balances }: Deps): Reaction {
  return reaction('modalOpened', () => {
    images.prefetch()
    balances.refresh()
  })
}
