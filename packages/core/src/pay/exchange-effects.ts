import { readBuyStatus, readPayUrl } from '../api/endpoints/exchanges.ts'
import { isLatchkeyError, LatchkeyError, type Undo } from '../contract/index.ts'
import type { MoveDeps } from '../send/move-deps.ts'
import { currentRoute } from '../store/selectors.ts'
import type { ExchangeVisit, PayExchange } from '../store/state/pay.ts'
import { untilKnown } from '../store/until-known.ts'
import type { PayEvent } from './pay.machine.ts'
import type { PayContext, WithPayment } from './pay-effect-tools.ts'
import { endStored, reserve } from './reserve.ts'

/** How often an exchange is asked, in milliseconds. Source: docs/constants.json, `exchanges`. */
const POLL_MS = 4_000

/** As ordinary pop-ups are, in CSS pixels. Source: docs/constants.json, `onramp`. */
export const PAGE_SIZE = { width: 600, height: 800 } as const

/** Opens the page of an exchange: its window in the calling task, its address once it is known. */
export async function openExchange(
  deps: MoveDeps,
  tools: WithPayment & { readonly exchange: PayExchange },
  { signal }: PayContext,
): Promise<PayEvent> {
  const { payment, exchange, store, page } = tools
  const { asset, amountText: amount, recipient } = payment
  // Before anything is waited for: a browser opens windows only in the task of a press.
  const opened = deps.ports.windows.emptyPopUp({ name: deps.ports.random.id(), ...PAGE_SIZE })
  page.current = opened
  try {
    const found = await reserve(tools, { by: 'opening' }, signal)
    if (found !== undefined) {
      opened?.close()
      return found
    }
    const order = { exchangeId: exchange.id, asset, amount, recipient }
    const { url, sessionId } = await payUrl(tools.exchangesApi(), order, signal)
    // An answer about another payment would count for this one.
    const isOld = store.isOfAnother(payment.key, { exchangeId: exchange.id, sessionId })
    if (isOld) throw new LatchkeyError('pay.url-failed', {})
    store.put(payment.key, { by: 'exchange', exchange, sessionId, url })
    const isBlocked = opened?.navigate(url) !== true
    const visit = { exchange, sessionId, url, isBlocked, status: 'UNKNOWN' } as const
    return { type: 'exchangeOpened', visit }
  } catch (thrown) {
    opened?.close()
    if (!isLatchkeyError(thrown, 'pay.under-way')) store.remove(payment.key)
    throw thrown
  }
}

async function payUrl(...request: Parameters<typeof readPayUrl>): ReturnType<typeof readPayUrl> {
  try {
    return await readPayUrl(...request)
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted')) throw cause
    throw new LatchkeyError('pay.url-failed', {}, { cause })
  }
}

/** Asks the exchange every few seconds, while the visitor sees what it says. */
export async function poll(
  deps: MoveDeps,
  tools: WithPayment & { readonly visit: ExchangeVisit },
  { signal, send }: PayContext,
): Promise<PayEvent | undefined> {
  const { exchange, sessionId } = tools.visit
  const session = { exchangeId: exchange.id, sessionId }
  while (!signal.aborted) {
    await untilSeen(deps, signal)
    try {
      const { status, txHash: id } = await readBuyStatus(tools.exchangesApi(), session, signal)
      if (status === 'SUCCESS' || status === 'FAILED') {
        const means = { by: 'exchange', exchange, sessionId } as const
        endStored(deps, tools, status === 'SUCCESS' ? { means, id } : undefined)
        return { type: 'statusRead', status, id }
      }
      send({ type: 'statusRead', status })
    } catch (thrown) {
      if (isLatchkeyError(thrown, 'aborted')) throw thrown
      // Nothing is known: it is asked again.
    }
    await pause(deps, signal)
  }
  return undefined
}

/** Resolves while the payment is shown, in a page that is seen. */
async function untilSeen(deps: MoveDeps, signal: AbortSignal): Promise<void> {
  const { state, subscribe } = deps
  const { visibility } = deps.ports
  const both = (listener: () => void): Undo => {
    const undos = [subscribe(listener), visibility.watch(listener)]
    return () => {
      for (const undo of undos) undo()
    }
  }
  await untilKnown(both, signal, () => {
    const isShown = state.modal.isOpen && currentRoute(state.router).view === 'PayLoading'
    return isShown && visibility.isVisible() ? true : undefined
  })
}

function pause({ timers }: MoveDeps, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = timers.after(POLL_MS, end)
    signal.addEventListener('abort', end)
  })
}
