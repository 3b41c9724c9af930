import {
  type Allowance,
  type AllowanceOf,
  addressOf,
  LatchkeyError,
  type NodeReader,
  networkOf,
  plainText,
} from '@latchkey/core/contract'
import type { Handle } from '../session-store.ts'
import { firstBytes, word } from './abi-words.ts'
import { isReverted } from './is-reverted.ts'
import { sendTransaction } from './send.ts'

/** `allowance(address,address)`. Source: ERC-20. */
const ALLOWANCE = '0xdd62ed3e'
/** `approve(address,uint256)`. Source: ERC-20. */
const APPROVE = '0x095ea7b3'
/** `decimals()`. Source: ERC-20. */
const DECIMALS = '0x313ce567'
/** `symbol()`. Source: ERC-20. */
const SYMBOL = '0x95d89b41'

const ONE_WORD = /^0x[0-9a-f]{64}$/i
const MAX_SYMBOL_LENGTH = 24
/** Source: docs/security.md, S27. */
const MAX_DECIMALS = 36n

/**
 * Reads what a spender may take of an account's token now, and what the token calls itself. A contract that
 * is no token of ERC-20 lets nobody take anything: `approve` of ERC-721 looks the same in a transaction.
 *
 * @throws LatchkeyError `http.malformed`, `rpc.unavailable`, `rpc.failed`, `aborted`.
 */
export async function readAllowance(
  nodes: NodeReader,
  { account, token, spender }: AllowanceOf<'eip155'>,
  signal: AbortSignal,
): Promise<Allowance> {
  const ask = (data: string): Promise<unknown> =>
    nodes.read(networkOf(account), 'eth_call', [{ to: token, data }, 'latest'], signal)
  const question = `${ALLOWANCE}${word(addressOf(account))}${word(spender)}`
  const amount = readAmount(await ask(question).catch(nothingWhereReverted))
  if (amount === 0n) return { amount }
  // What a token calls itself is for the eye: without it the allowance is known all the same.
  const [decimals, symbol] = await Promise.all(
    [DECIMALS, SYMBOL].map((each) => ask(each).catch(() => undefined)),
  )
  return { amount, decimals: readDecimals(decimals), symbol: readSymbol(symbol) }
}

/** What a node says of a call to an address without a contract, too. */
const NOTHING = '0x'

function nothingWhereReverted(thrown: unknown): string {
  if (isReverted(thrown)) return NOTHING
  throw thrown
}

function readAmount(answer: unknown): bigint {
  if (answer === NOTHING) return 0n
  if (typeof answer === 'string' && ONE_WORD.test(answer)) return BigInt(answer)
  throw new LatchkeyError('http.malformed', {})
}

/**
 * Asks the wallet to set an allowance to 0: one request, never repeated.
 *
 * @returns The transaction's hash; the allowance holds until it is mined.
 * @throws LatchkeyError as `sendTransaction`.
 */
export async function endAllowance(
  deps: { readonly handle: Handle; readonly nodes: NodeReader },
  request: AllowanceOf<'eip155'> & { readonly sessionId: string },
  signal: AbortSignal,
): Promise<string> {
  const { sessionId, account, token, spender } = request
  const data = `${APPROVE}${word(spender)}${word(0)}`
  return sendTransaction(deps, { sessionId, from: account, to: token, amount: 0n, data }, signal)
}

function readDecimals(answer: unknown): number | undefined {
  if (typeof answer !== 'string' || !ONE_WORD.test(answer)) return undefined
  const decimals = BigInt(answer)
  return decimals <= MAX_DECIMALS ? Number(decimals) : undefined
}

/** A text, or in some old tokens 32 bytes that end with zeros. */
function readSymbol(answer: unknown): string | undefined {
  if (typeof answer !== 'string' || !answer.startsWith('0x')) return undefined
  try {
    const hex = ONE_WORD.test(answer) ? answer.slice(2).replace(/(?:00)+$/, '') : firstBytes(answer)
    const bytes = hex.match(/../g)?.map((each) => Number.parseInt(each, 16)) ?? []
    return plainText(new TextDecoder().decode(new Uint8Array(bytes)), MAX_SYMBOL_LENGTH)
  } catch {
    // Not what ERC-20 says: the token is shown by its address.
    return undefined
  }
}
