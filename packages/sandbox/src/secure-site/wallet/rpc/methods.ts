import { senderOf } from '../wallet-core.ts'
import { getAssets } from './assets.ts'
import { callsStatus } from './calls-status.ts'
import { getCapabilities } from './capabilities.ts'
import type { SafeMethod, UnsafeMethod } from './method.ts'
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
  ['wallet_getAssets', getAssets],
  ['wallet_getCallsStatus', callsStatus],
  ['wallet_getCapabilities', getCapabilities],
])

/**
 * Methods that a visitor has to approve: those of docs/frame-protocol.md, section 4, but for operations of a
 * page, which this wallet refuses.
 */
export const APPROVED_METHODS: ReadonlyMap<string, UnsafeMethod> = new Map<string, UnsafeMethod>([
  ['personal_sign', personalSign],
  ['eth_signTypedData_v4', signTypedData],
  ['eth_sendTransaction', sendTransaction],
  ['wallet_sendCalls', sendCalls],
  ['wallet_grantPermissions', grantPermissions],
  ['wallet_revokePermissions', revokePermissions],
  ['solana_signMessage', signSolanaMessage],
  ['solana_signTransaction', signSolanaTransaction],
  ['solana_signAllTransactions', signAllSolanaTransactions],
  ['solana_signAndSendTransaction', signAndSendSolanaTransaction],
])
