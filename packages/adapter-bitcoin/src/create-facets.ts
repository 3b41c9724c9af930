import {
  type Addresses,
  addressOf,
  type Histories,
  lazy,
  type MessageSigning,
  type NodeBalances,
  networkOf,
  type Transactions,
  type Transfers,
} from '@latchkey/core/contract'
import { checkAddress } from './address.ts'
import { readBalance } from './methods/native-balance.ts'
import { signMessage } from './methods/sign-message.ts'
import { type MethodDeps, supportedIds } from './session-store.ts'

/** The functions of Bitcoin wallets beyond sessions. */
export interface Facets {
  readonly addresses: Required<Addresses>
  readonly messages: MessageSigning<'bip122'>
  readonly balances: NodeBalances<'bip122'>
  readonly transfers: Required<Transfers<'bip122'>>
  readonly transactions: Transactions<'bip122'>
  readonly histories: Histories<'bip122'>
}

/** Creates the methods over the sessions of an adapter and the servers of its networks. */
export function createFacets(deps: MethodDeps): Facets {
  const { store, host, esplora } = deps
  const verification = lazy(() => import('./methods/verify-message.ts'))
  const estimates = lazy(() => import('./transfers/estimate-fee.ts'))
  const status = lazy(() => import('./methods/transaction-status.ts'))
  const history = lazy(() => import('./methods/account-history.ts'))
  const transfers = lazy(() => import('./transfers/send-transfer.ts'))
  const kinds = lazy(() => import('./address-kind.ts'))
  return {
    addresses: {
      check: async (text, networkId) =>
        checkAddress(text, networkId === undefined ? supportedIds(host()) : [networkId]),
      async kind(address) {
        const { kindOf } = await kinds.load()
        return kindOf(address)
      },
    },
    messages: {
      async sign({ sessionId, account, text }, signal) {
        return signMessage(store.need(sessionId), { address: addressOf(account), text }, signal)
      },
      async verify(claim) {
        const { verifyMessage } = await verification.load()
        return verifyMessage(claim)
      },
    },
    balances: {
      read: async (account, signal) =>
        readBalance(esplora(networkOf(account)), addressOf(account), signal),
    },
    transactions: {
      async status({ id, account }, signal) {
        const { readTransactionStatus } = await status.load()
        return readTransactionStatus(esplora(networkOf(account)), id, signal)
      },
    },
    histories: {
      async read(query, signal) {
        const { readAccountHistory } = await history.load()
        return readAccountHistory(esplora(networkOf(query.account)), query, signal)
      },
    },
    transfers: {
      async estimate(request, signal) {
        const { estimateFee } = await estimates.load()
        return estimateFee(deps, request, signal)
      },
      async fee(request, signal) {
        const { readTransferFee } = await estimates.load()
        return readTransferFee(deps, request, signal)
      },
      async largest(request, signal) {
        const { readLargest } = await estimates.load()
        return readLargest(deps, request, signal)
      },
      async send(request, signal) {
        const { sendTransfer } = await transfers.load()
        return sendTransfer(deps, request, signal)
      },
    },
  }
}
