import type { Order } from './orders.ts'

/** Pages of another origin than the test's own, on the same server. */
export const OTHER_ORIGIN = window.location.origin.replace('localhost', '127.0.0.1')

const PAGE = '/packages/frame/src/testing/pages/peer.html'

/** @param origin - Default: the test's own. */
export function peerAddress(role: string, origin = OTHER_ORIGIN): string {
  return `${origin}${PAGE}?role=${role}`
}

/** Waits for a message to the test's page. */
export function nextMessage(
  isMatch: (data: Record<string, unknown>) => boolean,
): Promise<MessageEvent> {
  return new Promise((resolve) => {
    const listener = (event: MessageEvent): void => {
      if (typeof event.data !== 'object' || event.data === null || !isMatch(event.data)) return
      window.removeEventListener('message', listener)
      resolve(event)
    }
    window.addEventListener('message', listener)
  })
}

/** Loads a page in a frame, and waits until it runs. */
export async function putPeer(role: string, origin?: string): Promise<Window> {
  const frame = document.createElement('iframe')
  frame.src = peerAddress(role, origin)
  const isRunning = nextMessage((data) => data['peer'] === role)
  document.body.append(frame)
  await isRunning
  if (frame.contentWindow === null) throw new Error('The frame is gone')
  return frame.contentWindow
}

/** Sends an order and waits until it was executed. @returns How many other messages the peer received. */
export async function give(peer: Window, order: Partial<Order>): Promise<number> {
  return (await report(peer, order)).receivedCount
}

/** As `order`. @returns How many messages the peer accepted as those of its own frame. */
export async function accepted(peer: Window, order: Partial<Order> = {}): Promise<number> {
  return (await report(peer, order)).acceptedCount
}

async function report(peer: Window, order: Partial<Order>): Promise<Report> {
  const name = `order ${String(performance.now())}`
  const isObeyed = nextMessage((data) => data['obeyed'] === name)
  peer.postMessage({ path: [], messages: [], times: 1, ...order, order: name }, '*')
  return (await isObeyed).data
}

interface Report {
  readonly receivedCount: number
  readonly acceptedCount: number
}

/** Opens a page of the other origin in a new window, and waits until it runs. */
export async function openPeer(role: string): Promise<Window> {
  const isRunning = nextMessage((data) => data['peer'] === role)
  const popup = window.open(peerAddress(role), '_blank', 'popup')
  if (popup === null) throw new Error('The window was blocked')
  await isRunning
  return popup
}
