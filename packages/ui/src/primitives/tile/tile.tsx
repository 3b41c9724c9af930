/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { IconShape } from '../../icons/page-icons.ts'
import { focusRing, hovered, pressed, TAKES_PRESS } from '../../theme/mixins.ts'
import { LabelledGroup, type LabelledGroupProps } from '../grid/labelled-group.tsx'
import { Icon } from '../icon/icon.tsx'
import { Spinner } from '../spinner/spinner.tsx'

/** Props of a row of tiles; others go to its `<div>`. */
export type TilesProps = LabelledGroupProps

/** Up to five tiles side by side. */
export const Tiles = forwardRef<HTMLDivElement, TilesProps>(function Tiles(props, ref) {
  return <LabelledGroup ref={ref} data-part="tiles" {...props} css={tilesStyles} />
})

/** Props of a tile; others go to its `<button>`. */
export interface PlainTileProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Its name; shown where there is a `word`. */
  readonly label: string
  readonly icon?: IconShape | undefined
  /** In the icon's place: an `Image` of 2.4. */
  readonly picture?: ReactNode
  /** Place of the label: below the picture as for Send, or beside it as in a button. */
  readonly labelPlace?: 'below' | 'beside' | undefined
  /** It cannot be used now; still focusable, answers no click. */
  readonly isBlocked?: boolean | undefined
}

/** A tile without a busy state. */
export const PlainTile = forwardRef<HTMLButtonElement, PlainTileProps>(function PlainTile(
  { label, icon, picture, labelPlace, isBlocked = false, onClick, ...rest },
  ref,
) {
  const shown = picture ?? (icon && <Icon shape={icon} size="l" />)
  return (
    <button
      ref={ref}
      type="button"
      data-part="tile"
      aria-label={labelPlace === undefined ? label : undefined}
      title={labelPlace === undefined ? label : undefined}
      aria-disabled={isBlocked || undefined}
      onClick={isBlocked ? (event) => event.preventDefault() : onClick}
      {...rest}
      css={(theme) => tileStyles(theme, labelPlace)}
    >
      {shown !== undefined && <span css={tilePictureStyles}>{shown}</span>}
      {labelPlace && <span css={tileLabelStyles}>{label}</span>}
    </button>
  )
})

/** Props of a tile; others go to its `<button>`. */
export interface TileProps extends Omit<PlainTileProps, 'word'> {
  /** If true, its label is shown below the picture, as for Send, Swap and Buy. */
  readonly hasLabel?: boolean | undefined
  /** Being opened: a spinner, and no answer to clicks. */
  readonly isBusy?: boolean | undefined
}

/** One of several equal choices: a login provider, an action of an account. */
export const Tile = forwardRef<HTMLButtonElement, TileProps>(function Tile(
  { hasLabel = false, isBusy = false, isBlocked = false, picture, ...rest },
  ref,
) {
  return (
    <PlainTile
      ref={ref}
      labelPlace={hasLabel ? 'below' : undefined}
      isBlocked={isBusy || isBlocked}
      picture={isBusy ? <Spinner /> : picture}
      aria-busy={isBusy || undefined}
      {...rest}
    />
  )
})

/** Equal columns. */
function tilesStyles({ space }: Theme): CSSObject {
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0,1fr)',
    gap: space[2],
  }
}

/** A filled tile; taller if its label is below the picture. */
function tileStyles(theme: Theme, labelPlace: 'below' | 'beside' | undefined): CSSObject {
  const { color, radius, space, u } = theme
  return {
    ...labelTypeStyles(theme, labelPlace),
    display: 'flex',
    flexDirection: labelPlace === 'beside' ? 'row' : 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: labelPlace === 'beside' ? space[2] : u(0.6),
    minWidth: 0,
    minHeight: u(labelPlace === 'below' ? 6.8 : 4.8),
    padding: labelPlace === 'beside' ? `${space[2]} ${space[3]}` : space[1],
    borderRadius: radius.m,
    border: '1px solid transparent',
    backgroundColor: color['fill-1'],
    color: color.text,
    textAlign: 'center',
    '&[aria-disabled=true]': { color: color['text-3'] },
    '&:focus-visible': focusRing(theme),
    ...hovered({ backgroundColor: color['fill-2'] }),
    ...TAKES_PRESS,
    ...pressed(theme, 'fill-3'),
  }
}

/** Beside a picture the label looks like that of a button. */
function labelTypeStyles({ type }: Theme, labelPlace: 'below' | 'beside' | undefined): CSSObject {
  return labelPlace === 'beside'
    ? { ...type.row, fontWeight: 600 }
    : { ...type.small, fontWeight: 500 }
}

/** The label, up to two lines. */
function tileLabelStyles(): CSSObject {
  return { maxWidth: '100%', overflowWrap: 'anywhere' }
}

/** As high as a picture, so that nothing moves while the tile is busy. */
function tilePictureStyles({ u }: Theme): CSSObject {
  return { display: 'grid', placeItems: 'center', minHeight: u(2.4) }
}
