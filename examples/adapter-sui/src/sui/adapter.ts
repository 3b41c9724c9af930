import { lazyAdapter } from '@latchkey/core/adapter'
import { type ChainAdapter, LatchkeyError } from '@latchkey/core/contract'
import type { SuiSessions } from './sessions.ts'

/** The object that a page gets from `getProvider('sui')`. */
export interface SuiProvider {
  /** Asks the connected wallet to sign a text. Resolves with the signature in base 64. */
  signMessage(text: string): Promise<string>
}

declare module '@latchkey/core/contract' {
  interface NamespaceProviders {
    readonly sui: SuiProvider
  }
}

/**
 * Serves Sui: finds its wallets by the Wallet Standard, reads balances from its nodes, signs messages.
 * Its parts are loaded when they are needed.
 */
export function suiAdapter(): ChainAdapter<'sui'> {
  let sessions: SuiSessions | undefined
  const provider: SuiProvider = {
    async signMessage(text) {
      if (sessions === undefined) throw new LatchkeyError('wallet.disconnected', {})
      return sessions.signMessage(text)
    },
  }
  return lazyAdapter('sui', {
    traits: { name: 'Sui', nativeDecimals: 9, picture: DROP },
    provider,
    async wallets() {
      const { createSuiDiscovery } = await import('./discovery.ts')
      return createSuiDiscovery
    },
    async sessions() {
      const { createSuiSessions } = await import('./sessions.ts')
      return (deps) => {
        sessions = createSuiSessions(deps)
        return sessions
      }
    },
    facets: (load) => ({
      addresses: { check: async (text) => (await load()).addresses.check(text) },
      balances: { read: async (account, signal) => (await load()).balances.read(account, signal) },
      messages: {
        sign: async (request, signal) => (await load()).messages.sign(request, signal),
        verify: async (claim, signal) => (await load()).messages.verify(claim, signal),
      },
    }),
  })
}

const DROP =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" fill="%234da2ff"/%3E%3Cpath d="M12 4c3 4 5 6.6 5 9.5a5 5 0 0 1-10 0C7 10.6 9 8 12 4z" fill="%23fff"/%3E%3C/svg%3E'
