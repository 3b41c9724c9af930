import type {
  LatchkeyActivity,
  LatchkeyBalances,
  LatchkeyCollectibles,
  LatchkeySend,
  LatchkeySwap,
} from '@latchkey/react'
import {
  type AllOf,
  bindActivity,
  bindBalances,
  bindCollectibles,
  bindSend,
  bindSwap,
} from '@latchkey/react/bindings'
import { toValue } from 'vue'
import type { AccountChoice } from './composables.ts'
import type { InstanceChoice } from './plugin.ts'
import { useBinding } from './use-binding.ts'
import type { Refs } from './use-reading.ts'

/** A transfer of the page; what there is not yet, such as an error, is undefined. */
export type LatchkeySendRefs = Refs<AllOf<LatchkeySend>>

/** A swap of the page; what there is not yet, such as an error, is undefined. */
export type LatchkeySwapRefs = Refs<AllOf<LatchkeySwap>>

/** Reads the balances of an account, the most valuable first, with the sum of known values. */
export function useLatchkeyBalances(choice: AccountChoice = {}): Refs<LatchkeyBalances> {
  return useBinding('useLatchkeyBalances', choice, (latchkey) =>
    bindBalances(latchkey, () => toValue(choice.namespace)),
  )
}

/**
 * Reads the history of the active account, newest first and without spam, page by page, with the
 * transactions that the visitor sent.
 */
export function useLatchkeyActivity(choice?: InstanceChoice): Refs<LatchkeyActivity> {
  return useBinding('useLatchkeyActivity', choice, bindActivity)
}

/** Reads the collectibles of the active account, newest first, page by page; spam is apart. */
export function useLatchkeyCollectibles(choice?: InstanceChoice): Refs<LatchkeyCollectibles> {
  return useBinding('useLatchkeyCollectibles', choice, bindCollectibles)
}

/** Sends coins and tokens from a page's own form. */
export function useLatchkeySend(choice?: InstanceChoice): LatchkeySendRefs {
  return useBinding('useLatchkeySend', choice, bindSend)
}

/** Swaps tokens from a page's own form. */
export function useLatchkeySwap(choice?: InstanceChoice): LatchkeySwapRefs {
  return useBinding('useLatchkeySwap', choice, bindSwap)
}
