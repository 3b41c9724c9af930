import { toHex } from 'viem/utils'
import { KNOWN_CHAIN_IDS } from '../chain/networks.ts'
import type { SafeMethod } from './method.ts'

/** `wallet_getCapabilities` (EIP-5792): what this wallet really does, on each chain it reaches. */
export const getCapabilities: SafeMethod = ({ nodes }) => {
  const chainIds = KNOWN_CHAIN_IDS.filter((id) => nodes.has(id))
  return Object.fromEntries(chainIds.map((id) => [toHex(id), CAPABILITIES]))
}

const CAPABILITIES = {
  atomic: { status: 'supported' },
  /** What `atomic` was called in the standard's first version. */
  atomicBatch: { supported: true },
  paymasterService: { supported: false },
  assetDiscovery: { supported: true },
}
