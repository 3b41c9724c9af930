import {
  isLatchkeyError,
  LatchkeyError,
  type NodeReader,
  networkOf,
  type TransactionRequest,
  type TransferFee,
} from '@latchkey/core/contract'
import { isReverted } from './is-reverted.ts'
import { readNativeBalance, requireQuantity } from './native-balance.ts'
import { readRollupFee } from './rollup-fee.ts'
import { type RpcTransaction, toTransaction } from './transaction.ts'
import { tryTokenTransfer } from './try-token-transfer.ts'

/** Gas and prices of one transaction, as the nodes have them now. Prices are for a unit of gas. */
interface GasTerms {
  /** The estimated gas of the transaction. */
  readonly gas: bigint
  /** The gas limit: the state of a contract may be another one when the transaction is executed. */
  readonly gasLimit: bigint
  /** The price that is paid in any case; undefined on networks without EIP-1559. */
  readonly basePrice: bigint | undefined
  /** The whole price at present. */
  readonly price: bigint
  /** The additional fee of a rollup for the data of the transaction, in smallest units. */
  readonly dataFee: bigint
}

/** The part of a transaction that limits its fee. */
export interface FeeFields {
  readonly gas: string
  readonly gasPrice?: string
  readonly maxFeePerGas?: string
  readonly maxPriorityFeePerGas?: string
}

/** Gas of a transfer to an address without code, which is always the same. Source: Yellow Paper, appendix G. */
const PLAIN_GAS = 21_000n

/**
 * Reads the fee of a transfer, and the most that it may be: prices may double before it is
 * executed.
 *
 * @throws LatchkeyError `transfer.short` where the account can't pay for it, and as `estimateGas`.
 */
export async function readTransferFee(
  nodes: NodeReader,
  request: TransactionRequest<'eip155'>,
  signal: AbortSignal,
): Promise<TransferFee> {
  const transaction = toTransaction(request)
  const { from, token } = request
  if (token !== undefined) await tryTokenTransfer(nodes, { transaction, from }, signal)
  return feeOf(await readTerms(nodes, { transaction, from }, signal))
}

/** The balance without the most that its transfer may cost. The amount has no influence on that. */
export async function readLargest(
  nodes: NodeReader,
  request: Pick<TransactionRequest<'eip155'>, 'sessionId' | 'from' | 'to'>,
  signal: AbortSignal,
): Promise<bigint> {
  const [balance, { ceiling = 0n }] = await Promise.all([
    readNativeBalance(nodes, request.from, signal),
    readTransferFee(nodes, { ...request, amount: 0n }, signal),
  ])
  return balance > ceiling ? balance - ceiling : 0n
}

/**
 * The fields with which a transaction can't cost more than `maxFee`.
 *
 * @throws LatchkeyError `transfer.fee-changed` where that does not suffice now.
 */
export async function limitFee(
  nodes: NodeReader,
  input: TransactionInput & { readonly maxFee: bigint },
  signal: AbortSignal,
): Promise<FeeFields> {
  const { gasLimit, basePrice, price, dataFee } = await readTerms(nodes, input, signal)
  const left = input.maxFee - dataFee - gasLimit * price
  if (left < 0n) throw new LatchkeyError('transfer.fee-changed', {})
  const gas = toHex(gasLimit)
  if (basePrice === undefined) return { gas, gasPrice: toHex(price) }
  return {
    gas,
    maxFeePerGas: toHex(price + rise(left, dataFee) / gasLimit),
    maxPriorityFeePerGas: toHex(price - basePrice),
  }
}

/**
 * Computes how much the price of gas may still take of what is left. The fee for data, which the transaction does not
 * limit, keeps as much again as it is, and half where less is left: a node refuses a transaction whose account
 * can't pay for both.
 */
function rise(left: bigint, dataFee: bigint): bigint {
  const beyondData = left - dataFee
  const half = left / 2n
  return beyondData > half ? beyondData : half
}

interface TransactionInput extends Pick<TransactionRequest<'eip155'>, 'from'> {
  readonly transaction: RpcTransaction
}

function feeOf({ gas, gasLimit, basePrice, price, dataFee }: GasTerms): TransferFee {
  // The base price rises by an eighth in a block at most: six full blocks double it. Source: EIP-1559.
  const highest = basePrice === undefined ? price : price + basePrice
  return {
    expected: gas * price + dataFee,
    // The price of data follows another network, and can't be limited by the transaction.
    ceiling: gasLimit * highest + dataFee * 2n,
  }
}

async function readTerms(
  nodes: NodeReader,
  { transaction, from }: TransactionInput,
  signal: AbortSignal,
): Promise<GasTerms> {
  const networkId = networkOf(from)
  const read = (method: string, params: readonly unknown[]): Promise<unknown> =>
    nodes.read(networkId, method, params, signal)
  const [gas, gasPrice, basePrice, dataFee] = await Promise.all([
    read('eth_estimateGas', [transaction]).then(requireGas, describeShort),
    read('eth_gasPrice', []).then(requireQuantity),
    read('eth_getBlockByNumber', ['latest', false]).then(readBasePrice),
    readRollupFee((call) => read('eth_call', [call, 'latest']), transaction),
  ])
  const isPlain = gas === PLAIN_GAS
  return {
    gas,
    gasLimit: isPlain ? gas : (gas * 6n) / 5n,
    basePrice,
    // A node may forget the base price in what it suggests.
    price: basePrice !== undefined && gasPrice < basePrice ? basePrice : gasPrice,
    dataFee,
  }
}

/** No transaction needs no gas. */
function requireGas(answer: unknown): bigint {
  const gas = requireQuantity(answer)
  if (gas === 0n) throw new LatchkeyError('http.malformed', {})
  return gas
}

/** @returns undefined on networks without EIP-1559. */
function readBasePrice(block: unknown): bigint | undefined {
  const baseFeePerGas: unknown = Object(block).baseFeePerGas
  return baseFeePerGas === undefined || baseFeePerGas === null
    ? undefined
    : requireQuantity(baseFeePerGas)
}

/** Nodes have no code of their own for an account that can't pay. */
function describeShort(thrown: unknown): never {
  if (isReverted(thrown)) throw new LatchkeyError('transfer.would-fail', {}, { cause: thrown })
  const isShort =
    isLatchkeyError(thrown, 'rpc.failed') &&
    /insufficient|exceeds (?:the )?balance|not enough/i.test(String(Object(thrown.cause).message))
  throw isShort ? new LatchkeyError('transfer.short', {}, { cause: thrown }) : thrown
}

function toHex(quantity: bigint): string {
  return `0x${quantity.toString(16)}`
}
