import { loadPart } from '@latchkey/core/adapter'
import type {
  AdapterHost,
  Addresses,
  MessageSigning,
  NativeBalances,
  Transfers,
} from '@latchkey/core/contract'
import { parseAddress } from './address.ts'
import { readNativeBalance } from './methods/native-balance.ts'
import { signMessage } from './methods/sign-message.ts'
import { verifyMessage } from './methods/verify-message.ts'
import type { Store } from './sessions/session-deps.ts'

/** What facets work with. */
interface FacetDeps {
  readonly store: Store
  /** What the core lends. @throws LatchkeyError `instance.stopped`. */
  host(): AdapterHost
}

/** What Solana wallets can do beyond sessions. */
export interface Facets {
  readonly addresses: Addresses
  readonly messages: MessageSigning<'solana'>
  readonly balances: NativeBalances<'solana'>
  readonly transfers: Transfers<'solana'>
}

/** Brings methods, sessions and nodes together. */
export function createFacets({ store, host }: FacetDeps): Facets {
  return {
    addresses: {
      check: async (text) => parseAddress(text),
    },
    messages: {
      sign: async (request, signal) => signMessage(store.need(request.sessionId), request, signal),
      verify: async (claim) => verifyMessage(claim),
    },
    balances: {
      read: async (account, signal) => readNativeBalance(host().nodes, account, signal),
    },
    transfers: {
      async estimate(request, signal) {
        const { estimateFee } = await loadTransfers()
        return estimateFee({ nodes: host().nodes, store }, request, signal)
      },
      async send(request, signal) {
        const { sendTransfer } = await loadTransfers()
        return sendTransfer({ nodes: host().nodes, store }, request, signal)
      },
    },
  }
}

/** Whoever only signs never loads what writes transactions. */
function loadTransfers(): Promise<typeof import('./transfers/send-transfer.ts')> {
  return loadPart(import('./transfers/send-transfer.ts'))
}
