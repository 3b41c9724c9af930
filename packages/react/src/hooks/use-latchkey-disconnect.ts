import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import type { Latchkey } from '../instance/latchkey.ts'

/** Ends the session of a namespace, or all. */
export function useLatchkeyDisconnect(choice?: InstanceChoice): Pick<Latchkey, 'disconnect'> {
  const latchkey = useInstance('useLatchkeyDisconnect', choice)
  return useMemo(() => ({ disconnect: latchkey.disconnect }), [latchkey])
}
