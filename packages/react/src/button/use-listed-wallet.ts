import type { PairableWallet } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../instance/latchkey.ts'

/** A wallet of the listing, or of the site's own, that a button is for. */
export interface UseListedWallet {
  /** undefined until it is found. */
  readonly wallet: PairableWallet | undefined
  /** Finds it, once wallets of this browser were looked for and it was not among them. */
  request(): void
}

/**
 * The listed wallet of a button. The listing is a host of others: it is asked for a button that the visitor
 * is about to press, not for one that is only drawn.
 *
 * @param name - undefined: none is looked for.
 */
export function useListedWallet(latchkey: Latchkey, name: string | undefined): UseListedWallet {
  const isReady = useReading(latchkey, (readings) => readings.state().initialized)
  const wallet = useReading(latchkey, (readings) => name && readings.namedWallet(name)) || undefined
  const [isRequested, setRequested] = useState(false)
  const isDue = isReady && isRequested && wallet === undefined
  useEffect(() => {
    if (!isDue || name === undefined) return
    latchkey.actions.listing.find(name).catch(() => {
      // The button keeps the name that the site gave it; a press asks the listing again.
    })
  }, [latchkey, isDue, name])
  return { wallet, request: () => setRequested(true) }
}
