import type { Actions } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import { useMemo } from 'react'
import { useModalContext } from './modal-context.ts'

/**
 * All actions, also those on an account. Views that are loaded later use it: the view loader waits for the account
 * before they are drawn.
 */
export function useActions(): Actions {
  const { core } = useModalContext()
  const account = core.account.current()
  // The first views use the actions of the core alone.
  if (account === undefined) throw new LatchkeyError('http.network', {})
  return useMemo(() => ({ ...core.actions, ...account }), [core, account])
}
