import type { PairableWallet } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useReading } from '../binding/use-reading.ts'
import type { Latchkey } from '../mount/latchkey.ts'

/**
 * The wallet of the listing, or of the site's own, that a button is for, once wallets of this browser
 * were looked for and it was not among them.
 *
 * @param name - undefined: none is looked for.
 */
export function useListedWallet(
  latchkey: Latchkey,
  name: string | undefined,
): PairableWallet | undefined {
  const isReady = useReading(latchkey, (readings) => readings.state().initialized)
  const [found, setFound] = useState<{ readonly name: string; readonly wallet: PairableWallet }>()
  useEffect(() => {
    if (!isReady || name === undefined) return undefined
    let isGone = false
    latchkey.actions.listing.find(name).then(
      (wallet) => {
        if (!isGone && wallet !== undefined) setFound({ name, wallet })
      },
      () => {
        // The button keeps the name that the site gave it; a press asks the listing again.
      },
    )
    return () => {
      isGone = true
    }
  }, [latchkey, isReady, name])
  return found?.name === name ? found?.wallet : undefined
}
