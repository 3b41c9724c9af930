/** An order of a test to one of its pages: to post messages to a window. */
export interface Order {
  readonly order: string
  /** The path to that window; empty for none. */
  readonly path: readonly (string | number)[]
  readonly messages: readonly unknown[]
  readonly times: number
  /** Role of a page to load in the peer. */
  readonly nest?: string
}

/** @returns undefined when it is something else. */
export function readOrder(data: unknown): Order | undefined {
  const isOrder = typeof data === 'object' && data !== null && 'order' in data
  // Only tests send orders.
  return isOrder ? (data as Order) : undefined
}
