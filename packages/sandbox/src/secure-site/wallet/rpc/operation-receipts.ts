import { type Client, decodeFunctionData, type Hex, isHex, parseAbiItem } from 'viem'
import { entryPoint08Abi } from 'viem/account-abstraction'
import { getLogs, getTransaction, getTransactionReceipt } from 'viem/actions'
import { toHex } from 'viem/utils'
import { ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import { type OperationOutcome, readOutcome } from '../chain/operations.ts'
import { asList, type SafeMethod } from './method.ts'

const EVENT = parseAbiItem(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)

/** @returns What became of an operation; undefined while it is not mined. */
export async function findOperation(
  client: Client,
  hash: Hex,
): Promise<OperationOutcome | undefined> {
  const event = await findEvent(client, hash)
  if (event === undefined) return undefined
  const receipt = await getTransactionReceipt(client, { hash: event.transactionHash })
  return readOutcome(receipt, hash)
}

async function findEvent(client: Client, userOpHash: Hex) {
  const [event] = await getLogs(client, {
    address: ENTRY_POINT_ADDRESS,
    event: EVENT,
    args: { userOpHash },
    strict: true,
    fromBlock: 'earliest',
    toBlock: 'latest',
  })
  return event
}

/** `eth_getUserOperationReceipt` (ERC-7769). */
export const operationReceipt: SafeMethod = async (core, params) => {
  const [hash] = asList(params)
  if (!isHex(hash)) return null
  const client = core.nodes.client(core.place.evmChainId)
  const event = await findEvent(client, hash)
  if (event === undefined) return null
  const { sender, paymaster, nonce, success, actualGasCost, actualGasUsed } = event.args
  const { transactionHash } = event
  const outcome = readOutcome(await getTransactionReceipt(client, { hash: transactionHash }), hash)
  const receipt = await core.nodes.ask(core.place.evmChainId, 'eth_getTransactionReceipt', [
    transactionHash,
  ])
  return {
    userOpHash: hash,
    entryPoint: ENTRY_POINT_ADDRESS,
    sender,
    paymaster,
    success,
    nonce: toHex(nonce),
    actualGasCost: toHex(actualGasCost),
    actualGasUsed: toHex(actualGasUsed),
    reason: outcome.reason ?? '',
    receipt,
    logs: Object(receipt).logs,
  }
}

/** `eth_getUserOperationByHash` (ERC-7769): the operation as it went into EntryPoint. */
export const operationByHash: SafeMethod = async (core, params) => {
  const [hash] = asList(params)
  if (!isHex(hash)) return null
  const client = core.nodes.client(core.place.evmChainId)
  const event = await findEvent(client, hash)
  if (event === undefined) return null
  const { transactionHash, blockHash, blockNumber } = event
  const transaction = await getTransaction(client, { hash: transactionHash })
  const call = decodeFunctionData({ abi: entryPoint08Abi, data: transaction.input })
  if (call.functionName !== 'handleOps') return null
  const { sender, nonce } = event.args
  const packed = call.args[0].find((one) => one.sender === sender && one.nonce === nonce)
  if (packed === undefined) return null
  return {
    userOperation: {
      ...packed,
      nonce: toHex(nonce),
      preVerificationGas: toHex(packed.preVerificationGas),
    },
    entryPoint: ENTRY_POINT_ADDRESS,
    transactionHash,
    blockHash,
    blockNumber: toHex(blockNumber),
  }
}
