import {
  type Addresses,
  lazy,
  type MessageSigning,
  type NativeBalances,
  type Transfers,
  type WalletAssets,
} from '@latchkey/core/contract'
import { parseAddress } from '../address.ts'
import type { MethodDeps } from '../sessions/session-store.ts'
import { readNativeBalance } from './native-balance.ts'
import {
  estimateGas,
  readCallsStatus,
  readCapabilities,
  sendCalls,
  sendTransaction,
} from './send.ts'
import { signMessage, signTypedData } from './sign-message.ts'

/** What EVM wallets can do beyond sessions. */
export interface Facets {
  readonly addresses: Addresses
  readonly messages: Required<MessageSigning<'eip155'>>
  readonly balances: NativeBalances<'eip155'>
  readonly transfers: Transfers<'eip155'>
  readonly assets: WalletAssets<'eip155'>
}

/** Creates the methods over the sessions of an adapter and the nodes of its networks. */
export function createFacets({ store, host }: MethodDeps): Facets {
  const verification = lazy(() => import('./verify-message.ts'))
  return {
    addresses: {
      check: async (text) => parseAddress(text),
    },
    messages: {
      sign: async (request, signal) => signMessage(store.need(request.sessionId), request, signal),
      signTyped: async (request, signal) =>
        signTypedData(store.need(request.sessionId), request, signal),
      verify: async (claim, signal) =>
        (await verification.load()).verifyMessage(host().nodes, claim, signal),
    },
    balances: {
      read: async (account, signal) => readNativeBalance(host().nodes, account, signal),
    },
    transfers: {
      estimate: async (request, signal) => estimateGas(host().nodes, request, signal),
      send: async (request, signal) =>
        sendTransaction(store.need(request.sessionId), request, signal),
    },
    assets: {
      capabilities: async (sessionId, account, signal) =>
        readCapabilities(store.need(sessionId), account, signal),
      sendCalls: async (batch, signal) => sendCalls(store.need(batch.sessionId), batch, signal),
      callsStatus: async (sessionId, id, signal) =>
        readCallsStatus(store.need(sessionId), id, signal),
    },
  }
}
