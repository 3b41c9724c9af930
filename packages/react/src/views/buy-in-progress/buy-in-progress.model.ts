import type { CoreActions, OnrampActions, Snapshot } from '@latchkey/core'
import type { Wording } from '../../messages/create-wording.ts'
import { reasonText } from '../../partials/buy/reason-text.ts'
import type { LatchStatus } from '../../partials/latch-scene/busy-status.ts'
import type { LatchAction } from '../../partials/latch-scene/latch-scene.tsx'
import { type OrderDetails, orderDetails } from './order-details.ts'

type Facts = Pick<Snapshot, 'onramp' | 'network'>
type Order = NonNullable<Facts['onramp']>['orders'][number]

/** How an order stands, and what to do about it. */
interface OrderParts extends LatchStatus {
  readonly action?: LatchAction | undefined
  readonly other?: LatchAction | undefined
  /** The browser opened no window. */
  readonly isBlocked?: boolean | undefined
  /** Puts the address of the provider's page on the clipboard. */
  readonly copy?: (() => Promise<boolean>) | undefined
  /** The visitor knows that nothing was paid. */
  readonly forget?: (() => void) | undefined
}

/** Everything that an order shows. */
export interface OrderModel extends OrderParts {
  readonly image: string | undefined
  readonly details: OrderDetails
}

interface Tools {
  readonly onramp: OnrampActions
  readonly notices: Pick<CoreActions['notices'], 'show'>
  readonly text: Wording
}

/** @returns undefined where there is no such order. */
export function orderModel(snapshot: Facts, orderId: string, tools: Tools): OrderModel | undefined {
  const order = snapshot.onramp?.orders.find(({ id }) => id === orderId)
  if (order === undefined) return undefined
  return {
    image: order.seller.imageUrl,
    details: orderDetails(snapshot, order, tools.text),
    ...partsOf(order, tools),
  }
}

function partsOf(order: Order, tools: Tools): OrderParts {
  const { current } = order
  switch (current.step) {
    case 'opening':
    case 'waiting':
      return order.isBlocked && !isOfEarlierPage(order)
        ? blockedParts(order, tools)
        : waitingParts(order, tools)
    case 'notConfirmedYet':
      return lateParts(order, current.canTryAgain, tools)
    case 'pending':
    case 'known':
      return knownParts(order, tools)
    case 'bought':
      return boughtParts(order, tools)
    case 'failed':
      return failedParts(order, current.reason, tools)
  }
}

/** Addresses of providers' pages may hold keys: they are not stored, so there is no window to show. */
function isOfEarlierPage({ current, link }: Order): boolean {
  return current.step !== 'opening' && link === undefined
}

function waitingParts(order: Order, tools: Tools): OrderParts {
  const { text } = tools
  const provider = order.seller.name
  const heading = text.get('buy.waiting.title', { provider })
  if (order.current.step === 'opening') {
    return { latch: 'waiting', heading, line: text.get('buy.opening.text', { provider }) }
  }
  return {
    latch: 'waiting',
    heading,
    line: text.get(isOfEarlierPage(order) ? 'buy.earlier.text' : 'buy.waiting.text', { provider }),
    action: showAgain(order, tools),
    copy: copyOf(order, tools),
  }
}

/** No window was opened: a press of the visitor's own opens it, and so does the link elsewhere. */
function blockedParts(order: Order, tools: Tools): OrderParts {
  const { onramp, text } = tools
  const provider = order.seller.name
  return {
    isBlocked: true,
    latch: 'idle',
    heading: text.get('buy.blocked.title'),
    line: text.get('buy.blocked.text', { provider }),
    action: {
      label: text.get('buy.open', { provider }),
      isPrimary: true,
      isBusy: order.link === undefined,
      run: () => onramp.showWindow(order.id),
    },
    copy: copyOf(order, tools),
  }
}

/** The outcome is unknown. A second try is offered only if the core allows it. */
function lateParts(order: Order, canTryAgain: boolean, tools: Tools): OrderParts {
  const { onramp, text } = tools
  return {
    latch: 'idle',
    heading: text.get('buy.late.title'),
    line: text.get('buy.late.text', { provider: order.seller.name }),
    action: showAgain(order, tools),
    other: canTryAgain
      ? { label: text.get('retry'), run: () => onramp.tryAgain(order.id) }
      : undefined,
    forget: () => onramp.cancel(order.id),
  }
}

function knownParts({ seller }: Order, { onramp, text }: Tools): OrderParts {
  return {
    latch: 'waiting',
    heading: text.get('buy.pending.title', { provider: seller.name }),
    line: text.get('buy.pending.text'),
    action: { label: text.get('buy.see'), run: () => onramp.openActivity() },
  }
}

function boughtParts({ seller }: Order, { onramp, text }: Tools): OrderParts {
  const run = (): void => onramp.openActivity()
  return {
    latch: 'closed',
    heading: text.get('buy.done.title'),
    line: text.get('buy.done.text', { provider: seller.name }),
    action: { label: text.get('buy.see'), isPrimary: true, run },
  }
}

function failedParts({ id, seller }: Order, reason: string | undefined, tools: Tools): OrderParts {
  const { onramp, text } = tools
  const run = (): void => onramp.cancel(id)
  return {
    latch: 'declined',
    heading: text.get('buy.rejected.title'),
    line: reasonText(reason, text) ?? text.get('buy.rejected.text', { provider: seller.name }),
    action: { label: text.get('buy.again'), isPrimary: true, run },
  }
}

function showAgain({ id, link }: Order, { onramp, text }: Tools): LatchAction | undefined {
  if (link === undefined) return undefined
  return { label: text.get('buy.show'), run: () => onramp.showWindow(id) }
}

function copyOf({ id, link }: Order, { onramp, notices }: Tools): OrderParts['copy'] {
  if (link === undefined) return undefined
  return async () => {
    try {
      await onramp.copyLink(id)
      return true
    } catch {
      notices.show({ tone: 'error', message: 'notice.copyFailed' })
      return false
    }
  }
}
