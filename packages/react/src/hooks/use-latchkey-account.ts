import type { PublicAccount } from '@latchkey/core'
import type { Namespace } from '@latchkey/core/contract'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'

/** Which account. */
export interface AccountChoice extends InstanceChoice {
  /** Without one the active namespace counts. */
  readonly namespace?: Namespace | undefined
}

/** Returns the account of the active namespace, or of the chosen one, and its connection status. */
export function useLatchkeyAccount(choice: AccountChoice = {}): PublicAccount {
  const latchkey = useInstance('useLatchkeyAccount', choice)
  return useReading(latchkey, (readings) => readings.account(choice.namespace))
}
