import { lazyAdapter } from '@latchkey/core/adapter'
import { type ChainAdapter, LatchkeyError } from '@latchkey/core/contract'
import type { SuiSessions } from './sessions.ts'
import { SUI_TRAITS } from './traits.ts'

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
    traits: SUI_TRAITS,
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
