import type { CatalogFilter } from '@latchkey/core'
import type { CatalogCell } from '@latchkey/core/views'
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { usePairingAhead } from '../../partials/use-pairing-ahead.ts'
import type { AllWalletsModel } from './all-wallets.model.ts'
import { WalletGrid } from './wallet-grid/wallet-grid.tsx'

export interface GridViewProps {
  readonly model: AllWalletsModel
  readonly cells: readonly CatalogCell[]
  readonly filter: CatalogFilter
  /** Is true if the visitor came back: then the position is restored. */
  readonly isBack: boolean
  /** No wallet can be chosen until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  onLeave(): void
}

/** The wallets that fit a search; another search begins at the top. */
export function GridView({
  model,
  cells,
  filter,
  isBack,
  isBlocked,
  onLeave,
}: GridViewProps): ReactElement {
  const { text } = useModalContext()
  const [firstFilter] = useState(filter)
  return (
    <WalletGrid
      key={`${filter.namespace} ${filter.isCertifiedOnly} ${filter.search}`}
      label={text.get('all.title')}
      cells={cells}
      isBusy={model.isBusy}
      isBack={isBack && firstFilter === filter}
      isBlocked={isBlocked}
      onLeave={onLeave}
      rest={usePairingAhead(true)}
      {...useSteadyCalls(model)}
    />
  )
}

type Calls = Pick<AllWalletsModel, 'choose' | 'need' | 'retry' | 'isInstalled' | 'isLost'>

/** Stable functions: places are re-rendered only if their wallet changes. */
function useSteadyCalls(model: AllWalletsModel): Calls {
  const latest = useRef(model)
  useLayoutEffect(() => {
    latest.current = model
  })
  return {
    choose: useCallback((wallet) => latest.current.choose(wallet), []),
    need: useCallback((pages) => latest.current.need(pages), []),
    retry: useCallback(() => latest.current.retry(), []),
    // Called during rendering, when the latest model is the rendered one.
    isInstalled: model.isInstalled,
    isLost: model.isLost,
  }
}
