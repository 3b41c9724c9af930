/** What a test tells one of its pages: to post messages to a window. */
export interface Order {
  readonly order: string
  /** The way to that window; empty: nowhere. */
  readonly path: readonly (string | number)[]
  readonly messages: readonly unknown[]
  readonly times: number
  /** Role of a page to put into the peer. */
  readonly nest?: string
}

/** @returns undefined when it is something else. */
export function readOrder(data: unknown): Order | undefined {
  const isOrder = typeof data === 'object' && data !== null && 'order' in data
  // Only tests give orders.
  return isOrder ? (data as Order) : undefined
}
