import { hexChainId } from '../chain-id.ts'
import { type Proposal, requireHash } from './safe-proposals.ts'
import type { SafeTools } from './safe-tools.ts'

/** Source: EIP-5792, status codes. */
const CODES: Readonly<Record<Proposal['state'], number>> = {
  waiting: 100,
  executed: 200,
  cancelled: 400,
  failed: 500,
}

/**
 * The status of a proposal, as calls that were sent together. A proposal that was carried out is pending until
 * its receipt is there: none is invented. Source: EIP-5792.
 */
export async function readCallsStatus(
  { info, ask, proposals }: SafeTools,
  id: unknown,
): Promise<object> {
  const { state, hash } = await proposals.read(requireHash(id))
  const status = { version: '2.0.0', id, chainId: hexChainId(info.networkId), atomic: true }
  if (hash === undefined) return { ...status, status: CODES[state] }
  const receipt: unknown = await ask('rpcCall', {
    call: 'eth_getTransactionReceipt',
    params: [hash],
  })
  if (receipt === null || receipt === undefined) return { ...status, status: CODES.waiting }
  const { logs, blockHash, blockNumber, gasUsed } = Object(receipt)
  // The result of the Safe counts: the transaction around it may have succeeded all the same.
  const own = state === 'executed' ? '0x1' : '0x0'
  const receipts = [{ logs, status: own, blockHash, blockNumber, gasUsed, transactionHash: hash }]
  return { ...status, status: CODES[state], receipts }
}
