import * as z from 'zod/mini'
import { type AccountId, hasAccountForm, type Storage, safeImage } from '../contract/index.ts'
import { writeAccount } from '../rpc/checksum-address.ts'
import type { SwapDraft, SwapStep, SwapToken } from '../store/state/swap.ts'
import { draftOf } from './swap.machine.ts'
import { isFirstRequest } from './swap-once.ts'

/** A swap that is under way, as it is stored. */
interface StoredSwap {
  readonly swap: SwapDraft
  /** The approval that is pending, or done. */
  readonly approval?: StoredApproval | undefined
  /** The wallet was asked to swap, and has not answered. */
  readonly isAsked: boolean
}

interface StoredApproval {
  readonly id: string
  readonly exchange: string
  /** See `SwapStep`. */
  readonly isReset?: boolean | undefined
}

/** The part of a swap that survives a reload of the tab. */
export interface SwapStore {
  /** Stores what is under way in a step, or removes it. */
  save(step: SwapStep): void
  /** Returns the swap under way for an account. */
  read(account: AccountId): StoredSwap | undefined
  clear(): void
}

/** Longer texts were not written by us. */
const MAX_LENGTH = 4_000

const Token = z.object({
  address: z.optional(z.string().check(z.regex(/^0x[\da-f]{40}$/i))),
  symbol: z.string(),
  name: z.string(),
  decimals: z.int().check(z.minimum(0), z.maximum(36)),
  iconUrl: z.optional(z.string()),
  hasPermit: z.optional(z.boolean()),
})

const Stored = z.object({
  swap: z.object({
    account: z.custom<AccountId>(hasAccountForm),
    from: Token,
    to: Token,
    units: z.string().check(z.regex(/^\d{1,78}$/)),
    amountText: z.string().check(z.regex(/^\d+(?:\.\d+)?$/)),
  }),
  approval: z.optional(
    z.object({
      id: z.string().check(z.minLength(1)),
      exchange: z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
      isReset: z.optional(z.boolean()),
    }),
  ),
  isAsked: z.boolean(),
})

/** Creates the store of one tab. What is not in the form that is written is not read. */
export function createSwapStore(storage: Storage, key: string): SwapStore {
  let approval: StoredSwap['approval']

  const write = (stored: StoredSwap): void => storage.set(key, JSON.stringify(stored))
  const clear = (): void => storage.remove(key)

  return {
    clear,
    save(step) {
      switch (step.step) {
        case 'approving':
          approval = { id: step.id, exchange: step.exchange, isReset: step.isReset }
          write({ swap: step.swap, approval, isAsked: false })
          return
        case 'asking':
        case 'failed': {
          const done = step.exchange === undefined ? undefined : approval
          // An approval can be asked for again without harm.
          const isAsked = step.step === 'asking' && !isFirstRequest(step.review.request)
          if (isAsked || done) write({ swap: draftOf(step.review), approval: done, isAsked })
          else clear()
          return
        }
        case 'sent':
        case 'unknown':
          clear()
      }
    },
    read(account) {
      const text = storage.get(key)
      if (text === undefined || text.length > MAX_LENGTH) return undefined
      const stored = Stored.safeParse(parsed(text))
      if (!stored.success || writeAccount(stored.data.swap.account) !== account) return undefined
      const { swap, ...rest } = stored.data
      approval = rest.approval
      return {
        ...rest,
        swap: { ...swap, account, from: withIcon(swap.from), to: withIcon(swap.to) },
      }
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It was cut off.
    return undefined
  }
}

function withIcon(token: SwapToken): SwapToken {
  return { ...token, iconUrl: safeImage(token.iconUrl ?? '') }
}
