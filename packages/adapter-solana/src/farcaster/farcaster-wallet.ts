import { lazy } from '@latchkey/core/contract'
import type { LoadedWallet } from '../discovery/provided.ts'
import type { FarcasterRequest } from './farcaster-request.ts'

/**
 * The Solana wallet of Farcaster, in which the page is a mini app, for the option `wallets` of
 * `solanaAdapter`. There it is connected without a press: the host is asked to share its account when the page is
 * opened, as Farcaster's own library asks it. Elsewhere nothing is loaded.
 *
 * @param load - How the host is asked; undefined where the page is no mini app, or the host has no Solana.
 * It is called once, when wallets are first looked for, and never on a server. See the README.
 */
export function farcasterWallet(load: () => Promise<FarcasterRequest | undefined>): LoadedWallet {
  const part = lazy(() => import('./bridge-wallet.ts'))
  return {
    name: 'Farcaster',
    isHost: true,
    async load() {
      const request = await load()
      return request && (await part.load()).bridgeWallet(request)
    },
  }
}
