import type { HasHabit, WalletHabit } from './habits.ts'
import type { WalletLine } from './namespace-wallet.ts'

/** The delay of a rude wallet, in milliseconds. */
export const LATE_MS = 300

/** Follows the habits of a wallet at a page's end of its line. */
export function followHabits(line: WalletLine, initial: readonly WalletHabit[] = []): HasHabit {
  let habits = initial
  line.on('habits', (said) => {
    // Only this package emits it.
    habits = said as readonly WalletHabit[]
  })
  return (habit) => habits.includes(habit)
}

/**
 * The error of a refusal as a rude wallet throws it; every other error as it is.
 *
 * @param method - Different requests are refused in different forms.
 */
export function bareRefusal(error: unknown, method: string): unknown {
  if (Object(error).code !== 4001) return error
  if (method.endsWith('connect')) return 'User rejected'
  if (method.endsWith('signMessage')) return new Error('User rejected the request.')
  const inner = { code: -32603, message: 'User rejected the request.' }
  const outer = new Error('Unexpected error')
  return Object.assign(outer, { name: 'WalletSendTransactionError', error: inner })
}

/** A line whose refusals are those of a rude wallet. */
export function rudeLine(line: WalletLine, has: HasHabit): WalletLine {
  return {
    on: line.on,
    async request(method, params) {
      try {
        return await line.request(method, params)
      } catch (error) {
        throw has('refuses-bare') ? bareRefusal(error, method) : error
      }
    },
  }
}
