import { loadPart } from '@latchkey/core/adapter'
import {
  type Addresses,
  addressOf,
  type MessageSigning,
  type NativeBalances,
  networkOf,
  type Transfers,
} from '@latchkey/core/contract'
import { checkAddress } from './address/check-address.ts'
import { readBalance } from './esplora/read-balance.ts'
import type { MethodDeps } from './method-deps.ts'
import { signText } from './methods/sign-text.ts'
import { supportedIds } from './sessions/ask-to-connect.ts'

/** What Bitcoin wallets can do beyond sessions. */
export interface Facets {
  readonly addresses: Addresses
  readonly messages: MessageSigning<'bip122'>
  readonly balances: NativeBalances<'bip122'>
  readonly transfers: Transfers<'bip122'>
}

/** Brings methods, sessions and servers together. */
export function createFacets(deps: MethodDeps): Facets {
  const { store, host, esplora } = deps
  return {
    addresses: {
      check: async (text, networkId) =>
        checkAddress(text, networkId === undefined ? supportedIds(host()) : [networkId]),
    },
    messages: {
      async sign({ sessionId, account, text }, signal) {
        return signText(store.need(sessionId), { address: addressOf(account), text }, signal)
      },
      async verify(claim) {
        const { verifyText } = await loadPart(import('./verify/verify-text.ts'))
        return verifyText(claim)
      },
    },
    balances: {
      read: async (account, signal) =>
        readBalance(esplora(networkOf(account)), addressOf(account), signal),
    },
    // Whoever only signs never loads what writes transactions.
    transfers: {
      async estimate(request, signal) {
        const { estimateFee } = await loadPart(import('./transfers/estimate-fee.ts'))
        return estimateFee(deps, request, signal)
      },
      async send(request, signal) {
        const { sendTransfer } = await loadPart(import('./transfers/send-transfer.ts'))
        return sendTransfer(deps, request, signal)
      },
    },
  }
}
