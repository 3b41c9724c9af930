/** Methods that only read; the frame answers them by itself. Source: docs/frame-protocol.md, section 4. */
export const SAFE_METHODS = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_call',
  'eth_chainId',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getAccount',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getBlockTransactionCountByHash',
  'eth_getBlockTransactionCountByNumber',
  'eth_getCode',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_getLogs',
  'eth_getProof',
  'eth_getStorageAt',
  'eth_getTransactionByBlockHashAndIndex',
  'eth_getTransactionByBlockNumberAndIndex',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_getUncleCountByBlockHash',
  'eth_getUncleCountByBlockNumber',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newFilter',
  'eth_newPendingTransactionFilter',
  'eth_sendRawTransaction',
  'eth_syncing',
  'eth_uninstallFilter',
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'eth_getUserOperationReceipt',
  'eth_estimateUserOperationGas',
  'eth_getUserOperationByHash',
  'eth_supportedEntryPoints',
  'wallet_getAssets',
] as const

/** Methods that the visitor has to approve, each time. Source: docs/frame-protocol.md, section 4. */
export const UNSAFE_METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
  'wallet_grantPermissions',
  'wallet_revokePermissions',
  'eth_sendUserOperation',
] as const

/** A method that only reads. */
type SafeMethod = (typeof SAFE_METHODS)[number]
/** A method that the visitor has to approve. */
type UnsafeMethod = (typeof UNSAFE_METHODS)[number]

/** Returns true for a method that only reads. */
export function isSafeMethod(method: string): method is SafeMethod {
  // Widened, so that any text can be searched.
  return (SAFE_METHODS as readonly string[]).includes(method)
}

/**
 * Returns true for a method on one of the lists; all others are refused. Source: docs/security.md,
 * S12.
 */
export function isKnownMethod(method: string): method is SafeMethod | UnsafeMethod {
  return isSafeMethod(method) || (UNSAFE_METHODS as readonly string[]).includes(method)
}

/** Methods after which the wallet may have sent something. */
const SENDING_METHODS: readonly string[] = [
  'eth_sendRawTransaction',
  'eth_sendTransaction',
  'eth_sendUserOperation',
  'solana_signAndSendTransaction',
  'wallet_sendCalls',
]

/**
 * Returns true if the wallet may have sent a transaction although its answer is lost. Source:
 * docs/security.md, S35.
 */
export function isSendingMethod(method: string): boolean {
  return SENDING_METHODS.includes(method)
}

/** The kind of a result of the wallet. Source: docs/frame-protocol.md, section 4. */
export type ResultKind = 'RPC_RESPONSE_TRANSACTION_HASH' | 'RPC_RESPONSE_OBJECT'

/** A hash has 64 digits, a signature at least 62. */
const HASH_OR_SIGNATURE = /^0x[0-9a-fA-F]{62,}$/

/** Distinguishes hashes and signatures from all other results. */
export function resultKind(result: unknown): ResultKind {
  const isHash = typeof result === 'string' && HASH_OR_SIGNATURE.test(result)
  return isHash ? 'RPC_RESPONSE_TRANSACTION_HASH' : 'RPC_RESPONSE_OBJECT'
}
