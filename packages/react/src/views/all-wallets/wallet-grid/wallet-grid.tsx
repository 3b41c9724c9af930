/** @jsxImportSource @emotion/react */
import type { PairableWallet } from '@latchkey/core'
import type { CatalogCell } from '@latchkey/core/views'
import { type ReactElement, useMemo, useRef, useState } from 'react'
import type { RestProps } from '../../../partials/use-rest.ts'
import { GridRow } from './grid-row.tsx'
import { useColumns } from './use-columns.ts'
import { useGridFocus } from './use-grid-focus.ts'
import { useNeededPages } from './use-needed-pages.ts'
import { usePosition, useRestoredPosition, useStoredFocus } from './use-position.ts'
import { useVisibleRows } from './use-visible-rows.ts'
import { gridStyles, heightOf } from './wallet-grid.styles.ts'

export interface WalletGridProps {
  readonly label: string
  readonly cells: readonly CatalogCell[]
  readonly isBusy: boolean
  /** Is true if the visitor came back: then the position is restored. */
  readonly isBack: boolean
  /** No wallet can be chosen now. */
  readonly isBlocked: boolean
  isInstalled(wallet: PairableWallet): boolean
  /** Returns true if the page of a place could not be loaded. */
  isLost(cell: CatalogCell): boolean
  choose(wallet: PairableWallet): void
  /** Requests pages that are about to be visible. */
  need(pages: readonly number[]): void
  /** Requests failed pages again. */
  retry(): void
  /** Goes back to the search. */
  onLeave(): void
  /** The pointer rests on the wallets. */
  readonly rest: RestProps
}

/** Any number of wallets, of which only the rows near what is seen are drawn. */
export function WalletGrid(props: WalletGridProps): ReactElement {
  const { label, cells, isBusy, isBack, need, onLeave } = props
  const grid = useRef<HTMLDivElement>(null)
  const columns = useColumns(grid)
  const rows = Math.ceil(cells.length / columns)
  // First, so that what follows sees where it is scrolled to.
  const position = usePosition()
  useRestoredPosition(grid, { position, isBack })
  const { first, end, pageRows } = useVisibleRows(grid, rows)
  const ids = useMemo(() => cells.map(({ wallet }) => wallet?.id), [cells])
  const [start] = useState(() => (isBack ? position.last().place : 0))
  const leave = { onLeaveUp: onLeave, onType: onLeave }
  const focus = useGridFocus({ gridRef: grid, ids, columns, pageRows, start, ...leave })
  const focusPlace = useStoredFocus(position, focus.onFocus)
  useNeededPages(grid, cells.slice(first * columns, end * columns), need)
  const drawn = rowsToDraw({ first, end, focused: Math.floor(focus.place / columns), rows })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out.
    <div
      ref={grid}
      role="grid"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      aria-busy={isBusy || undefined}
      data-part="wallet-grid"
      data-testid="all-grid"
      css={gridStyles}
      style={{ height: heightOf(rows) }}
      onKeyDown={focus.onKeyDown}
      onBlur={focus.onBlur}
      {...props.rest}
    >
      {drawn.map((row) => (
        <GridRow
          key={row}
          row={row}
          columns={columns}
          cells={cells}
          isInstalled={props.isInstalled}
          isLost={props.isLost}
          isBlocked={props.isBlocked}
          entry={focus.place}
          onFocus={focusPlace}
          choose={props.choose}
          retry={props.retry}
        />
      ))}
    </div>
  )
}

interface DrawnRows {
  readonly first: number
  readonly end: number
  /** The focused cell stays rendered, wherever it is. */
  readonly focused: number
  readonly rows: number
}

function rowsToDraw({ first, end, focused, rows }: DrawnRows): readonly number[] {
  const seen = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
  if (focused >= rows || seen.includes(focused)) return seen
  return focused < first ? [focused, ...seen] : [...seen, focused]
}
