import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { useCss } from '../../styling/use-css.ts'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { tilePictureStyles, tileStyles, tileWordStyles } from './tile.styles.ts'

/** Props of a tile; others go to its `<button>`. */
export interface TileProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Its name; shown when `hasWord`. */
  readonly label: string
  readonly icon?: IconShape | undefined
  /** In the icon's place: an `Image` of 2.4. */
  readonly picture?: ReactNode
  /** Whether its name stands below the picture, as for Send, Swap and Buy. */
  readonly hasWord?: boolean | undefined
  /** Being opened: a spinner, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
  /** It cannot be used now; still focusable, answers no click. */
  readonly isBlocked?: boolean | undefined
}

/** One way among equals: a provider to log in with, an action of an account. */
export const Tile = forwardRef<HTMLButtonElement, TileProps>(function Tile(
  { label, icon, picture, hasWord = false, isBusy = false, isBlocked = false, onClick, ...rest },
  ref,
) {
  const css = useCss()
  const isStill = isBusy || isBlocked
  const holdBack = (event: MouseEvent<HTMLButtonElement>): void => event.preventDefault()
  return (
    <button
      ref={ref}
      type="button"
      data-part="tile"
      aria-label={hasWord ? undefined : label}
      aria-busy={isBusy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? holdBack : onClick}
      {...rest}
      className={css(tileStyles(hasWord), rest.className)}
    >
      <span className={css(tilePictureStyles())}>
        {isBusy ? <Spinner /> : (picture ?? (icon && <Icon shape={icon} size="l" />))}
      </span>
      {hasWord && <span className={css(tileWordStyles())}>{label}</span>}
    </button>
  )
})
