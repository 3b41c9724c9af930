import { formatAmount } from '../balances/amount.ts'
import { toLatchkeyError } from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'

/** Enters all of the native coin that can be used; what it leaves for the fee has to be read. */
export interface MaxReader {
  /** @param largest - Reads how much that is, in smallest units. */
  read(largest: (signal: AbortSignal) => Promise<bigint>, decimals: number): void
  cancel(): void
}

interface Deps {
  readonly slice: { isReadingMax: boolean }
  readonly ui: Pick<Ui, 'notices'>
  /** Enters the amount that was read. */
  enter(amountText: string): void
}

/** Creates the reader of one form. */
export function createMaxReader({ slice, ui, enter }: Deps): MaxReader {
  let reading = new AbortController()

  function cancel(): void {
    reading.abort()
    slice.isReadingMax = false
  }

  return {
    cancel,
    read(largest, decimals) {
      cancel()
      reading = new AbortController()
      const { signal } = reading
      slice.isReadingMax = true
      const end = (change: () => void): void => {
        if (signal.aborted) return
        slice.isReadingMax = false
        change()
      }
      largest(signal).then(
        (units) => end(() => enter(formatAmount(units, decimals))),
        (thrown) => end(() => ui.notices.fail(toLatchkeyError(thrown))),
      )
    },
  }
}
