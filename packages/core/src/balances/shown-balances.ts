import type { Lazy, Undo } from '../contract/index.ts'
import { connectedAccounts, currentRoute } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import type { Balances } from './balances.ts'

interface Deps {
  readonly state: RootState
  subscribe(listener: () => void): Undo
}

/** The balances of all connected accounts, while a view shows them. */
export interface ShownBalances {
  follow(): Undo
  /** Aborts what is being read. */
  stop(): void
}

/** Reads balances while Accounts is shown; what is not read when it closes is not read any more. */
export function createShownBalances(
  { state, subscribe }: Deps,
  balances: Pick<Lazy<Pick<Balances, 'loadShown'>>, 'load'>,
): ShownBalances {
  let leaving: AbortController | undefined

  function stop(): void {
    leaving?.abort()
    leaving = undefined
  }

  async function begin({ signal }: AbortController): Promise<void> {
    await (await balances.load()).loadShown(connectedAccounts(state), signal)
  }

  function update(): void {
    const isShown = state.modal.isOpen && currentRoute(state.router).view === 'Accounts'
    if (!isShown) stop()
    if (!isShown || leaving) return
    leaving = new AbortController()
    // Without the code of the reading there are no balances beside the accounts.
    begin(leaving).catch(() => {})
  }

  return {
    follow() {
      update()
      return subscribe(update)
    },
    stop,
  }
}
