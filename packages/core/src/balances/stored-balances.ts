import { createStoredValues } from '../api/stored-values.ts'
import type { AccountId, Clock, Storage } from '../contract/index.ts'
import type { ReadBalance } from './balances.state.ts'
import { BALANCE_FRESH_MS } from './retry-window.ts'

/** Native balances that outlive the page while they are fresh. */
export interface StoredBalances {
  /** A balance of an earlier page that is still fresh, and its age. */
  readFresh(account: AccountId): ReadBalance | undefined
  write(account: AccountId, balance: ReadBalance): void
  /** Removes those of a namespace: nothing of an account stays stored after it was disconnected. */
  remove(namespace: string): void
}

/** Whole units with decimals, as we write them. */
const AMOUNT = /^\d{1,78}(\.\d{1,36})?$/
const MAX_SYMBOL = 64

interface Deps {
  readonly storage: Storage
  readonly key: string
  readonly clock: Pick<Clock, 'now'>
}

/** Creates the stored balances of one core. */
export function createStoredBalances({ storage, key, clock }: Deps): StoredBalances {
  const values = createStoredValues({
    storage,
    key,
    readValue(stored) {
      const { balance, symbol } = Object(stored)
      const isBalance = typeof balance === 'string' && AMOUNT.test(balance)
      const isSymbol = typeof symbol === 'string' && symbol.length <= MAX_SYMBOL
      return isBalance && isSymbol ? { amountText: balance, symbol } : undefined
    },
    toStored: (caipAddress, { amountText: balance, symbol }) => ({ caipAddress, balance, symbol }),
  })
  const ageOf = ({ atMs }: { readonly atMs: number }): number => clock.now() - atMs
  const isFresh = (ageMs: number): boolean => ageMs >= 0 && ageMs < BALANCE_FRESH_MS

  return {
    readFresh(account) {
      const found = values.read().find(([name]) => name === account)?.[1]
      if (found === undefined || !isFresh(ageOf(found))) return undefined
      return { ...found.value, ageMs: ageOf(found) }
    },
    write(account, { amountText, symbol, ageMs }) {
      const others = values
        .read()
        .filter(([name, each]) => name !== account && isFresh(ageOf(each)))
      const atMs = clock.now() - ageMs
      values.write([...others, [account, { value: { amountText, symbol }, atMs }]])
    },
    remove(namespace) {
      const before = values.read()
      const others = before.filter(([name]) => !name.startsWith(`${namespace}:`))
      if (others.length < before.length) values.write(others)
    },
  }
}
