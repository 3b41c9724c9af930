/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import { tilePictureStyles, tileStyles, tileWordStyles } from './tile.styles.ts'

/** Props of a tile; others go to its `<button>`. */
export interface PlainTileProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Its name; shown where there is a `word`. */
  readonly label: string
  readonly icon?: IconShape | undefined
  /** In the icon's place: an `Image` of 2.4. */
  readonly picture?: ReactNode
  /** Where its name stands: below the picture as for Send, or beside it as in a button. */
  readonly word?: 'below' | 'beside' | undefined
  /** It cannot be used now; still focusable, answers no click. */
  readonly isBlocked?: boolean | undefined
}

/** A tile that never runs: all that the ways to log in need. */
export const PlainTile = forwardRef<HTMLButtonElement, PlainTileProps>(function PlainTile(
  { label, icon, picture, word, isBlocked = false, onClick, ...rest },
  ref,
) {
  const shown = picture ?? (icon && <Icon shape={icon} size="l" />)
  return (
    <button
      ref={ref}
      type="button"
      data-part="tile"
      aria-label={word === undefined ? label : undefined}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      {...rest}
      css={(theme) => tileStyles(theme, word)}
    >
      {shown !== undefined && <span css={tilePictureStyles}>{shown}</span>}
      {word && <span css={tileWordStyles()}>{label}</span>}
    </button>
  )
})
