import { base58 } from '@scure/base'
import type { SolanaTransaction } from '../../formats/solana-transaction.ts'
import type { Holdings, TokenHolding, TransactionAddresses } from './history.ts'
import type { Machine } from './machine.ts'
import { isTokenProgram, readMint, readTokenAccount } from './token-layout.ts'

/** The offset of the addresses in a lookup table. Source: Solana's address lookup table program. */
const TABLE_HEADER_BYTES = 56

/** Every address that a transaction names, also those that stand in tables. */
export function addressesOf(
  machine: Machine,
  { keys, lookups }: SolanaTransaction,
): TransactionAddresses {
  const tables = lookups.map((lookup) => ({ ...lookup, list: readTable(machine, lookup.table) }))
  const pick = (list: readonly string[], indexes: readonly number[]) =>
    indexes.flatMap((index) => list[index] ?? [])
  return {
    own: keys.map(base58.encode),
    loadedWritable: tables.flatMap(({ list, writable }) => pick(list, writable)),
    loadedReadonly: tables.flatMap(({ list, readonly }) => pick(list, readonly)),
  }
}

function readTable(machine: Machine, table: Uint8Array): readonly string[] {
  const data = machine.account(base58.encode(table))?.data ?? new Uint8Array()
  const count = Math.max(0, Math.floor((data.length - TABLE_HEADER_BYTES) / 32))
  return Array.from({ length: count }, (_, index) => {
    const at = TABLE_HEADER_BYTES + index * 32
    return base58.encode(data.subarray(at, at + 32))
  })
}

/** Reads the current balances of accounts. */
export function holdingsOf(machine: Machine, addresses: readonly string[]): Holdings {
  const accounts = addresses.map((address) => machine.account(address))
  const tokens = accounts.flatMap((account, index): readonly TokenHolding[] => {
    if (!account || !isTokenProgram(account.owner)) return []
    const tokenAccount = readTokenAccount(account.data)
    const mint = tokenAccount && machine.account(tokenAccount.mint)
    const decimals = mint && readMint(mint.data)?.decimals
    if (!tokenAccount || decimals === undefined) return []
    const { mint: mintAddress, owner, amount } = tokenAccount
    return [{ index, mint: mintAddress, owner, program: account.owner, amount, decimals }]
  })
  return { lamports: accounts.map((account) => account?.lamports ?? 0n), tokens }
}
