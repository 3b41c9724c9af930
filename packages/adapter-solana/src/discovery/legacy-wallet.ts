import type { StandardWallet } from '@latchkey/core/adapter'
import { lazy } from '@latchkey/core/contract'
import type { LegacyProvider } from './legacy-provider.ts'

/** Legacy wallets never report their network. */
const CHAIN = 'solana:mainnet'
const EVENTS = ['connect', 'disconnect', 'accountChanged']

/**
 * Wraps a legacy wallet in the interface of the Wallet Standard, so that other code knows only that
 * one. A silent connect returns the accounts that the wallet already shares.
 */
export function legacyWallet(provider: LegacyProvider): StandardWallet {
  const signing = lazy(() => import('./sign-legacy.ts'))
  const accounts = (): readonly object[] => accountsOf(provider.publicKey)
  const sign =
    (method: 'signMessage' | 'signTransaction' | 'signAndSendTransaction') =>
    async (...inputs: readonly unknown[]): Promise<unknown> => {
      return (await signing.load()).signLegacy(provider, method, inputs)
    }
  return {
    get accounts() {
      return accounts()
    },
    features: {
      'standard:connect': {
        async connect({ silent }: { readonly silent?: boolean } = {}) {
          if (silent === true) return { accounts: accounts() }
          const { publicKey } = Object(await provider.connect())
          // Some set their key only after their answer.
          return { accounts: accountsOf(provider.publicKey ?? publicKey) }
        },
      },
      'standard:disconnect': { disconnect: async () => provider.disconnect?.() },
      'standard:events': {
        on: (_event: 'change', listener: () => void) => follow(provider, listener),
      },
      'solana:signMessage': { signMessage: sign('signMessage') },
      'solana:signTransaction': { signTransaction: sign('signTransaction') },
      'solana:signAndSendTransaction': { signAndSendTransaction: sign('signAndSendTransaction') },
    },
  }
}

function accountsOf(publicKey: unknown): readonly object[] {
  const address = publicKey ? String(publicKey) : ''
  return address === '' ? [] : [{ address, chains: [CHAIN] }]
}

function follow(provider: LegacyProvider, listener: () => void): () => void {
  for (const event of EVENTS) provider.on?.(event, listener)
  return () => {
    for (const event of EVENTS) {
      if (provider.off) provider.off(event, listener)
      else provider.removeListener?.(event, listener)
    }
  }
}
