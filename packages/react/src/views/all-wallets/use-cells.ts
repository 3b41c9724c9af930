import { type CatalogCell, type CatalogFacts, catalogCells } from '@latchkey/core/views'
import { useMemo } from 'react'

/** Selects the state that decides which wallets there are. */
export function selectCatalog(snapshot: CatalogFacts): CatalogFacts {
  const { options, device, wallets, recent, network, modal, listing, catalog } = snapshot
  return { options, device, wallets, recent, network, modal, listing, catalog }
}

/** Every place there is, in order; made anew only when something that decides it has changed. */
export function useCells(facts: CatalogFacts): readonly CatalogCell[] {
  return useMemo(() => catalogCells(facts), [facts])
}
