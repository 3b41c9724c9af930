import type { Latchkey } from '@latchkey/react'

declare global {
  interface Window {
    /** The instance of the page, for the console and for tests. */
    latchkey: Latchkey | undefined
    /** The other one, with `second=true`. */
    secondLatchkey: Latchkey | undefined
  }
}
