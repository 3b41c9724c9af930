import type { PairableWallet, WalletPlatform } from '../store/state/listing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { offeredWallets } from '../wallets/narrowed.ts'

/** The facts that decide the ways to reach a wallet. */
export interface PlatformFacts {
  readonly isMobile: boolean
  /** It is in this browser, and known for sure. */
  readonly isInstalled: boolean
  /** Without adapters no wallet of this browser can be connected. */
  readonly hasAdapters: boolean
}

/** Lists the ways to reach a wallet, the first being shown first; at least one. */
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

/** The ways to a wallet that its connecting view offers, by what is known of device and browser. */
export function offeredPlatforms(
  snapshot: Pick<Snapshot, 'device' | 'options' | 'wallets' | 'modal'>,
  wallet: PairableWallet | undefined,
): readonly [WalletPlatform, ...(readonly WalletPlatform[])] {
  const { device, options } = snapshot
  const isInstalled = offeredWallets(snapshot).some(
    ({ rdns, isAmbiguous }) => rdns !== undefined && rdns === wallet?.rdns && !isAmbiguous,
  )
  const { isMobile } = device
  const found = walletPlatforms(wallet, { isMobile, isInstalled, hasAdapters: options.hasAdapters })
  // That a browser extension is not installed is shown only if nothing else opens the wallet.
  const [first, ...others] = found.filter((each) => each !== 'unsupported')
  return first === undefined ? ['unsupported'] : [first, ...others]
}
