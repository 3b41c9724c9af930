import {
  type AccountId,
  addressOf,
  isAccountId,
  namespaceOf,
  rulesOf,
} from '@latchkey/core/contract'
import { toCurrentId } from './namespaces.ts'

/** More than any real wallet has; limits the work that a hostile wallet can cause. */
const MAX_ACCOUNTS = 500

/** The valid accounts that a wallet sent, each once, in the wallet's order. */
export function readAccounts(values: unknown): readonly AccountId[] {
  const seen = new Map<string, AccountId>()
  for (const value of asList(values).map(toCurrentId)) {
    if (seen.size >= MAX_ACCOUNTS) break
    if (!isAccountId(value)) continue
    const { address, ignoresCase } = rulesOf(namespaceOf(value))
    if (!address?.test(addressOf(value))) continue
    const key = ignoresCase ? value.toLowerCase() : value
    if (!seen.has(key)) seen.set(key, value)
  }
  return [...seen.values()]
}

/** The value as a list; an empty list for anything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
