import { type Hex, toFunctionSelector, zeroAddress } from 'viem'
import type {
  ChainTransaction,
  Movement,
  PoolTransaction,
} from '../../chains/evm/activity/chain-transaction.ts'

/** Names of operations that the sandbox's chains can bring about. */
export type OperationType =
  | 'approve'
  | 'burn'
  | 'cancel'
  | 'deploy'
  | 'execute'
  | 'mint'
  | 'receive'
  | 'send'
  | 'trade'

/** Classifies a transaction in a block for an address by the assets that it moved. */
export function operationType(transaction: ChainTransaction, owner: Hex): OperationType {
  const isOwn = transaction.from === owner || transaction.operations.has(owner)
  if (transaction.from === owner && transaction.to === null) return 'deploy'
  if (!hasSucceeded(transaction, owner)) return isOwn ? intendedOperation(transaction) : 'receive'
  return movedOperation(transaction.movements, owner, isOwn) ?? silentOperation(transaction, owner)
}

/**
 * Returns true if it succeeded for an address: an operation of a contract account can fail by
 * itself.
 */
export function hasSucceeded({ isSuccess, operations }: ChainTransaction, owner: Hex): boolean {
  return isSuccess && operations.get(owner) !== false
}

/** Classifies a transaction that has moved nothing, or is still in the pool, by its fields. */
export function intendedOperation({ from, to, input, value }: PoolTransaction): OperationType {
  if (to === null) return 'deploy'
  if (input === '0x') return from === to && value === 0n ? 'cancel' : 'send'
  return INTENTIONS[input.slice(0, 10)] ?? 'execute'
}

const INTENTIONS: Readonly<Record<string, OperationType>> = {
  [toFunctionSelector('transfer(address,uint256)')]: 'send',
  [toFunctionSelector('transferFrom(address,address,uint256)')]: 'send',
  [toFunctionSelector('safeTransferFrom(address,address,uint256)')]: 'send',
  [toFunctionSelector('safeTransferFrom(address,address,uint256,bytes)')]: 'send',
  [toFunctionSelector('safeTransferFrom(address,address,uint256,uint256,bytes)')]: 'send',
  [toFunctionSelector('approve(address,uint256)')]: 'approve',
  [toFunctionSelector('setApprovalForAll(address,bool)')]: 'approve',
}

function movedOperation(
  movements: readonly Movement[],
  owner: Hex,
  isOwn: boolean,
): OperationType | undefined {
  const own = movements.filter(({ from, to }) => from === owner || to === owner)
  const incoming = own.filter(({ from }) => from !== owner)
  const outgoing = own.filter(({ to }) => to !== owner)
  if (own.length === 0) return undefined
  if (isOwn && incoming.length > 0 && incoming.every(({ from }) => from === zeroAddress))
    return 'mint'
  if (incoming.length > 0) return outgoing.length > 0 ? 'trade' : 'receive'
  const isBurn = outgoing.length > 0 && outgoing.every(({ to }) => to === zeroAddress)
  return isBurn ? 'burn' : 'send'
}

function silentOperation(transaction: ChainTransaction, owner: Hex): OperationType {
  if (transaction.approvers.includes(owner)) return 'approve'
  return transaction.input === '0x' && transaction.from === transaction.to ? 'cancel' : 'execute'
}
