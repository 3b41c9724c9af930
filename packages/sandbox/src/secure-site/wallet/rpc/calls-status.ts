import { SiteError } from '@latchkey/frame/site'
import { type Client, type Hex, parseAbiItem, type TransactionReceipt } from 'viem'
import { getLogs, getTransactionReceipt } from 'viem/actions'
import { toHex } from 'viem/utils'
import { ENTRY_POINT_ADDRESS } from '../../../chains/evm/smart-accounts.ts'
import { readOutcome } from '../chain/operations.ts'
import { asList, type SafeMethod } from './method.ts'

/** The codes of the states of a batch, and of an id that is not known. Source: EIP-5792. */
const STATUS = { pending: 100, done: 200, reverted: 500 } as const
const UNKNOWN_ID = 5730

/** `wallet_getCallsStatus` (EIP-5792): by the receipt, never by what was hoped. */
export const callsStatus: SafeMethod = async ({ batches, nodes }, params) => {
  const [id] = asList(params)
  const batch = typeof id === 'string' ? batches.get(id) : undefined
  if (batch === undefined) {
    throw new SiteError('There is no batch with this id', { code: UNKNOWN_ID })
  }
  const { chainId, hash } = batch
  const found = await findReceipt(nodes.client(chainId), hash)
  return {
    version: '2.0.0',
    id,
    chainId: toHex(chainId),
    atomic: true,
    status: statusOf(found),
    receipts: found === undefined ? undefined : [asReceipt(found)],
  }
}

interface Found {
  readonly isSuccess: boolean
  readonly receipt: TransactionReceipt
}

/** Finds the receipt of an operation or of a transaction; undefined while it is not mined. */
async function findReceipt(client: Client, hash: Hex): Promise<Found | undefined> {
  const [event] = await getLogs(client, {
    address: ENTRY_POINT_ADDRESS,
    event: EVENT,
    args: { userOpHash: hash },
    strict: true,
    fromBlock: 'earliest',
    toBlock: 'latest',
  })
  if (event !== undefined) {
    return readOutcome(await getTransactionReceipt(client, { hash: event.transactionHash }), hash)
  }
  const receipt = await getTransactionReceipt(client, { hash }).catch(() => undefined)
  return receipt && { isSuccess: receipt.status === 'success', receipt }
}

const EVENT = parseAbiItem(
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
)

function statusOf(found: Found | undefined): number {
  if (found === undefined) return STATUS.pending
  return found.isSuccess ? STATUS.done : STATUS.reverted
}

function asReceipt({ isSuccess, receipt }: Found): object {
  const { logs, blockHash, blockNumber, gasUsed, transactionHash } = receipt
  return {
    logs: logs.map(({ address, data, topics }) => ({ address, data, topics })),
    status: isSuccess ? '0x1' : '0x0',
    blockHash,
    blockNumber: toHex(blockNumber),
    gasUsed: toHex(gasUsed),
    transactionHash,
  }
}
