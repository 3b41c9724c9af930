import type { SendRequest, TransferRequest } from '@latchkey/core'
import { useMemo, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { useReading } from '../context/use-reading.ts'
import {
  createSendOnce,
  type LatchkeySendState,
  type SendProgress,
  sendState,
} from '../instance/page-send.ts'

/** A transfer of the page, and what sends the next one. */
export type LatchkeySend = LatchkeySendState & {
  /**
   * Sends from the active account without the views; nothing happens while one is being sent. Never
   * rejects: `status` says how it ended.
   */
  send(request: TransferRequest): Promise<void>
  /** Opens the modal with the view in which the visitor sends; what is given is filled in. */
  open(request?: SendRequest): Promise<void>
}

/** Sends coins and tokens from a page's own form. */
export function useLatchkeySend(choice?: InstanceChoice): LatchkeySend {
  const latchkey = useInstance('useLatchkeySend', choice)
  const activity = useReading(latchkey, (readings) => readings.activity())
  const [progress, setProgress] = useState<SendProgress>({ status: 'idle' })
  // It knows whether one is under way, also while another instance takes the place of this one.
  const [sendOnce] = useState(() => createSendOnce(setProgress))
  const actions = useMemo(
    (): Pick<LatchkeySend, 'send' | 'open'> => ({
      send: (request) => sendOnce(latchkey, request),
      open: (request) => latchkey.open({ ...request, view: 'WalletSend' }),
    }),
    [sendOnce, latchkey],
  )
  return useMemo(
    () => ({ ...sendState(progress, activity.pending), ...actions }),
    [progress, activity, actions],
  )
}
