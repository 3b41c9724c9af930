import { base58 } from '@scure/base'
import { encodeSolanaTransaction } from '../../../formats/solana-message.ts'
import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../formats/solana-transaction.ts'
import { BLOCKHASH_SLOTS } from '../create-blockhashes.ts'
import { feeOf } from '../fees.ts'
import { base64Bytes, readAddress } from './read-params.ts'
import { invalidParams } from './rpc-error.ts'
import { inContext, type RpcMethod, readConfig } from './rpc-method.ts'

const SLOTS_PER_EPOCH = 432_000

/** Most slots in one answer about priority fees, and most addresses in one request. Source: Solana's rpc. */
const MAX_ADDRESSES = 128

const getHealth: RpcMethod = () => 'ok'

const getVersion: RpcMethod = () => ({ 'solana-core': '2.2.0', 'feature-set': 0 })

const getGenesisHash: RpcMethod = ({ network }) => network.genesisHash

const getSlot: RpcMethod = (cluster, [config]) => {
  readConfig(cluster, config)
  return cluster.slots.now()
}

const getBlockHeight: RpcMethod = (cluster, [config]) => {
  readConfig(cluster, config)
  return cluster.slots.height()
}

const getTransactionCount: RpcMethod = ({ history }) => history.count()

const getEpochInfo: RpcMethod = ({ slots, history }) => {
  const absoluteSlot = slots.now()
  return {
    absoluteSlot,
    blockHeight: slots.height(),
    epoch: Math.floor(absoluteSlot / SLOTS_PER_EPOCH),
    slotIndex: absoluteSlot % SLOTS_PER_EPOCH,
    slotsInEpoch: SLOTS_PER_EPOCH,
    transactionCount: history.count(),
  }
}

const getLatestBlockhash: RpcMethod = (cluster, [config]) => {
  readConfig(cluster, config)
  const slot = cluster.slots.now()
  return inContext(cluster, {
    blockhash: cluster.slots.hash(slot),
    lastValidBlockHeight: cluster.slots.height(slot) + BLOCKHASH_SLOTS,
  })
}

const isBlockhashValid: RpcMethod = (cluster, [blockhash, config]) => {
  readConfig(cluster, config)
  return inContext(cluster, cluster.slots.slotOf(readAddress(blockhash)) !== undefined)
}

const getFeeForMessage: RpcMethod = (cluster, [message, config]) => {
  readConfig(cluster, config)
  const transaction = readMessage(message)
  const isKnown = cluster.slots.slotOf(base58.encode(transaction.blockhash)) !== undefined
  return inContext(cluster, isKnown ? Number(feeOf(transaction)) : null)
}

/** A message says itself how many have to sign; with room for them it is a transaction. */
function readMessage(text: unknown): SolanaTransaction {
  const bytes = typeof text === 'string' ? base64Bytes(text) : undefined
  const [first = 0, second = 0] = bytes ?? []
  const room = Array.from({ length: first & 0x80 ? second : first }, () => new Uint8Array(64))
  try {
    return readSolanaTransaction(encodeSolanaTransaction(bytes ?? new Uint8Array(), room))
  } catch {
    throw invalidParams('failed to deserialize the message')
  }
}

const getRecentPrioritizationFees: RpcMethod = ({ slots, priorityFees }, [addresses = []]) => {
  if (!Array.isArray(addresses) || addresses.length > MAX_ADDRESSES)
    throw invalidParams(`Too many inputs provided; max ${MAX_ADDRESSES}`)
  addresses.map(readAddress)
  const first = slots.now() - priorityFees.length
  return priorityFees.map((prioritizationFee, index) => ({
    slot: first + index,
    prioritizationFee,
  }))
}

const getBlockTime: RpcMethod = ({ slots }, [slot]) => {
  if (typeof slot !== 'number' || slot > slots.now())
    throw invalidParams('Invalid params: expected a slot that was.')
  return Math.floor(Date.now() / 1000 - (slots.now() - slot) * 0.4)
}

const getFirstAvailableBlock: RpcMethod = ({ machine }) => machine.firstSlot

/** Blocks, time and fees. */
export const BLOCK_METHODS = {
  getHealth,
  getVersion,
  getGenesisHash,
  getSlot,
  getBlockHeight,
  getTransactionCount,
  getEpochInfo,
  getLatestBlockhash,
  isBlockhashValid,
  getFeeForMessage,
  getRecentPrioritizationFees,
  getBlockTime,
  getFirstAvailableBlock,
} as const satisfies Record<string, RpcMethod>
