/** @jsxImportSource @emotion/react */
import type { PairableWallet } from '@latchkey/core'
import type { CatalogCell } from '@latchkey/core/views'
import { memo, type ReactElement } from 'react'
import { GridPlace, type GridPlaceProps } from './grid-place.tsx'
import { heightOf, rowStyles } from './wallet-grid.styles.ts'

/** One row of a grid of wallets. */
export interface GridRowProps
  extends Pick<GridPlaceProps, 'isBlocked' | 'choose' | 'retry' | 'onFocus'> {
  /** From 0 on. */
  readonly row: number
  readonly columns: number
  readonly cells: readonly CatalogCell[]
  /** The place that Tab leads to. */
  readonly entry: number
  isInstalled(wallet: PairableWallet): boolean
  isLost(cell: CatalogCell): boolean
}

/** A row at its place, wherever the others are; who scrolls draws new ones alone. */
export const GridRow = /* @__PURE__ */ memo(function GridRow(props: GridRowProps): ReactElement {
  const { row, columns, cells, entry, isInstalled, isLost, isBlocked, choose, retry, onFocus } =
    props
  const start = row * columns
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot leave rows out.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are focused.
    <div
      role="row"
      aria-rowindex={row + 1}
      css={(theme) => rowStyles(theme, columns)}
      style={{ transform: `translateY(${heightOf(row)})` }}
    >
      {cells.slice(start, start + columns).map((cell, column) => {
        const place = start + column
        return (
          <GridPlace
            // The index, not the wallet: a focused placeholder keeps the focus when its wallet is loaded.
            key={place}
            place={place}
            isBlocked={isBlocked}
            choose={choose}
            retry={retry}
            onFocus={onFocus}
            column={column + 1}
            wallet={cell.wallet}
            isEntry={place === entry}
            isInstalled={cell.wallet !== undefined && isInstalled(cell.wallet)}
            isLost={isLost(cell)}
          />
        )
      })}
    </div>
  )
})
