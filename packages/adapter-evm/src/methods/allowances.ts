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
import { PERMIT2 } from './permit2.ts'
import { sendTransaction } from './send.ts'

/** `allowance(address,address)`. Source: ERC-20. */
const ALLOWANCE = '0xdd62ed3e'
/** `approve(address,uint256)`. Source: ERC-20. */
const APPROVE = '0x095ea7b3'
/** `isApprovedForAll(address,address)`. Sources: ERC-721, ERC-1155. */
const IS_APPROVED_FOR_ALL = '0xe985e9c5'
/** `setApprovalForAll(address,bool)`. Sources: ERC-721, ERC-1155. */
const SET_APPROVAL_FOR_ALL = '0xa22cb465'
/** `allowance(address,address,address)`: owner, token, spender. Source: github.com/Uniswap/permit2. */
const PERMIT2_ALLOWANCE = '0x927da105'
/** `approve(address,address,uint160,uint48)`. Source: github.com/Uniswap/permit2. */
const PERMIT2_APPROVE = '0x87517c45'
/** `decimals()`. Source: ERC-20. */
const DECIMALS = '0x313ce567'
/** `symbol()`. Source: ERC-20. */
const SYMBOL = '0x95d89b41'

const ONE_WORD = /^0x[0-9a-f]{64}$/i
const MAX_SYMBOL_LENGTH = 24
/** Source: docs/security.md, S27. */
const MAX_DECIMALS = 36n

/**
 * Reads the current allowance of a spender for an account's token, with the token's symbol and
 * decimals. The allowance of a contract that is no token of ERC-20 is 0: `approve` of ERC-721 looks
 * the same in a transaction.
 *
 * @throws LatchkeyError `http.malformed`, `rpc.unavailable`, `rpc.failed`, `aborted`.
 */
export async function readAllowance(
  nodes: NodeReader,
  of: AllowanceOf<'eip155'>,
  signal: AbortSignal,
): Promise<Allowance> {
  const { account, token } = of
  const ask = (to: string, data: string): Promise<unknown> =>
    nodes.read(networkOf(account), 'eth_call', [{ to, data }, 'latest'], signal)
  const { to, data } = questionOf(of)
  const answer = await ask(to, data).catch(nothingWhereReverted)
  const { amount, ...more } =
    of.form === 'permit2' ? readPermitted(answer) : { amount: readAmount(answer) }
  if (amount === 0n) return { amount }
  // Symbol and decimals are only displayed: without them the allowance is known all the same.
  const [decimals, symbol] = await Promise.all(
    [DECIMALS, SYMBOL].map((each) => ask(token, each).catch(() => undefined)),
  )
  return { amount, ...more, decimals: readDecimals(decimals), symbol: readSymbol(symbol) }
}

/** Which contract knows it, and how it is asked. */
function questionOf({ account, token, spender, form }: AllowanceOf<'eip155'>): Question {
  const [owner, other] = [word(addressOf(account)), word(spender)]
  switch (form) {
    case undefined:
      return { to: token, data: `${ALLOWANCE}${owner}${other}` }
    case 'collection':
      return { to: token, data: `${IS_APPROVED_FOR_ALL}${owner}${other}` }
    case 'permit2':
      return { to: PERMIT2, data: `${PERMIT2_ALLOWANCE}${owner}${word(token)}${other}` }
  }
}

interface Question {
  readonly to: string
  readonly data: string
}

/** An approval that ends after this counts as endless, in epoch seconds. */
const YEAR_2100_S = 4_102_444_800

const THREE_WORDS = /^0x([0-9a-f]{64})([0-9a-f]{64})[0-9a-f]{64}$/i

/** Amount, end in seconds, and a number that is used once. */
function readPermitted(answer: unknown): Pick<Allowance, 'amount' | 'endsAtMs'> {
  if (answer === NOTHING) return { amount: 0n }
  const [, amount, endsAt] = THREE_WORDS.exec(String(answer)) ?? []
  if (amount === undefined) throw new LatchkeyError('http.malformed', {})
  const endsAtS = Number(BigInt(`0x${endsAt}`))
  const isEnding = endsAtS < YEAR_2100_S
  return { amount: BigInt(`0x${amount}`), ...(isEnding && { endsAtMs: endsAtS * 1_000 }) }
}

/** The answer of a node to a call that returns no data, also if the address has no contract. */
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
 * Asks the wallet to set an allowance to 0, or to end an approval of a collection: one request, never repeated.
 *
 * @returns The transaction's hash; the allowance holds until it is mined.
 * @throws LatchkeyError as `sendTransaction`.
 */
export async function endAllowance(
  deps: { readonly handle: Handle; readonly nodes: NodeReader },
  request: AllowanceOf<'eip155'> & { readonly sessionId: string },
  signal: AbortSignal,
): Promise<string> {
  const { sessionId, account } = request
  const call = { ...endOf(request), amount: 0n }
  return sendTransaction(deps, { sessionId, from: account, ...call }, signal)
}

function endOf({ token, spender, form }: AllowanceOf<'eip155'>): Question {
  switch (form) {
    case undefined:
      return { to: token, data: `${APPROVE}${word(spender)}${word(0)}` }
    case 'collection':
      return { to: token, data: `${SET_APPROVAL_FOR_ALL}${word(spender)}${word(0)}` }
    case 'permit2':
      return {
        to: PERMIT2,
        data: `${PERMIT2_APPROVE}${word(token)}${word(spender)}${word(0)}${word(0)}`,
      }
  }
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
