import { type CatalogCell, type CatalogFacts, catalogCells } from '@latchkey/core/views'
import { useMemo } from 'react'

/** Selects the state that decides which wallets there are. */
export function selectCatalog(snapshot: CatalogFacts): CatalogFacts {
  const { options, device, wallets, recent, network, modal, listing, catalog } = snapshot
  return { options, device, wallets, recent, network, modal, listing, catalog }
}

/**
 * Returns every place there is, in order; the list is made again only when its facts have changed.
 */
export function useCells(facts: CatalogFacts): readonly CatalogCell[] {
  return useMemo(() => catalogCells(facts), [facts])
}
