import type { PublicPairing } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** The address of wallet-connect, and what makes, opens, copies and cancels it. */
export interface LatchkeyPairing
  extends PublicPairing,
    Pick<DeferredActions['pairing'], 'openWallet' | 'copyAddress' | 'retry' | 'cancel'> {
  /**
   * Requests an address for the page to show, and resolves with the account, as CAIP-10, once a wallet
   * is connected. A wallet of this browser is connected directly.
   *
   * @throws LatchkeyError `pairing.expired`, `wallet.rejected` and the like; `aborted` after `cancel`.
   */
  readonly connect: DeferredActions['pairing']['withWallet']
}

/** Connecting by wallet-connect, for a page that shows the code and the links itself. */
export function useLatchkeyPairing(choice?: InstanceChoice): LatchkeyPairing {
  const latchkey = useInstance('useLatchkeyPairing', choice)
  const state = useReading(latchkey, (readings) => readings.pairing())
  return useMemo(() => {
    const { withWallet, openWallet, copyAddress, retry, cancel } = latchkey.actions.pairing
    return { ...state, connect: withWallet, openWallet, copyAddress, retry, cancel }
  }, [state, latchkey])
}
