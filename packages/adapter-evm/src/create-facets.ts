import {
  type Addresses,
  type Allowances,
  type Calls,
  lazy,
  type MessageSigning,
  type Names,
  type NodeBalances,
  type Permissions,
  type Permits,
  type SiteAccess,
  type Transactions,
  type Transfers,
  type WalletAssets,
} from '@latchkey/core/contract'
import { parseAddress } from './address.ts'
import { readNativeBalance } from './methods/native-balance.ts'
import { reporting } from './methods/report-sent.ts'
import { signMessage, signTypedData } from './methods/sign-message.ts'
import type { Handle, MethodDeps } from './session-store.ts'
import { readSiteAccess } from './sessions/read-site-access.ts'

/** The features of EVM wallets beyond sessions, which are loaded at first use. */
export interface Facets {
  readonly addresses: Required<Addresses>
  readonly messages: Required<MessageSigning<'eip155'>>
  readonly balances: Required<Pick<NodeBalances<'eip155'>, 'read' | 'ofToken'>>
  readonly transfers: Required<Transfers<'eip155'>>
  readonly transactions: Transactions<'eip155'>
  readonly calls: Calls<'eip155'>
  readonly assets: WalletAssets<'eip155'>
  readonly permissions: Required<Permissions<'eip155'>>
  readonly names: Names<'eip155'>
  readonly allowances: Allowances<'eip155'> & { readonly permits: Permits<'eip155'> }
  readonly siteAccess: SiteAccess
}

/** Creates the methods over the sessions of an adapter and the nodes of its networks. */
export function createFacets({ store, locked, host }: MethodDeps): Facets {
  const kinds = lazy(() => import('./methods/address-kind.ts'))
  const assets = lazy(() => import('./methods/wallet-assets.ts'))
  const tokens = lazy(() => import('./methods/token-balance.ts'))
  const verification = lazy(() => import('./methods/verify-message.ts'))
  return {
    addresses: {
      check: async (text) => parseAddress(text),
      kind: async (address, networkId, signal) =>
        (await kinds.load()).readAddressKind(host().nodes, { address, networkId }, signal),
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
      ofToken: async (account, token, signal) =>
        (await tokens.load()).readTokenBalance(host().nodes, { account, token }, signal),
    },
    ...sendingFacets({ store, host }),
    assets: {
      list: async (sessionId, account, signal) =>
        (await assets.load()).listWalletAssets(store.need(sessionId), account, signal),
    },
    permissions: permissionsFacet({ store, host }),
    names: namesFacet({ host }),
    ...accessFacets({ store, locked, host }),
  }
}

function namesFacet({ host }: Pick<MethodDeps, 'host'>): Names<'eip155'> {
  const names = lazy(() => import('./methods/names.ts'))
  return {
    normalise: async (name) => (await names.load()).normaliseName(name),
    resolve: async (name, networkId, signal) =>
      (await names.load()).resolveName(name, { nodes: host().nodes, signal }, networkId),
    verify: async (name, address, signal) =>
      (await names.load()).verifyName(name, address, { nodes: host().nodes, signal }),
    lookUp: async (account, signal) =>
      (await names.load()).lookUpName(account, { nodes: host().nodes, signal }),
  }
}

/** Most pages send nothing through an adapter: the first request loads what does. */
function sendingFacets({
  store,
  host,
}: Pick<MethodDeps, 'store' | 'host'>): Pick<Facets, 'transfers' | 'transactions' | 'calls'> {
  const transfers = lazy(() => import('./methods/send.ts'))
  const fees = lazy(() => import('./methods/transfer-fee.ts'))
  const calls = lazy(() => import('./methods/calls.ts'))
  const status = lazy(() => import('./methods/transaction-status.ts'))
  return {
    transfers: {
      estimate: async (request, signal) =>
        (await transfers.load()).estimateGas(host().nodes, request, signal),
      fee: async (request, signal) =>
        (await fees.load()).readTransferFee(host().nodes, request, signal),
      largest: async (request, signal) =>
        (await fees.load()).readLargest(host().nodes, request, signal),
      async send(request, signal) {
        const { sendTransaction } = await transfers.load()
        return sendTransaction(
          { handle: reportingHandle(store, request.sessionId), nodes: host().nodes },
          request,
          signal,
        )
      },
    },
    transactions: {
      status: async (query, signal) =>
        (await status.load()).readTransactionStatus({ store, nodes: host().nodes }, query, signal),
    },
    calls: {
      capabilities: async (sessionId, account, signal) =>
        (await calls.load()).readCapabilities(store.need(sessionId), account, signal),
      send: async (batch, signal) =>
        (await calls.load()).sendCalls(reportingHandle(store, batch.sessionId), batch, signal),
      status: async (sessionId, id, signal) =>
        (await calls.load()).readCallsStatus(store.need(sessionId), id, signal),
    },
  }
}

/** Creates the features that show what this website may do with a wallet, and that end it. */
function accessFacets({
  store,
  locked,
  host,
}: MethodDeps): Pick<Facets, 'allowances' | 'siteAccess'> {
  const allowances = lazy(() => import('./methods/allowances.ts'))
  const access = lazy(() => import('./sessions/site-access.ts'))
  const permits = lazy(() => import('./methods/permit.ts'))
  return {
    allowances: {
      read: async (of, signal) => (await allowances.load()).readAllowance(host().nodes, of, signal),
      async end(of, signal) {
        const { endAllowance } = await allowances.load()
        const handle = reportingHandle(store, of.sessionId)
        return endAllowance({ handle, nodes: host().nodes }, of, signal)
      },
      permits: {
        prepare: async (of, signal) =>
          (await permits.load()).preparePermit(host().nodes, of, signal),
        sign: async (request, signal) =>
          (await permits.load()).signPermit(store.need(request.sessionId), request, signal),
      },
    },
    siteAccess: {
      isGranted: async (sessionId, signal) =>
        readSiteAccess(store.need(sessionId), host().clock, signal),
      end: async (sessionId, signal) =>
        (await access.load()).endSiteAccess(
          { store, locked, clock: host().clock },
          sessionId,
          signal,
        ),
    },
  }
}

/** A session whose wallet's transactions are reported. */
function reportingHandle(store: MethodDeps['store'], sessionId: string): Handle {
  const handle = store.need(sessionId)
  return { ...handle, provider: reporting(store, handle) }
}

function permissionsFacet({
  store,
  host,
}: Pick<MethodDeps, 'store' | 'host'>): Required<Permissions<'eip155'>> {
  const permissions = lazy(() => import('./methods/permissions.ts'))
  const held = lazy(() => import('./methods/held-permissions.ts'))
  return {
    async grant(request, signal) {
      const { grantPermissions } = await permissions.load()
      const handle = store.need(request.sessionId)
      return grantPermissions({ handle, clock: host().clock }, request, signal)
    },
    async revoke(request, signal) {
      const { revokePermissions } = await permissions.load()
      return revokePermissions(store.need(request.sessionId), request, signal)
    },
    async held(sessionId, account, signal) {
      const { readHeldPermissions } = await held.load()
      const wallet = { handle: store.need(sessionId), clock: host().clock }
      return readHeldPermissions(wallet, account, signal)
    },
    async end(request, signal) {
      const { endHeldPermission } = await held.load()
      const wallet = { handle: store.need(request.sessionId), clock: host().clock }
      return endHeldPermission(wallet, request, signal)
    },
  }
}
