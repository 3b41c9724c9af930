import type { PublicListing } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** All wallets, and what searches them, loads more of them and connects one. */
export interface LatchkeyListing
  extends PublicListing,
    Pick<DeferredActions['listing'], 'search' | 'certifiedOnly' | 'retry'> {
  /** Loads the first page, then the next ones; one that failed again. After the last one it does nothing. */
  more(): Promise<void>
  /**
   * Connects a wallet: directly where it is in this browser, else by an address that the page shows; see
   * `useLatchkeyPairing`.
   *
   * @returns The account, as CAIP-10.
   */
  readonly connect: DeferredActions['pairing']['withWallet']
}

/**
 * The wallets of the listing, for a page that draws its own list. Its filter and its pages are not those of
 * the modal.
 */
export function useLatchkeyListing(choice?: InstanceChoice): LatchkeyListing {
  const latchkey = useInstance('useLatchkeyListing', choice)
  const state = useReading(latchkey, (readings) => readings.listing())
  return useMemo(() => {
    const { listing, pairing } = latchkey.actions
    const { search, certifiedOnly, retry, more } = listing
    return {
      ...state,
      search,
      certifiedOnly,
      retry,
      more: () => more(),
      connect: pairing.withWallet,
    }
  }, [state, latchkey])
}
