import { currentPage } from '@latchkey/core/adapter'
import { lazy } from '@latchkey/core/contract'
import type { ProvidedWallet } from '../discovery/provided.ts'

/** Options of `safeWallet`. */
export interface SafeWalletOptions {
  /**
   * Origins of the pages that may show the website as a Safe app, beside Safe's own: exact, or with `*`
   * for one whole label, such as `https://*.safe.example`.
   */
  readonly origins?: readonly string[] | undefined
}

/** The origins of the pages in which Safe shows its apps. */
const SAFE_ORIGINS = ['https://app.safe.global', 'https://*.safe.global']

/**
 * The Safe whose apps the page is one of, for the option `wallets` of `evmAdapter`. Inside Safe's frame
 * it is connected without a press; outside a frame nothing is loaded or asked.
 *
 * @example
 * evmAdapter({ wallets: [safeWallet()] })
 */
export function safeWallet({ origins = [] }: SafeWalletOptions = {}): ProvidedWallet {
  const parts = lazy(() => import('./connect-safe.ts'))
  return {
    id: 'safe',
    name: 'Safe',
    isHost: true,
    hasOwners: true,
    async provider(tools) {
      const page = currentPage()
      if (page === undefined || page.parent === page) return undefined
      const { connectSafe } = await parts.load()
      return connectSafe({ ...tools, page, origins: [...SAFE_ORIGINS, ...origins] })
    },
  }
}
