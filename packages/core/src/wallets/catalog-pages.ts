import { isLatchkeyError } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { ListingLoader } from './listing-loader.ts'
import type { ListingTools } from './to-pairable.ts'

/** Brings pages of what is wished for. */
export interface CatalogPages {
  /** Asks for a page, unless it is there or on its way. */
  request(page: number): void
  /** Something else is wished for: what is on its way is not awaited any more. */
  cancel(): void
}

/** Wires the pages of one core. */
export function createCatalogPages(deps: ListingLoader, tools: ListingTools): CatalogPages {
  const { catalog, state, timers, requests } = deps
  let turn = beginSearch(timers)

  async function bring(page: number, signal: AbortSignal): Promise<void> {
    const filter = { ...state.catalog.filter }
    const before = catalog.page(page)?.wallets ?? []
    catalog.write(page, { status: 'loading', wallets: before })
    try {
      const { requestPage } = await requests.load()
      const { count, wallets } = await requestPage(deps, { filter, page, signal }, tools)
      if (signal.aborted) return
      catalog.setCount(count)
      catalog.write(page, { status: 'ready', wallets })
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      catalog.write(page, { status: 'failed', wallets: before })
    }
  }

  return {
    request(page) {
      // A core that was stopped and started anew asks anew.
      if (turn.signal.aborted) turn = beginSearch(timers)
      const status = catalog.page(page)?.status
      if (status === undefined || status === 'failed') void bring(page, turn.signal)
    },
    cancel() {
      turn.abort()
    },
  }
}

/** What waits for answers to one filter; it ends with the core, if not before. */
function beginSearch({ signal }: Pick<Timers, 'signal'>): AbortController {
  const turn = new AbortController()
  signal().addEventListener('abort', () => turn.abort(), { once: true, signal: turn.signal })
  return turn
}
