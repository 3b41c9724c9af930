import { type CatalogCell, type CatalogFacts, catalogCells } from '@latchkey/core'
import { useMemo } from 'react'

/** Every place there is, in order; made anew only when something that decides it has changed. */
export function useCells(facts: CatalogFacts): readonly CatalogCell[] {
  const { options, device, wallets, recent, network, listing, catalog } = facts
  return useMemo(
    () => catalogCells({ options, device, wallets, recent, network, listing, catalog }),
    [options, device, wallets, recent, network, listing, catalog],
  )
}
