import { senderOf } from '../wallet-core.ts'
import { getAssets } from './assets.ts'
import { callsStatus } from './calls-status.ts'
import { getCapabilities } from './capabilities.ts'
import type { SafeMethod, UnsafeMethod } from './method.ts'
import { operationByHash, operationReceipt } from './operation-receipts.ts'
import { estimateOperation, sendOperation, supportedEntryPoints } from './operations.ts'
import { grantPermissions, revokePermissions } from './permissions.ts'
import { sendCalls } from './send-calls.ts'
import { sendTransaction } from './send-transaction.ts'
import { personalSign, signTypedData } from './sign.ts'
import {
  signAllSolanaTransactions,
  signAndSendSolanaTransaction,
  signSolanaMessage,
  signSolanaTransaction,
} from './solana.ts'

/** Safe methods that the wallet answers itself; the node answers the others. */
export const OWN_METHODS: ReadonlyMap<string, SafeMethod> = new Map<string, SafeMethod>([
  ['eth_accounts', async (core) => [(await senderOf(core)).address]],
  ['eth_chainId', (core) => `0x${core.place.evmChainId.toString(16)}`],
  ['eth_supportedEntryPoints', supportedEntryPoints],
  ['eth_estimateUserOperationGas', estimateOperation],
  ['eth_getUserOperationReceipt', operationReceipt],
  ['eth_getUserOperationByHash', operationByHash],
  ['wallet_getAssets', getAssets],
  ['wallet_getCallsStatus', callsStatus],
  ['wallet_getCapabilities', getCapabilities],
])

/** Methods that a visitor has to approve. Source: docs/frame-protocol.md, section 4. */
export const APPROVED_METHODS: ReadonlyMap<string, UnsafeMethod> = new Map<string, UnsafeMethod>([
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedData],
  ['eth_sendTransaction', sendTransaction],
  ['eth_sendUserOperation', sendOperation],
  ['wallet_sendCalls', sendCalls],
  ['wallet_grantPermissions', grantPermissions],
  ['wallet_revokePermissions', revokePermissions],
  ['solana_signMessage', signSolanaMessage],
  ['solana_signTransaction', signSolanaTransaction],
  ['solana_signAllTransactions', signAllSolanaTransactions],
  ['solana_signAndSendTransaction', signAndSendSolanaTransaction],
])
