import type { PendingStep, SendRequest, TransferRequest } from '@latchkey/core'
import { type PlainError, plainError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../binding/latchkey-context.ts'
import { useReading } from '../binding/use-reading.ts'

/** Where a transfer of the page is. */
export type LatchkeySendState =
  | { readonly status: 'idle' | 'sending' }
  /** The wallet sent it. What nodes say of it since then is the step, `pending` at first. */
  | { readonly status: 'sent'; readonly id: string; readonly step: PendingStep }
  /** It was not sent; with `transfer.unknown` that is not known. */
  | { readonly status: 'failed'; readonly error: PlainError }

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

type Local = Exclude<LatchkeySendState, { readonly status: 'sent' }> | Sent
type Sent = { readonly status: 'sent'; readonly id: string }

/** Sends coins and tokens from a page's own form. */
export function useLatchkeySend(choice?: InstanceChoice): LatchkeySend {
  const latchkey = useInstance('useLatchkeySend', choice)
  const activity = useReading(latchkey, (readings) => readings.activity())
  const [local, setLocal] = useState<Local>({ status: 'idle' })
  const { actions, open: openModal } = latchkey
  // Two presses may come before the first one is drawn.
  const isSending = useRef(false)

  const send = useCallback(
    async (request: TransferRequest): Promise<void> => {
      if (isSending.current) return
      isSending.current = true
      setLocal({ status: 'sending' })
      try {
        setLocal({ status: 'sent', id: await actions.send.transfer(request) })
      } catch (thrown) {
        setLocal({ status: 'failed', error: plainError(toLatchkeyError(thrown)) })
      } finally {
        isSending.current = false
      }
    },
    [actions],
  )
  return useMemo(() => {
    const open = (request?: SendRequest): Promise<void> =>
      openModal({ ...request, view: 'WalletSend' })
    return { ...withStep(local, activity.pending), send, open }
  }, [local, activity, send, openModal])
}

function withStep(
  local: Local,
  pending: readonly { readonly id: string; readonly step: PendingStep }[],
): LatchkeySendState {
  if (local.status !== 'sent') return local
  const { id } = local
  return { status: 'sent', id, step: pending.find((each) => each.id === id)?.step ?? 'pending' }
}
