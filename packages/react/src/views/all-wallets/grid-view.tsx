import type { CatalogCell, CatalogFilter } from '@latchkey/core'
import { type ReactElement, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { usePairingAhead } from '../../partials/use-pairing-ahead.ts'
import type { AllWalletsModel } from './all-wallets.model.ts'
import { WalletGrid } from './wallet-grid/wallet-grid.tsx'

/** What is shown, and where the visitor was in it. */
export interface GridViewProps {
  readonly model: AllWalletsModel
  readonly cells: readonly CatalogCell[]
  readonly wish: CatalogFilter
  /** The visitor came back, and finds everything as it was. */
  readonly isBack: boolean
  /** No wallet can be chosen until the visitor has accepted the site's terms. */
  readonly isBlocked: boolean
  onLeave(): void
}

/** The wallets that fit a search; another search begins at the top. */
export function GridView({
  model,
  cells,
  wish,
  isBack,
  isBlocked,
  onLeave,
}: GridViewProps): ReactElement {
  const { text } = useModalContext()
  const [firstWish] = useState(wish)
  return (
    <WalletGrid
      key={`${wish.namespace} ${wish.isCertifiedOnly} ${wish.search}`}
      label={text.get('all.title')}
      cells={cells}
      isBusy={model.isBusy}
      isBack={isBack && firstWish === wish}
      isBlocked={isBlocked}
      onLeave={onLeave}
      rest={usePairingAhead(true)}
      {...useSteadyCalls(model)}
    />
  )
}

type Calls = Pick<AllWalletsModel, 'choose' | 'need' | 'retry' | 'isInstalled' | 'isLost'>

/** The same functions for good: places are drawn anew only when their wallet changes. */
function useSteadyCalls(model: AllWalletsModel): Calls {
  const latest = useRef(model)
  useLayoutEffect(() => {
    latest.current = model
  })
  return {
    choose: useCallback((wallet) => latest.current.choose(wallet), []),
    need: useCallback((pages) => latest.current.need(pages), []),
    retry: useCallback(() => latest.current.retry(), []),
    // Asked while drawing, when the latest is the one that is drawn.
    isInstalled: model.isInstalled,
    isLost: model.isLost,
  }
}
