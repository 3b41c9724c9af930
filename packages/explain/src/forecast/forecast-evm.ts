import { readBatch } from '../evm/call-batches.ts'
import { type Call, checksummed, isSame } from '../evm/known-call.ts'
import { readTransaction } from '../evm/transactions.ts'
import type { Asset } from '../model/effect.ts'
import type { WalletRequest } from '../model/explanation.ts'
import type { AskNode, BalanceChange, Forecast } from '../model/forecast.ts'
import type { SeenTransfer } from './read-transfers.ts'
import { balanceCall, balanceIn, simulate } from './simulate.ts'

const UNAVAILABLE: Forecast = { kind: 'unavailable' }

/** Tokens whose balances are read, at most; more are changed only by what is no usual transaction. */
const MOST_TOKENS = 20

/**
 * Runs the calls of a request on a node, without signing or sending them, and reads the balances before
 * and after. Source: github.com/ethereum/execution-apis, `eth_simulateV1`.
 */
export async function forecastEvm(request: WalletRequest, ask: AskNode): Promise<Forecast> {
  const requested = readRequestedCalls(request)
  const calls = requested?.steps.map((step) => (step.kind === 'call' ? step.call : undefined))
  const known = calls?.filter((call) => call !== undefined) ?? []
  const account = requested?.account
  // A request that has more than calls, or unknown calls, would need another forecast.
  if (account === undefined || known.length === 0 || known.length !== calls?.length) {
    return UNAVAILABLE
  }
  const first = await simulate(known, ask)
  if (first === undefined) return UNAVAILABLE
  if (first.some(({ isDone }) => !isDone)) return { kind: 'fails' }
  const seen = first.flatMap(({ transfers }) => transfers).filter((one) => touches(one, account))
  const tokens = [...new Set(seen.flatMap(tokenOf))]
  if (tokens.length > MOST_TOKENS) return UNAVAILABLE
  const read = await readBalances({ tokens, account, calls: known }, ask)
  if (read === undefined) return UNAVAILABLE
  const others = sums(
    seen.filter((one) => tokenOf(one).length === 0),
    account,
  )
  const changes = [...others, ...read]
  return { kind: 'forecast', account: checksummed(account), changes, includesFee: false }
}

function readRequestedCalls({ method, params }: WalletRequest) {
  if (method === 'eth_sendTransaction') return readTransaction(params, undefined)
  return method === 'wallet_sendCalls' ? readBatch(params, undefined) : undefined
}

interface Question {
  readonly tokens: readonly string[]
  readonly account: string
  readonly calls: readonly Call[]
}

/** Asks tokens themselves, before and after: what they announce may not be what they do. */
async function readBalances(
  { tokens, account, calls }: Question,
  ask: AskNode,
): Promise<readonly BalanceChange[] | undefined> {
  if (tokens.length === 0) return []
  const questions = tokens.map((token) => balanceCall(token, account))
  const results = await simulate([...questions, ...calls, ...questions], ask)
  if (results === undefined) return undefined
  const after = results.slice(-tokens.length)
  const changes = tokens.map((address, at): BalanceChange | undefined => {
    const [before, then] = [results[at], after[at]].map((one) => balanceIn(one))
    if (before === undefined || then === undefined) return undefined
    return {
      asset: { kind: 'token', address: checksummed(address), standard: 'erc20' },
      change: then - before,
    }
  })
  const known = changes.filter((one) => one !== undefined)
  return known.length === changes.length ? known.filter(({ change }) => change !== 0n) : undefined
}

function touches({ from, to }: SeenTransfer, account: string): boolean {
  return isSame(from, account) || isSame(to, account)
}

function tokenOf({ asset }: SeenTransfer): string[] {
  return asset.kind === 'token' ? [asset.address] : []
}

/**
 * Adds up the coins and items that were moved to the account, less those that were moved from it.
 */
function sums(seen: readonly SeenTransfer[], account: string): readonly BalanceChange[] {
  const changes = new Map<string, { readonly asset: Asset; readonly change: bigint }>()
  for (const { asset, amount, from, to } of seen) {
    const key = asset.kind === 'item' ? `${asset.address} ${asset.id}` : asset.kind
    const gained = isSame(to, account) ? amount : 0n
    const lost = isSame(from, account) ? amount : 0n
    const change = (changes.get(key)?.change ?? 0n) + gained - lost
    const address = 'address' in asset ? { address: checksummed(asset.address) } : {}
    changes.set(key, { asset: { ...asset, ...address }, change })
  }
  return [...changes.values()].filter(({ change }) => change !== 0n)
}
