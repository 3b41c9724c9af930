import {
  type AccountId,
  addressOf,
  LatchkeyError,
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
    [TOKEN, TOKEN_2022].map((programId) => readProgram(nodes, { account, programId }, signal)),
  )
  const totals = new Map<string, TokenAmount>()
  for (const holding of responses.flat()) {
    const before = totals.get(holding.token)?.amount ?? 0n
    totals.set(holding.token, { ...holding, amount: before + holding.amount })
  }
  return [...totals.values()].filter(({ amount }) => amount > 0n)
}

async function readProgram(
  nodes: NodeReader,
  { account, programId }: { readonly account: AccountId<'solana'>; readonly programId: string },
  signal: AbortSignal,
): Promise<readonly TokenAmount[]> {
  const options = { commitment: 'confirmed', encoding: 'jsonParsed' }
  const params = [addressOf(account), { programId }, options]
  const answer = await nodes.read(networkOf(account), 'getTokenAccountsByOwner', params, signal)
  const found: unknown = Object(answer).value
  if (!Array.isArray(found)) throw new LatchkeyError('http.malformed', {})
  return found.flatMap((entry) => readHolding(entry) ?? [])
}

function readHolding(entry: unknown): TokenAmount | undefined {
  const { mint, tokenAmount } = Object(Object(Object(Object(entry).account).data).parsed?.info)
  const { amount, decimals } = Object(tokenAmount)
  const isToken = typeof mint === 'string' && isAddress(mint) && Number.isInteger(decimals)
  if (!isToken || decimals < 0 || decimals > MAX_DECIMALS) return undefined
  try {
    return { token: mint, amount: requireAmount(amount), decimals }
  } catch {
    // Anyone can send a token: one that can't be read must not hide the others.
    return undefined
  }
}
