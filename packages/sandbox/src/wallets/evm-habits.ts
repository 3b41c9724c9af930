import { PROVIDER_ERROR, ProviderError } from './provider-error.ts'
import type { WalletFace } from './wallet-face.ts'

/**
 * Habits of real EVM wallets that standards do not have. Each was reported of a wallet.
 *
 * - `lower-case`: addresses have no checksum.
 * - `sorted-accounts`: `eth_accounts` is sorted; connecting and events name the active account first.
 * - `empty-connect-answer`: `eth_requestAccounts` answers null, and shares the accounts all the same.
 * - `late-answers`: every answer takes some time.
 * - `late-switch`: it agrees to switch the network, and does so 1.5 s later.
 * - `no-chain-events`: it emits no `chainChanged`.
 * - `errors-in-words`: what it refuses or does not know has the code -32603, and a sentence.
 * - `silent-unknown`: what it does not know it never answers.
 * - `bad-icon`: it announces itself with a line break before its icon, which is of the web.
 */
export const EVM_HABITS = [
  'lower-case',
  'sorted-accounts',
  'empty-connect-answer',
  'late-answers',
  'late-switch',
  'no-chain-events',
  'errors-in-words',
  'silent-unknown',
  'bad-icon',
] as const

/** A habit by its name. */
export type EvmHabit = (typeof EVM_HABITS)[number]

/** Habits of one wallet, which may change while it is used. */
export interface EvmManners {
  /** Replaces its habits. */
  set(habits: readonly EvmHabit[]): void
  has(habit: EvmHabit): boolean
  /** The answer in place of the proper one. */
  answer(method: string, value: unknown): Promise<unknown>
  /** The error in place of the proper one; may never resolve. */
  failure(error: ProviderError): Promise<ProviderError>
  /** The payload in place of the proper one; undefined: nothing is emitted. */
  event(event: string, payload: unknown): unknown
}

/** Longer than a page waits between two looks, and shorter than it waits for an answer. */
const LATE_MS = 300
/** The time that a `late-switch` takes. */
export const LATE_SWITCH_MS = 1_500

const ACCOUNTS = ['eth_accounts', 'eth_requestAccounts']
/** Codes that `errors-in-words` has no use for. */
const SAID_IN_WORDS: readonly number[] = [PROVIDER_ERROR.rejected, PROVIDER_ERROR.unknownChain]

/** Makes the habits of one wallet. */
export function createEvmManners(initial: readonly EvmHabit[] = []): EvmManners {
  let habits = initial
  const has = (habit: EvmHabit): boolean => habits.includes(habit)
  const written = (value: unknown): unknown => (has('lower-case') ? lowered(value) : value)
  return {
    has,
    set(next) {
      habits = next
    },
    async answer(method, value) {
      if (has('late-answers')) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      if (method === 'eth_requestAccounts' && has('empty-connect-answer')) return null
      const isSorted = method === 'eth_accounts' && has('sorted-accounts') && Array.isArray(value)
      const accounts = isSorted ? [...value].sort() : value
      return ACCOUNTS.includes(method) ? written(accounts) : value
    },
    async failure(error) {
      const isUnknown = error.code === PROVIDER_ERROR.unsupportedMethod
      if (isUnknown && has('silent-unknown')) return new Promise(() => {})
      const isSaid = has('errors-in-words') && SAID_IN_WORDS.includes(error.code)
      return isSaid ? new ProviderError(PROVIDER_ERROR.internal, error.message) : error
    },
    event(event, payload) {
      if (event === 'chainChanged' && has('no-chain-events')) return undefined
      return event === 'accountsChanged' ? written(payload) : payload
    },
  }
}

/** The face of a wallet as its habits show it. */
export function habitualFace(face: WalletFace, habits: readonly EvmHabit[] = []): WalletFace {
  return habits.includes('bad-icon')
    ? { ...face, icon: '\n https://wallet.invalid/icon.png' }
    : face
}

function lowered(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((each: unknown) => (typeof each === 'string' ? each.toLowerCase() : each))
}
