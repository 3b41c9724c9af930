import type {
  AdapterHost,
  Addresses,
  MessageSigning,
  NativeBalances,
  Transfers,
  WalletAssets,
} from '@latchkey/core/contract'
import { parseAddress } from './checksum.ts'
import { readCallsStatus } from './methods/calls-status.ts'
import { readCapabilities } from './methods/capabilities.ts'
import { estimateGas } from './methods/estimate.ts'
import { readNativeBalance } from './methods/native-balance.ts'
import { sendTransaction } from './methods/send.ts'
import { sendCalls } from './methods/send-calls.ts'
import type { Sender, WalletReading } from './methods/sender.ts'
import { signMessage } from './methods/sign-message.ts'
import { signTypedData } from './methods/sign-typed-data.ts'
import { verifyMessage } from './methods/verify-message.ts'
import type { SessionStore } from './sessions/session-store.ts'

/** What facets work with. */
export interface FacetDeps {
  readonly store: SessionStore
  readonly reading: WalletReading
  /** What the core lends. @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}

/** What EVM wallets can do beyond sessions. */
export interface Facets {
  readonly addresses: Addresses
  readonly messages: Required<MessageSigning<'eip155'>>
  readonly balances: NativeBalances<'eip155'>
  readonly transfers: Transfers<'eip155'>
  readonly assets: WalletAssets<'eip155'>
}

/** Brings methods, sessions and nodes together. */
export function createFacets({ store, reading, host }: FacetDeps): Facets {
  const senderOf = (id: string): Sender => ({ ...store.need(id), ...reading })
  return {
    addresses: {
      check: async (text) => parseAddress(text),
    },
    messages: {
      sign: async (request, signal) => signMessage(store.need(request.sessionId), request, signal),
      signTyped: async (request, signal) =>
        signTypedData(store.need(request.sessionId), request, signal),
      verify: async (claim, signal) => verifyMessage(host().nodes, claim, signal),
    },
    balances: {
      read: async (account, signal) => readNativeBalance(host().nodes, account, signal),
    },
    transfers: {
      estimate: async (request, signal) => estimateGas(host().nodes, request, signal),
      send: async (request, signal) =>
        sendTransaction(senderOf(request.sessionId), request, signal),
    },
    assets: {
      capabilities: async (sessionId, account, signal) =>
        readCapabilities(store.need(sessionId), account, signal),
      sendCalls: async (batch, signal) => sendCalls(senderOf(batch.sessionId), batch, signal),
      callsStatus: async (sessionId, id, signal) =>
        readCallsStatus(store.need(sessionId), id, signal),
    },
  }
}
