import {
  type Addresses,
  lazy,
  type MessageSigning,
  type NetworkId,
  type NodeBalances,
  type Transactions,
  type Transfers,
} from '@latchkey/core/contract'
import { parseAddress } from './address.ts'
import { readNativeBalance } from './methods/native-balance.ts'
import { signMessage } from './methods/sign-message.ts'
import type { MethodDeps } from './session-store.ts'

/** The functions of Solana wallets beyond sessions. */
export interface Facets {
  readonly addresses: Required<Addresses>
  readonly messages: MessageSigning<'solana'>
  readonly balances: Required<Pick<NodeBalances<'solana'>, 'read' | 'tokens' | 'ofToken'>>
  readonly transfers: Required<Transfers<'solana'>>
  readonly transactions: Transactions<'solana'>
}

/** Creates the methods over the sessions of an adapter and the nodes of its networks. */
export function createFacets({ store, host }: MethodDeps): Facets {
  const verification = lazy(() => import('./methods/verify-message.ts'))
  const tokens = lazy(() => import('./methods/token-balances.ts'))
  const status = lazy(() => import('./methods/transaction-status.ts'))
  const transfers = lazy(() => import('./transfers/send-transfer.ts'))
  return {
    addresses: {
      check: async (text) => parseAddress(text),
      async kind(address, networkId, signal) {
        const { readAddressKind } = await transfers.load()
        // The contract promises networks of the adapter's own namespace.
        const on = networkId as NetworkId<'solana'>
        return readAddressKind(host().nodes, { address, networkId: on }, signal)
      },
    },
    messages: {
      sign: async (request, signal) => signMessage(store.need(request.sessionId), request, signal),
      verify: async (claim) => (await verification.load()).verifyMessage(claim),
    },
    balances: {
      read: async (account, signal) => readNativeBalance(host().nodes, account, signal),
      tokens: async (account, signal) =>
        (await tokens.load()).readTokenBalances(host().nodes, account, signal),
      ofToken: async (account, token, signal) =>
        (await tokens.load()).readTokenBalance(host().nodes, { account, token }, signal),
    },
    transactions: {
      status: async (query, signal) =>
        (await status.load()).readTransactionStatus(host().nodes, query, signal),
    },
    transfers: {
      async estimate(request, signal) {
        const { estimateFee } = await transfers.load()
        return estimateFee({ nodes: host().nodes, store }, request, signal)
      },
      async fee(request, signal) {
        const { readTransferFee } = await transfers.load()
        return readTransferFee({ nodes: host().nodes, store }, request, signal)
      },
      async largest(request, signal) {
        const { readLargest } = await transfers.load()
        return readLargest({ nodes: host().nodes, store }, request, signal)
      },
      async send(request, signal) {
        const { sendTransfer } = await transfers.load()
        return sendTransfer({ nodes: host().nodes, store }, request, signal)
      },
    },
  }
}
