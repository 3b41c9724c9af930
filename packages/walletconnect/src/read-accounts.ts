import {
  type AccountId,
  addressOf,
  isAccountId,
  type Namespace,
  namespaceOf,
} from '@latchkey/core/contract'
import { toCurrentId } from './namespaces.ts'

/** How addresses are written, by CAIP-10 profiles of the namespaces and BIP-173. */
const ADDRESSES: Readonly<Record<Namespace, RegExp>> = {
  eip155: /^0x[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bip122: /^[0-9a-zA-Z]{14,90}$/,
  polkadot: /^[1-9A-HJ-NP-Za-km-z]{40,60}$/,
}

/** More than any real wallet has; limits the work that a hostile wallet can cause. */
const MAX_ACCOUNTS = 500

/** The valid accounts that a wallet sent, each once, in the wallet's order. */
export function readAccounts(values: unknown): readonly AccountId[] {
  const seen = new Map<string, AccountId>()
  for (const value of asList(values).map(toCurrentId)) {
    if (seen.size >= MAX_ACCOUNTS) break
    if (!isAccountId(value) || !ADDRESSES[namespaceOf(value)].test(addressOf(value))) continue
    const key = namespaceOf(value) === 'eip155' ? value.toLowerCase() : value
    if (!seen.has(key)) seen.set(key, value)
  }
  return [...seen.values()]
}

/** The value as a list; an empty list for anything else. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
