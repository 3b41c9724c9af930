/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { focusRing, hovered, Image, imageIcon, pressed, Skeleton, TRUNCATED } from '@latchkey/ui'
import type { ReactElement } from 'react'
import type { NftCell } from './nfts.model.ts'

/** Props of `NftGrid`. */
interface NftGridProps {
  readonly label: string
  readonly cells: readonly NftCell[]
  /** The place of the first cell in the whole tab. */
  readonly firstPlace: number
  open(cell: NftCell): void
}

/** Collectibles, two in a row. */
export function NftGrid({ label, cells, firstPlace, open }: NftGridProps): ReactElement {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its marks Safari does not call it a list
    <ul role="list" aria-label={label} css={gridStyles} data-testid="nfts-list">
      {cells.map((cell, index) => (
        <li key={cell.key} css={itemStyles}>
          <button
            type="button"
            data-testid={`nft-${firstPlace + index}`}
            css={cellStyles}
            onClick={() => open(cell)}
          >
            <Image src={cell.imageUrl} size="full" shape="tile" fallback={imageIcon} isLazy />
            <span css={lineStyles}>
              <bdi css={nameStyles}>{cell.name}</bdi>
              {cell.count !== undefined && (
                <bdi dir="ltr" css={countStyles}>
                  {cell.count}
                </bdi>
              )}
            </span>
            <bdi css={collectionStyles}>{cell.collection}</bdi>
          </button>
        </li>
      ))}
    </ul>
  )
}

const SKELETONS = [1, 2, 3, 4] as const

/** The same before anything is known. */
export function NftSkeletons(): ReactElement {
  return (
    <div css={gridStyles} aria-hidden="true">
      {SKELETONS.map((each) => (
        <span key={each} css={cellStyles}>
          <Skeleton css={squareStyles} />
          <span css={lineStyles}>
            <Skeleton width={9} height={1.2} />
          </span>
          <span css={collectionStyles}>
            <Skeleton width={6} height={1} />
          </span>
        </span>
      ))}
    </div>
  )
}

/** Cells extend beyond both sides by their padding, so that pictures line up with the text above. */
function gridStyles({ u }: Theme): CSSObject {
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    margin: `0 ${u(-0.8)}`,
    padding: 0,
    listStyle: 'none',
  }
}

const itemStyles: CSSObject = { display: 'grid', minWidth: 0 }

/** A picture, and one line each for its name and its collection. */
function cellStyles(theme: Theme): CSSObject {
  const { color, radius, u } = theme
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    padding: u(0.8),
    borderRadius: radius.l,
    textAlign: 'start',
    '&:focus-visible': focusRing(theme, '-3px'),
    ...hovered({ backgroundColor: color['fill-1'] }),
    ...pressed(theme, 'fill-2'),
  }
}

/** The height of a line is reserved, also for one that is empty. */
function lineStyles({ u }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'center',
    gap: u(0.8),
    width: '100%',
    minHeight: u(2),
    marginBlockStart: u(0.8),
  }
}

function nameStyles({ type, color }: Theme): CSSObject {
  return { ...type.row, ...TRUNCATED, flex: '1 1 auto', color: color.text }
}

function countStyles({ type, color }: Theme): CSSObject {
  return {
    ...type.small,
    flex: 'none',
    maxWidth: '50%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}

function collectionStyles({ type, color, u }: Theme): CSSObject {
  return {
    ...type.small,
    ...TRUNCATED,
    display: 'block',
    width: '100%',
    minHeight: u(1.8),
    color: color['text-2'],
  }
}

function squareStyles({ radius }: Theme): CSSObject {
  return { width: '100%', height: 'auto', aspectRatio: '1', borderRadius: radius.m }
}
