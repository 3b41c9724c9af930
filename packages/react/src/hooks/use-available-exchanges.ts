import type { ExchangesPage, ExchangesQuery } from '@latchkey/core'
import { type LatchkeyError, toLatchkeyError } from '@latchkey/core/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { type InstanceChoice, useInstance } from '../context/latchkey-context.ts'

/** Which exchanges are listed, and when. */
export interface AvailableExchangesOptions extends Omit<ExchangesQuery, 'page'>, InstanceChoice {
  /** Lists them when the component is first drawn; by default true. */
  readonly fetchOnInit?: boolean | undefined
  /** From 0. */
  readonly initialPage?: number | undefined
}

/** The exchanges from whose balance can be paid, as far as they were read. */
export interface AvailableExchanges {
  /** The last page that was read. */
  readonly data: ExchangesPage | undefined
  readonly error: LatchkeyError | undefined
  /** Nothing was read yet. */
  readonly isLoading: boolean
  readonly isFetching: boolean
  /** Reads another page, or other exchanges. Never rejects: `error` says why. */
  fetch(query?: ExchangesQuery): Promise<void>
}

type Known = Pick<AvailableExchanges, 'data' | 'error' | 'isFetching'>

/** Lists exchanges for a page's own list. */
export function useAvailableExchanges({
  fetchOnInit = true,
  initialPage = 0,
  latchkey: chosen,
  ...query
}: AvailableExchangesOptions = {}): AvailableExchanges {
  const latchkey = useInstance('useAvailableExchanges', { latchkey: chosen })
  const [known, setKnown] = useState<Known>({
    data: undefined,
    error: undefined,
    isFetching: fetchOnInit,
  })
  const first = useRef<ExchangesQuery>({ ...query, page: initialPage })
  /** The answer of an earlier request is outdated. */
  const requests = useRef(0)

  const read = useCallback(
    async (next: ExchangesQuery): Promise<void> => {
      requests.current += 1
      const own = requests.current
      const end = (change: Partial<Known>): void => {
        if (own === requests.current) setKnown((now) => ({ ...now, isFetching: false, ...change }))
      }
      try {
        const data = await latchkey.actions.pay.exchanges({ ...first.current, ...next })
        end({ data, error: undefined })
      } catch (thrown) {
        end({ error: toLatchkeyError(thrown) })
      }
    },
    [latchkey],
  )
  const fetch = useCallback(
    (next: ExchangesQuery = {}): Promise<void> => {
      setKnown((now) => ({ ...now, isFetching: true }))
      return read(next)
    },
    [read],
  )
  useEffect(() => {
    if (fetchOnInit) void read({})
  }, [read, fetchOnInit])
  return useMemo(
    () => ({ ...known, isLoading: known.isFetching && known.data === undefined, fetch }),
    [known, fetch],
  )
}
