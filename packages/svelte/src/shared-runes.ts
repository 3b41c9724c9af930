import type {
  LatchkeyActivity,
  LatchkeyBalances,
  LatchkeyCollectibles,
  LatchkeySend,
  LatchkeySwap,
} from '@latchkey/react'
import {
  bindActivity,
  bindBalances,
  bindCollectibles,
  bindSend,
  bindSwap,
} from '@latchkey/react/bindings'
import { createBound } from './create-bound.ts'
import { type AccountChoice, resolve } from './runes.ts'
import type { InstanceChoice } from './source.ts'

/** Reads the balances of an account, the most valuable first, with the sum of known values. */
export function useLatchkeyBalances({
  namespace,
  ...choice
}: AccountChoice = {}): LatchkeyBalances {
  return createBound('useLatchkeyBalances', choice, (latchkey) =>
    bindBalances(latchkey, () => resolve(namespace)),
  )
}

/**
 * Reads the history of the active account, newest first and without spam, page by page, with the
 * transactions that the visitor sent.
 */
export function useLatchkeyActivity(choice?: InstanceChoice): LatchkeyActivity {
  return createBound('useLatchkeyActivity', choice, bindActivity)
}

/** Reads the collectibles of the active account, newest first, page by page; spam is apart. */
export function useLatchkeyCollectibles(choice?: InstanceChoice): LatchkeyCollectibles {
  return createBound('useLatchkeyCollectibles', choice, bindCollectibles)
}

/** Sends coins and tokens from a page's own form. */
export function useLatchkeySend(choice?: InstanceChoice): LatchkeySend {
  // The status tells which properties are there.
  return createBound('useLatchkeySend', choice, bindSend) as LatchkeySend
}

/** Swaps tokens from a page's own form. */
export function useLatchkeySwap(choice?: InstanceChoice): LatchkeySwap {
  // The status tells which properties are there.
  return createBound('useLatchkeySwap', choice, bindSwap) as LatchkeySwap
}
