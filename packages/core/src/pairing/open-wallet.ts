import type { LinkPlace } from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import { readUserActivity } from '../platform/read-user-activity.ts'
import type { Store } from '../store/create-store.ts'
import type { PairableWallet, WalletPlatform } from '../store/state/listing.ts'
import { isExpired } from './pairing-address.ts'
import type { DeepLink } from './stored-pairing.ts'
import { sessionLink, walletLink } from './wallet-link.ts'

interface Deps {
  readonly store: Store
  readonly ports: CorePorts
}

/** The wallet that the visitor was sent to. */
export interface OpenedWallet extends DeepLink {
  readonly platform: WalletPlatform
}

/** Opens the chosen wallet with the address that is shown, in the calling task. */
export function openWallet(
  { store, ports }: Deps,
  platform: WalletPlatform,
): OpenedWallet | 'expired' | 'refused' {
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

/**
 * Opens the wallet of a session again, in the calling task, where a link on this phone led to it. A
 * link of the web would replace this page: it is opened only if the visitor has just pressed something.
 */
export function reopenWallet(
  { store, ports }: Deps,
  topic: string,
  link: DeepLink | undefined,
): void {
  const { device } = store.state
  const href = link && device.isMobile ? sessionLink(link.href, topic) : undefined
  if (href === undefined) return
  const attention = readUserActivity()
  const isAllowed = attention === 'press' || (attention === 'look' && !/^https?:/.test(href))
  if (isAllowed) ports.windows.open(href, placeOf('mobile', device))
}

function linkOf(wallet: PairableWallet | undefined, platform: WalletPlatform): string | undefined {
  if (platform === 'mobile') return wallet?.mobileLink
  if (platform === 'desktop') return wallet?.desktopLink
  return platform === 'web' ? wallet?.webappLink : undefined
}

/** Source: docs/views.md, section 2, platforms: what each does. */
function placeOf(
  platform: WalletPlatform,
  { isTelegram, isFramed }: { readonly isTelegram: boolean; readonly isFramed: boolean },
): LinkPlace | undefined {
  if (platform !== 'mobile') return undefined
  if (isTelegram) return 'blank'
  return isFramed ? 'top' : 'self'
}
