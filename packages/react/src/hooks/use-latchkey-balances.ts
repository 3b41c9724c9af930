import type { Portfolio } from '@latchkey/core'
import { useEffect, useMemo } from 'react'
import { useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import { followBalances } from '../instance/follow.ts'
import type { AccountChoice } from './use-latchkey-account.ts'

/** The holdings of the account, with the function that reads them again. */
export interface LatchkeyBalances extends Portfolio {
  /** Reads it again, whatever is known of it. */
  refresh(): Promise<void>
}

/**
 * Returns the holdings of the account on its network: the native coin and the tokens, the most
 * valuable first, with the sum of known values. They are read when an account is connected or
 * changes, unless they were read within the last 30 seconds; the modal need not be open.
 */
export function useLatchkeyBalances({
  namespace,
  ...choice
}: AccountChoice = {}): LatchkeyBalances {
  const latchkey = useInstance('useLatchkeyBalances', choice)
  const account = useReading(latchkey, (readings) => readings.account(namespace).caipAddress)
  const balances = useReading(latchkey, (readings) => readings.balances(namespace))
  useEffect(() => followBalances(latchkey, namespace), [latchkey, namespace])
  return useMemo(
    () => ({ ...balances, refresh: () => latchkey.actions.portfolio.refresh(account) }),
    [balances, latchkey, account],
  )
}
