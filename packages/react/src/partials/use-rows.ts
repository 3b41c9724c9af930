import type { ConnectorRow } from '@latchkey/core'
import { useModalContext } from '../binding/modal-context.ts'
import { useSnapshot } from '../binding/use-snapshot.ts'

/** The rows of Connect; the same until one of them changes. */
export function useRows(): readonly ConnectorRow[] {
  return useSnapshot(useModalContext().core.rows)
}
