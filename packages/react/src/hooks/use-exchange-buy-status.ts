import type { ExchangeSession, ExchangeStatus } from '@latchkey/core'
import { type LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'
import { readPage } from '../instance/page.ts'

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

/** Source: docs/views.md, section 4. */
const LEAST_MS = 3_000
const USUAL_MS = 4_000

/** Follows a payment at an exchange, while the page is seen, until the exchange says how it ended. */
export function useExchangeBuyStatus(options: ExchangeBuyStatusOptions): ExchangeBuyStatus {
  const { exchangeId, sessionId, isEnabled = true, pollingInterval = USUAL_MS } = options
  const latchkey = useInstance('useExchangeBuyStatus', options)
  const [known, setKnown] = useState<Known>({ data: undefined, error: undefined })
  const callbacks = useRef(options)
  useEffect(() => {
    callbacks.current = options
  })
  const { status } = known.data ?? {}
  const isOver = status === 'SUCCESS' || status === 'FAILED'

  const refetch = useCallback(async (): Promise<void> => {
    try {
      const data = await latchkey.actions.pay.buyStatus({ exchangeId, sessionId })
      setKnown({ data, error: undefined })
      if (data.status === 'SUCCESS') callbacks.current.onSuccess?.(data)
      if (data.status === 'FAILED') callbacks.current.onFailed?.(data)
    } catch (thrown) {
      // The last known status stays.
      setKnown((now) => ({ ...now, error: toLatchkeyError(thrown) }))
    }
  }, [latchkey, exchangeId, sessionId])
  useEffect(() => {
    const page = readPage()
    if (!isEnabled || isOver || page === undefined) return
    void refetch()
    const timer = page.setInterval(
      () => {
        if (page.document.visibilityState === 'visible') void refetch()
      },
      Math.max(LEAST_MS, pollingInterval),
    )
    return () => page.clearInterval(timer)
  }, [isEnabled, isOver, pollingInterval, refetch])
  return useMemo(() => {
    const isLoading = isEnabled && known.data === undefined && known.error === undefined
    return { ...known, isLoading, refetch }
  }, [known, isEnabled, refetch])
}
