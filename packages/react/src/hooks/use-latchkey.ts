import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import type { Latchkey } from '../instance/latchkey.ts'

/** Opens and closes the modal. */
export function useLatchkey(choice?: InstanceChoice): Pick<Latchkey, 'open' | 'close'> {
  const latchkey = useInstance('useLatchkey', choice)
  return useMemo(() => ({ open: latchkey.open, close: latchkey.close }), [latchkey])
}
