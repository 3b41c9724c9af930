import { decodeFunctionData, type Hex, parseAbi } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'

interface Chain {
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

/** A signed transaction as a node decoded it. Addresses are lower-case, numbers hexadecimal. */
export interface SignedTransaction {
  readonly from: Hex
  readonly to: Hex
  readonly value: Hex
  readonly input: Hex
  readonly gas: Hex
  readonly maxFeePerGas: Hex
}

/** The last transaction of a chain. */
export async function lastTransaction(chain: Chain): Promise<SignedTransaction> {
  const { transactions } = Object(await chain.request('eth_getBlockByNumber', ['latest', true]))
  return transactions.at(-1)
}

/** The functions of an embedded wallet's account. */
const ACCOUNT_ABI = parseAbi([
  'function execute(address target, uint256 value, bytes data)',
  'function executeBatch((address target, uint256 value, bytes data)[] calls)',
])

/** One call of an account that is a contract. */
interface AccountCall {
  readonly target: Hex
  readonly value: bigint
  readonly data: Hex
}

/**
 * Decodes the calls of the last transaction of a chain from its signed operation. Source: ERC-4337.
 */
export async function lastOperation(
  chain: Chain,
): Promise<{ readonly sender: Hex; readonly calls: readonly AccountCall[] }> {
  const { input } = await lastTransaction(chain)
  const handled = decodeFunctionData({ abi: entryPoint08Abi, data: input })
  if (handled.functionName !== 'handleOps')
    throw new Error(`Not operations: ${handled.functionName}`)
  const [[operation, ...others]] = handled.args
  if (operation === undefined || others.length > 0) throw new Error('Not exactly one operation')
  const { sender, callData } = operation
  const done = decodeFunctionData({ abi: ACCOUNT_ABI, data: callData })
  if (done.functionName === 'executeBatch') return { sender, calls: done.args[0] }
  const [target, value, data] = done.args
  return { sender, calls: [{ target, value, data }] }
}
