import { isLatchkeyError } from '../contract/index.ts'
import type { Timers } from '../platform/timers.ts'
import type { ListingLoader } from './listing-loader.ts'
import type { ListingTools } from './to-pairable.ts'

/** Brings pages of what is wished for. */
export interface CatalogPages {
  /** Asks for a page, unless it is there or on its way. */
  ask(page: number): void
  /** Something else is wished for: what is on its way is not awaited any more. */
  drop(): void
}

/** Wires the pages of one core. */
export function createCatalogPages(deps: ListingLoader, tools: ListingTools): CatalogPages {
  const { catalog, state, timers, questions } = deps
  let turn = beginTurn(timers)

  async function bring(page: number, signal: AbortSignal): Promise<void> {
    const wish = { ...state.catalog.wish }
    const before = catalog.page(page)?.wallets ?? []
    catalog.write(page, { status: 'loading', wallets: before })
    try {
      const { askPage } = await questions.load()
      const { count, wallets } = await askPage(deps, { wish, page, signal }, tools)
      if (signal.aborted) return
      catalog.tell(count)
      catalog.write(page, { status: 'ready', wallets })
    } catch (thrown) {
      if (signal.aborted || isLatchkeyError(thrown, 'aborted')) return
      catalog.write(page, { status: 'failed', wallets: before })
    }
  }

  return {
    ask(page) {
      // A core that was stopped and started anew asks anew.
      if (turn.signal.aborted) turn = beginTurn(timers)
      const status = catalog.page(page)?.status
      if (status === undefined || status === 'failed') void bring(page, turn.signal)
    },
    drop() {
      turn.abort()
    },
  }
}

/** What waits for answers to one wish; it ends with the core, if not before. */
function beginTurn({ signal }: Pick<Timers, 'signal'>): AbortController {
  const turn = new AbortController()
  signal().addEventListener('abort', () => turn.abort(), { once: true, signal: turn.signal })
  return turn
}
