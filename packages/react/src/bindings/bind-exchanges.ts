import type { ExchangesQuery } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import type {
  AvailableExchanges,
  AvailableExchangesOptions,
} from '../hooks/use-available-exchanges.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import type { Binding } from './binding.ts'
import { createProgress } from './create-progress.ts'

type Known = Pick<AvailableExchanges, 'data' | 'error' | 'isFetching'>

/** `useAvailableExchanges`, for one list: each reads its own page. */
export function bindExchanges(
  latchkey: Latchkey,
  { fetchOnInit = true, initialPage = 0, ...query }: Omit<AvailableExchangesOptions, 'latchkey'>,
): Binding<Omit<AvailableExchanges, 'fetch'>, Pick<AvailableExchanges, 'fetch'>> {
  const progress = createProgress<Known>({
    data: undefined,
    error: undefined,
    isFetching: fetchOnInit,
  })
  /** The answer of an earlier request is outdated. */
  let requests = 0

  async function request(next: ExchangesQuery): Promise<void> {
    requests += 1
    const own = requests
    const end = (change: Partial<Known>): void => {
      if (own !== requests) return
      progress.show({ ...progress.current(), isFetching: false, ...change })
    }
    try {
      const asked = { ...query, page: initialPage, ...next }
      end({ data: await latchkey.actions.pay.exchanges(asked), error: undefined })
    } catch (thrown) {
      end({ error: toLatchkeyError(thrown) })
    }
  }

  return {
    keys: ['data', 'error', 'isLoading', 'isFetching'],
    read() {
      const known = progress.current()
      return { ...known, isLoading: known.isFetching && known.data === undefined }
    },
    functions: {
      fetch(next = {}) {
        progress.show({ ...progress.current(), isFetching: true })
        return request(next)
      },
    },
    watch: progress.watch,
    follow() {
      if (fetchOnInit && requests === 0) void request({})
      return () => {}
    },
  }
}
