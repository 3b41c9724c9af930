import { base58 } from '@scure/base'
import type { SolanaAccountData } from '../machine.ts'
import { encodeAccount } from './encode-account.ts'
import { readAddress, readList } from './read-params.ts'
import { invalidParams } from './rpc-error.ts'
import { inContext, type RpcMethod, readConfig } from './rpc-method.ts'

/** Accounts of one request, at most. Source: Solana's rpc, MAX_MULTIPLE_ACCOUNTS. */
const MAX_ACCOUNTS = 100

const getBalance: RpcMethod = (cluster, [address, config]) => {
  readConfig(cluster, config)
  return inContext(cluster, Number(cluster.machine.account(readAddress(address))?.lamports ?? 0n))
}

const getAccountInfo: RpcMethod = (cluster, [address, wanted]) => {
  const config = readConfig(cluster, wanted)
  const account = cluster.machine.account(readAddress(address))
  return inContext(cluster, encodeAccount(cluster.machine, account, config))
}

const getMultipleAccounts: RpcMethod = (cluster, [addresses, wanted]) => {
  const config = readConfig(cluster, wanted)
  const accounts = readList(addresses, MAX_ACCOUNTS)
    .map(readAddress)
    .map((address) => encodeAccount(cluster.machine, cluster.machine.account(address), config))
  return inContext(cluster, accounts)
}

const getProgramAccounts: RpcMethod = (cluster, [program, wanted]) => {
  const config = readConfig(cluster, wanted)
  const filters = readList(config['filters'] ?? [], 4).map(readFilter)
  const found = cluster.machine
    .accountsOf(readAddress(program))
    .filter((account) => filters.every((fits) => fits(account)))
    .map((account) => ({
      pubkey: account.address,
      account: encodeAccount(cluster.machine, account, config),
    }))
  return config['withContext'] === true ? inContext(cluster, found) : found
}

function readFilter(filter: unknown): (account: SolanaAccountData) => boolean {
  const { dataSize, memcmp } = Object(filter)
  if (typeof dataSize === 'number') return ({ data }) => data.length === dataSize
  const { offset, bytes, encoding = 'base58' } = Object(memcmp)
  if (typeof offset !== 'number' || typeof bytes !== 'string')
    throw invalidParams('Invalid params: unknown filter.')
  const wanted = encoding === 'base64' ? Buffer.from(bytes, 'base64') : base58.decode(bytes)
  return ({ data }) => wanted.every((byte, at) => data[offset + at] === byte)
}

const getMinimumBalanceForRentExemption: RpcMethod = (cluster, [bytes]) => {
  if (!Number.isInteger(bytes) || Number(bytes) < 0)
    throw invalidParams('Invalid params: expected usize.')
  return Number(cluster.machine.rentFor(Number(bytes)))
}

/** The methods that read accounts and their balances. */
export const ACCOUNT_METHODS = {
  getBalance,
  getAccountInfo,
  getMultipleAccounts,
  getProgramAccounts,
  getMinimumBalanceForRentExemption,
} as const satisfies Record<string, RpcMethod>
