import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  type NamedTokenAmount,
  type NodeReader,
  networkOf,
  type TokenAmount,
} from '@latchkey/core/contract'
import { isAddress } from '../address.ts'
import { TOKEN, TOKEN_2022 } from '../token-programs.ts'
import { requireAmount } from './require-amount.ts'

/** Decimals are one byte. Source: SPL Token, layout of a mint. */
const MAX_DECIMALS = 255

/**
 * The tokens of both token programs that an account holds. Amounts of several token accounts are
 * added up; empty token accounts are left out, and so are those that the node can't read.
 *
 * @throws LatchkeyError `rpc.unavailable`, `rpc.failed`, `http.malformed`.
 */
export async function readTokenBalances(
  nodes: NodeReader,
  account: AccountId<'solana'>,
  signal: AbortSignal,
): Promise<readonly TokenAmount[]> {
  const responses = await Promise.all(
    [TOKEN, TOKEN_2022].map((programId) => readHoldings(nodes, [account, { programId }], signal)),
  )
  const totals = new Map<string, TokenAmount>()
  for (const holding of responses.flat()) {
    const before = totals.get(holding.token)?.amount ?? 0n
    totals.set(holding.token, { ...holding, amount: before + holding.amount })
  }
  return [...totals.values()].filter(({ amount }) => amount > 0n)
}

/**
 * Reads the balance of one token, with the decimals of its mint. Nodes know no symbols.
 *
 * @throws LatchkeyError `caip.invalid-address` where there is no token at the address, `rpc.unavailable`,
 * `rpc.failed`, `http.malformed`.
 */
export async function readTokenBalance(
  nodes: NodeReader,
  { account, token }: { readonly account: AccountId<'solana'>; readonly token: string },
  signal: AbortSignal,
): Promise<NamedTokenAmount> {
  if (!isAddress(token)) throw new LatchkeyError('caip.invalid-address', {})
  try {
    const [supply, holdings] = await Promise.all([
      nodes.read(networkOf(account), 'getTokenSupply', [token, CONFIRMED], signal),
      readHoldings(nodes, [account, { mint: token }], signal),
    ])
    const { decimals } = Object(Object(supply).value)
    if (!isDecimals(decimals)) throw new LatchkeyError('http.malformed', {})
    const own = holdings.filter((holding) => holding.token === token)
    return { token, decimals, amount: own.reduce((sum, { amount }) => sum + amount, 0n) }
  } catch (cause) {
    const isMissing = isLatchkeyError(cause, 'rpc.failed') && cause.context.code === INVALID_PARAMS
    throw isMissing ? new LatchkeyError('caip.invalid-address', {}, { cause }) : cause
  }
}

const CONFIRMED = { commitment: 'confirmed' }

/** How nodes refuse an address that is no mint. Source: JSON-RPC 2.0. */
const INVALID_PARAMS = -32_602

/** Token accounts of one program, or of one mint. */
type Filter = { readonly programId: string } | { readonly mint: string }

async function readHoldings(
  nodes: NodeReader,
  [account, filter]: readonly [AccountId<'solana'>, Filter],
  signal: AbortSignal,
): Promise<readonly TokenAmount[]> {
  const params = [addressOf(account), filter, { ...CONFIRMED, encoding: 'jsonParsed' }]
  const answer = await nodes.read(networkOf(account), 'getTokenAccountsByOwner', params, signal)
  const found: unknown = Object(answer).value
  if (!Array.isArray(found)) throw new LatchkeyError('http.malformed', {})
  return found.flatMap((entry) => readHolding(entry) ?? [])
}

function readHolding(entry: unknown): TokenAmount | undefined {
  const { mint, tokenAmount } = Object(Object(Object(Object(entry).account).data).parsed?.info)
  const { amount, decimals } = Object(tokenAmount)
  const isToken = typeof mint === 'string' && isAddress(mint)
  if (!isToken || !isDecimals(decimals)) return undefined
  try {
    return { token: mint, amount: requireAmount(amount), decimals }
  } catch {
    // Anyone can send a token: one that can't be read must not hide the others.
    return undefined
  }
}

function isDecimals(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DECIMALS
}
