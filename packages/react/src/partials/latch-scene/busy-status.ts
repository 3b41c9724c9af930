import type { Wording } from '../../messages/create-wording.ts'

/** How a request stands: the latch, and the words below it. */
export interface LatchStatus {
  readonly latch: 'idle' | 'waiting' | 'declined' | 'closed'
  readonly heading: string
  readonly line: string
}

/** Nothing was declined: the wallet has a request open, and the visitor answers that one first. */
export function busyStatus(wallet: string, text: Wording): LatchStatus {
  return {
    latch: 'idle',
    heading: text.get('connecting.busy.title', { wallet }),
    line: text.get('connecting.busy.text', { wallet }),
  }
}
