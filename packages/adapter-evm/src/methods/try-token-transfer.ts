import {
  type AccountId,
  isLatchkeyError,
  LatchkeyError,
  type NodeReader,
  networkOf,
} from '@latchkey/core/contract'
import { isReverted } from './is-reverted.ts'
import type { RpcTransaction } from './transaction.ts'

/** A node's answer to a call. */
const BYTES = /^0x(?:[0-9a-f]{2})*$/i
/** Matches the return value of a successful `transfer`. Source: ERC-20. */
const TRUE = /^0x0{63}1$/
/** The call of `decimals()`. Source: ERC-20. */
const DECIMALS = '0x313ce567'

/**
 * Tries the transfer of a token on a node, without sending it. A call to an address without a contract
 * succeeds and moves nothing, and some tokens return false where others fail; tokens older than the
 * final ERC-20, such as Tether, return nothing.
 *
 * @throws LatchkeyError `caip.invalid-address` when there is no contract at the token's address,
 * `transfer.would-fail`, `http.malformed`, `rpc.unavailable`, `rpc.failed`.
 */
export async function tryTokenTransfer(
  nodes: NodeReader,
  input: { readonly transaction: RpcTransaction; readonly from: AccountId<'eip155'> },
  signal: AbortSignal,
): Promise<void> {
  const { transaction, from } = input
  const read = async (method: string, about: unknown): Promise<string> => {
    const answer = await nodes.read(networkOf(from), method, [about, 'latest'], signal)
    if (typeof answer === 'string' && BYTES.test(answer)) return answer
    throw new LatchkeyError('http.malformed', {})
  }
  const returned = await read('eth_call', transaction).catch(describeRevert)
  if (TRUE.test(returned)) return
  if (returned !== '0x') throw new LatchkeyError('transfer.would-fail', {})
  const { to } = transaction
  // A node that shows no code calls contracts all the same: an address without one answers nothing.
  const code = await read('eth_getCode', to).catch((thrown: unknown) => {
    const isRefused =
      isLatchkeyError(thrown, 'rpc.failed') || isLatchkeyError(thrown, 'rpc.unavailable')
    if (!isRefused) throw thrown
    return read('eth_call', { to, data: DECIMALS })
  })
  if (code === '0x') {
    throw new LatchkeyError('caip.invalid-address', {})
  }
}

function describeRevert(thrown: unknown): never {
  throw isReverted(thrown)
    ? new LatchkeyError('transfer.would-fail', {}, { cause: thrown })
    : thrown
}
