import type { ExchangeSession, ExchangeStatus } from '@latchkey/core'
import { type LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { isBuyOver, pollBuyStatus, tellEnd } from '../instance/poll-buy-status.ts'

/** Which payment is followed, and how. */
export interface ExchangeBuyStatusOptions extends ExchangeSession, InstanceChoice {
  /** In milliseconds, at least 3,000; by default 4,000. */
  readonly pollingInterval?: number | undefined
  /** By default true. */
  readonly isEnabled?: boolean | undefined
  /** The exchange says that it has paid. */
  onSuccess?(status: ExchangeStatus): void
  /** The exchange says that it failed. */
  onFailed?(status: ExchangeStatus): void
}

/** The last known status of a payment at an exchange. */
export interface ExchangeBuyStatus {
  /** The last answer; undefined before the first one. */
  readonly data: ExchangeStatus | undefined
  /** Why it could not be read the last time; it is read again. */
  readonly error: LatchkeyError | undefined
  readonly isLoading: boolean
  /** Reads it now. */
  refetch(): Promise<void>
}

type Known = Pick<ExchangeBuyStatus, 'data' | 'error'>

const NOTHING: Known = { data: undefined, error: undefined }

/** Follows a payment at an exchange, while the page is seen, until the exchange says how it ended. */
export function useExchangeBuyStatus(options: ExchangeBuyStatusOptions): ExchangeBuyStatus {
  const { exchangeId, sessionId, isEnabled = true, pollingInterval } = options
  const latchkey = useInstance('useExchangeBuyStatus', options)
  const payment = JSON.stringify([exchangeId, sessionId])
  const [last, setLast] = useState({ payment, ...NOTHING })
  // The status of an earlier payment says nothing of this one.
  const { data, error } = last.payment === payment ? last : NOTHING
  const callbacks = useRef(options)
  useEffect(() => {
    callbacks.current = options
  })
  const isOver = isBuyOver(data)
  /** The payment that is over. */
  const ended = useRef<string>(undefined)

  const refetch = useCallback(async (): Promise<void> => {
    // Another payment may be followed once this answer is there.
    const isCurrent = (): boolean => {
      const now = callbacks.current
      const isSame = now.exchangeId === exchangeId && now.sessionId === sessionId
      // A later request may have been answered before.
      return isSame && ended.current !== payment
    }
    try {
      const data = await latchkey.actions.pay.buyStatus({ exchangeId, sessionId })
      if (!isCurrent()) return
      if (isBuyOver(data)) ended.current = payment
      setLast({ payment, data, error: undefined })
      tellEnd(callbacks.current, data)
    } catch (thrown) {
      if (!isCurrent()) return
      // The last known status stays.
      const error = toLatchkeyError(thrown)
      setLast((now) => ({ ...(now.payment === payment ? now : NOTHING), payment, error }))
    }
  }, [latchkey, exchangeId, sessionId, payment])
  useEffect(() => {
    if (!isEnabled || isOver) return
    // React undoes this once it is over.
    return pollBuyStatus(refetch, { pollingInterval, isOver: () => false })
  }, [isEnabled, isOver, pollingInterval, refetch])
  return useMemo(() => {
    const isLoading = isEnabled && data === undefined && error === undefined
    return { data, error, isLoading, refetch }
  }, [data, error, isEnabled, refetch])
}
