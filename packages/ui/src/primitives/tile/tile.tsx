import { forwardRef } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { PlainTile, type PlainTileProps } from './plain-tile.tsx'

/** Props of a tile; others go to its `<button>`. */
export interface TileProps extends Omit<PlainTileProps, 'word'> {
  /** Whether its name stands below the picture, as for Send, Swap and Buy. */
  readonly hasWord?: boolean | undefined
  /** Being opened: a spinner, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
}

/** One way among equals: a provider to log in with, an action of an account. */
export const Tile = forwardRef<HTMLButtonElement, TileProps>(function Tile(
  { hasWord = false, isBusy = false, isBlocked = false, picture, ...rest },
  ref,
) {
  return (
    <PlainTile
      ref={ref}
      word={hasWord ? 'below' : undefined}
      isBlocked={isBusy || isBlocked}
      picture={isBusy ? <Spinner /> : picture}
      aria-busy={isBusy || undefined}
      {...rest}
    />
  )
})
