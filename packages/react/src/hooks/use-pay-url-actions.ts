import { useMemo } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import type { DeferredActions } from '../instance/deferred-actions.ts'

/** The actions that begin payments at exchanges, without the views. */
export interface PayUrlActions {
  /** Begins one. Rejects with a `LatchkeyError`; see `actions.pay.payUrl`. */
  readonly getUrl: DeferredActions['pay']['payUrl']
  /** The same, and opens its page. Call it in the handler of a press; see `actions.pay.openUrl`. */
  readonly openUrl: DeferredActions['pay']['openUrl']
}

/** Payments at exchanges from a page's own list. */
export function usePayUrlActions(choice?: InstanceChoice): PayUrlActions {
  const { actions } = useInstance('usePayUrlActions', choice)
  return useMemo(() => ({ getUrl: actions.pay.payUrl, openUrl: actions.pay.openUrl }), [actions])
}
