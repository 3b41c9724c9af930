import type { PairableWallet } from '../store/root-state.ts'

/** Where a wallet can be reached. Source: docs/views.md, section 2, platforms of a wallet. */
export type WalletPlatform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

/** What decides where a wallet can be reached. */
export interface PlatformFacts {
  readonly isMobile: boolean
  /** It is in this browser, and known for sure. */
  readonly isInstalled: boolean
  /** Without adapters nothing in this browser can be asked. */
  readonly hasAdapters: boolean
}

/** Where a wallet can be reached, the first being shown first; at least one. */
export function walletPlatforms(
  wallet: PairableWallet | undefined,
  { isMobile, isInstalled, hasAdapters }: PlatformFacts,
): readonly WalletPlatform[] {
  if (wallet === undefined) return ['qrcode']
  const { mobileLink, webappLink, desktopLink, injectedIds = [], rdns } = wallet
  const isOfBrowsers = (rdns !== undefined || injectedIds.length > 0) && hasAdapters
  const rules: readonly (readonly [isMet: boolean, platform: WalletPlatform])[] = [
    [isOfBrowsers && isInstalled, 'browser'],
    [mobileLink !== undefined, isMobile ? 'mobile' : 'qrcode'],
    [webappLink !== undefined, 'web'],
    [desktopLink !== undefined && !isMobile, 'desktop'],
    [isOfBrowsers && !isInstalled, 'unsupported'],
  ]
  const found = rules.flatMap(([isMet, platform]) => (isMet ? [platform] : []))
  // Whatever scans codes can be reached by one.
  return found.length === 0 ? ['qrcode'] : found
}
