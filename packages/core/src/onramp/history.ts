import type { RouteName } from '../store/routes.ts'
import type { OnrampState } from '../store/state/onramp.ts'
import type { OnrampHistory, OnrampItem } from '../store/state/onramp-orders.ts'
import { createLookTimer, type LookTimerDeps } from './look-timer.ts'
import type { ProviderGroup } from './provider-group.ts'

/** The purchases of the account. */
export interface History {
  /** Reads it, and again while something is pending and the visitor looks. */
  begin(): void
  /** Takes purchases that another module read. */
  take(items: readonly OnrampItem[]): void
  /** Forgets what belongs to another account. */
  clear(): void
  stop(): void
}

interface Deps extends LookTimerDeps {
  readonly group: ProviderGroup
  /** Something arrived. */
  arrived(): void
}

const VIEWS: ReadonlySet<RouteName> = new Set<RouteName>(['OnRampActivity'])
/** Between two readings while something is pending, in milliseconds. Source: docs/constants.json, `onramp`. */
const REFETCH_MS = 3_000

/** Nothing was read. */
export const NO_HISTORY: OnrampHistory = { status: 'idle', items: [] }

/** @param slice - The part of the state that it writes. */
export function createHistory(deps: Deps, slice: OnrampState): History {
  const { group } = deps
  const timer = createLookTimer(deps, { views: VIEWS, onDue: () => void read() })
  let reading = new AbortController()

  async function read(): Promise<void> {
    const { account } = slice
    reading.abort()
    reading = new AbortController()
    const { signal } = reading
    if (account === undefined) return
    const items = await group.readHistory?.(account, signal).catch(() => undefined)
    if (signal.aborted) return
    if (items === undefined) fail()
    else take(items)
  }

  /** Records a failure. The known purchases stay, and are read again. */
  function fail(): void {
    if (slice.history.status !== 'ready') slice.history = { status: 'failed', items: [] }
    follow()
  }

  function take(items: readonly OnrampItem[]): void {
    const pending = new Set(slice.history.items.filter(isPending).map(({ id }) => id))
    const hasArrived = items.some(({ id, status }) => status === 'bought' && pending.has(id))
    const known = items.map((item) => withPay(item, slice))
    slice.history = { status: 'ready', items: known, readAtMs: deps.ports.clock.now() }
    if (hasArrived) deps.arrived()
    follow()
  }

  function follow(): void {
    if (slice.history.items.some(isPending)) timer.schedule(REFETCH_MS)
    else timer.cancel()
  }

  return {
    take,
    begin() {
      if (slice.history.status !== 'ready') slice.history = { status: 'loading', items: [] }
      void read()
    },
    clear() {
      reading.abort()
      timer.cancel()
      slice.history = NO_HISTORY
    },
    stop() {
      reading.abort()
      timer.stop()
    },
  }
}

function isPending({ status }: OnrampItem): boolean {
  return status === 'pending'
}

/** The service does not tell what was paid; the order does. */
function withPay(item: OnrampItem, { orders }: OnrampState): OnrampItem {
  const order = orders.find(({ current }) => current.step === 'known' && current.itemId === item.id)
  const { pay } = order ?? {}
  return pay === undefined ? item : { ...item, pay: { ...pay } }
}
