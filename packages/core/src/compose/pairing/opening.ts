import type { LinkPlace } from '../../contract/index.ts'
import { isExpired } from '../../features/pairing/expiry.ts'
import type { WalletPlatform } from '../../features/pairing/platforms.ts'
import { walletLink } from '../../features/pairing/wallet-link.ts'
import type { PairableWallet } from '../../store/root-state.ts'
import type { FarBase } from '../base.ts'

/** Where the visitor was sent. */
export interface Sent {
  readonly platform: WalletPlatform
  /** Opens the wallet again; it says nothing of the address. */
  readonly href: string
  readonly name: string
}

/** What became of a tap on the way to the wallet. */
export type Opened = Sent | 'expired' | 'refused'

/** Opens the chosen wallet with the address that is shown, in the calling task. */
export function openWallet({ store, ports }: FarBase, platform: WalletPlatform): Opened {
  const { pairing, device } = store.state
  const { current, wallet } = pairing
  const link = linkOf(wallet, platform)
  if (wallet === undefined || link === undefined || !('uri' in current)) return 'refused'
  if (isExpired(current.expiresAtMs, ports.clock.now())) return 'expired'
  const target = walletLink(link, current.uri, device)
  if (target === undefined) return 'refused'
  const isOpen = ports.windows.open(target.href, placeOf(platform, device))
  return isOpen ? { platform, href: target.base, name: wallet.name } : 'refused'
}

function linkOf(wallet: PairableWallet | undefined, platform: WalletPlatform): string | undefined {
  if (platform === 'mobile') return wallet?.mobileLink
  if (platform === 'desktop') return wallet?.desktopLink
  return platform === 'web' ? wallet?.webappLink : undefined
}

/** Source: facts, views, section 2, platforms: what each does. */
function placeOf(
  platform: WalletPlatform,
  { isTelegram, isFramed }: { readonly isTelegram: boolean; readonly isFramed: boolean },
): LinkPlace | undefined {
  if (platform !== 'mobile') return undefined
  if (isTelegram) return 'blank'
  return isFramed ? 'top' : 'self'
}
