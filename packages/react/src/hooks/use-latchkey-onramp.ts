import type { OnrampRequest } from '@latchkey/core'
import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import type { PublicOnramp } from '../instance/readings.ts'

/** The visitor's purchases with money, with the function that opens their view. */
export interface LatchkeyOnramp extends PublicOnramp {
  /** Opens the modal with the view in which the visitor buys; what is given is filled in. */
  open(request?: OnrampRequest): Promise<void>
}

/**
 * Buying with money, for a page's own button: whether it is offered, and what became of orders. Providers are
 * opened by the modal alone, in the task of the visitor's press.
 */
export function useLatchkeyOnramp(choice?: InstanceChoice): LatchkeyOnramp {
  const latchkey = useInstance('useLatchkeyOnramp', choice)
  const onramp = useReading(latchkey, (readings) => readings.onramp())
  const { open: openModal } = latchkey
  return useMemo(() => {
    const open = (request?: OnrampRequest): Promise<void> =>
      openModal({ ...request, view: 'OnRampProviders' })
    return { ...onramp, open }
  }, [onramp, openModal])
}
