import { type MouseEvent, useRef } from 'react'
import type { WalletSection } from './wallet-section.model.ts'

/** A press on the button that ends a wallet. */
export type SingleDisconnect = (
  wallet: Pick<WalletSection, 'disconnect'>,
  press: MouseEvent,
) => void

/** Presses within this time, in milliseconds, count as one. */
const ONE_PRESS_MS = 500

/**
 * Ends one wallet at a time. What ends leaves the list at once, and the next one slides under the
 * pointer: the second half of a double press ends nothing.
 */
export function useSingleDisconnect(): SingleDisconnect {
  const isDisconnecting = useRef(false)
  const lastMs = useRef(Number.NEGATIVE_INFINITY)
  return ({ disconnect }, { detail, timeStamp }) => {
    // A keyboard's press counts as none.
    const isSecond = detail > 1 || (detail > 0 && timeStamp - lastMs.current < ONE_PRESS_MS)
    if (isSecond || isDisconnecting.current) return
    isDisconnecting.current = true
    lastMs.current = timeStamp
    void disconnect().finally(() => {
      isDisconnecting.current = false
    })
  }
}
