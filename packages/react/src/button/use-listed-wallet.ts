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
 * The listed wallet of a button. The listing is another host: it is requested when the
 * visitor is about to press a button, not when the button is rendered.
 *
 * @param name - undefined: nothing is requested.
 */
export function useListedWallet(latchkey: Latchkey, name: string | undefined): UseListedWallet {
  const isReady = useReading(latchkey, (readings) => readings.state().initialized)
  const wallet = useReading(latchkey, (readings) => name && readings.namedWallet(name)) || undefined
  const [isRequested, setRequested] = useState(false)
  const isDue = isReady && isRequested && wallet === undefined
  useEffect(() => {
    if (!isDue || name === undefined) return
    latchkey.actions.listing.find(name).catch(() => {
      // The button shows the site's name for it; a press requests the listing again.
    })
  }, [latchkey, isDue, name])
  return { wallet, request: () => setRequested(true) }
}
