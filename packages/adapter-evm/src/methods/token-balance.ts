import {
  type AccountId,
  addressOf,
  LatchkeyError,
  type NamedTokenAmount,
  type NodeReader,
  networkOf,
  plainText,
} from '@latchkey/core/contract'
import { firstBytes, word } from './abi-words.ts'

/** A node's answer to a call. */
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
const WORD = /^0x[0-9a-f]{64}$/i
/** Bytes of text in a fixed word, as of tokens older than the final ERC-20: no letter after the first 0. */
const FIXED_TEXT = /^((?:[0-9a-f]{2}){1,32}?)(?:00)*$/i
/** A token with more decimals has a mistake. Source: docs/security.md, S27. */
const MAX_DECIMALS = 36
const MAX_SYMBOL_LENGTH = 32

/** Selectors. Source: ERC-20. */
const BALANCE_OF = '0x70a08231'
const DECIMALS = '0x313ce567'
const SYMBOL = '0x95d89b41'

/**
 * Reads the amount that an account has of a token, and the token's name for itself.
 *
 * @throws LatchkeyError `caip.invalid-address` when there is no contract at the address, `http.malformed`
 * when it is no token, `rpc.unavailable`, `rpc.failed`.
 */
export async function readTokenBalance(
  nodes: NodeReader,
  { account, token }: { readonly account: AccountId<'eip155'>; readonly token: string },
  signal: AbortSignal,
): Promise<NamedTokenAmount> {
  const call = async (data: string): Promise<string> => {
    const params = [{ to: token, data }, 'latest']
    const answer = await nodes.read(networkOf(account), 'eth_call', params, signal)
    if (typeof answer !== 'string' || !BYTES.test(answer)) throw malformed()
    if (answer === '0x') throw new LatchkeyError('caip.invalid-address', {})
    return answer
  }
  const [amount, decimals, symbol] = await Promise.all([
    call(BALANCE_OF + word(addressOf(account))).then(numberOf),
    call(DECIMALS).then(numberOf),
    call(SYMBOL).then(textOf),
  ])
  if (decimals > MAX_DECIMALS) throw malformed()
  return { token, amount, decimals: Number(decimals), symbol }
}

function numberOf(answer: string): bigint {
  if (!WORD.test(answer)) throw malformed()
  return BigInt(answer)
}

function textOf(answer: string): string {
  const hex = WORD.test(answer) ? FIXED_TEXT.exec(answer.slice(2))?.[1] : firstBytes(answer)
  const bytes = Uint8Array.from((hex ?? '').match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
  const symbol = plainText(new TextDecoder().decode(bytes), MAX_SYMBOL_LENGTH)
  if (symbol === '') throw malformed()
  return symbol
}

function malformed(): LatchkeyError {
  return new LatchkeyError('http.malformed', {})
}
