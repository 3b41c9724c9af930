import type { PlainError } from '../contract/index.ts'
import type { PairableWallet, WalletPlatform } from '../store/state/listing.ts'
import type { PairingStep } from '../store/state/pairing.ts'
import type { Snapshot } from '../store/state/root.ts'
import { walletPlatforms } from './platforms.ts'

/** Connecting by wallet-connect, as websites see it. */
export interface PublicPairing {
  readonly step: PairingStep['step']
  /**
   * The address that a wallet scans or opens, `wc:…`, while there is one. It is a secret: show it,
   * and neither log nor store it.
   */
  readonly uri: string | undefined
  /** In milliseconds since 1970. A fresh address follows by itself. */
  readonly expiresAtMs: number | undefined
  /** The wallet that was chosen; undefined: any wallet may answer. */
  readonly wallet: PairableWallet | undefined
  /** The platforms on which `openWallet` can open the chosen wallet. */
  readonly platforms: readonly WalletPlatform[]
  readonly error: PlainError | undefined
}

/** Platforms that a wallet is opened on by a link. */
const LINKED: ReadonlySet<WalletPlatform> = new Set(['mobile', 'desktop', 'web'])

/** The pairing of one core for websites. */
export function publicPairing({
  pairing: { current, wallet },
  device: { isMobile },
}: Pick<Snapshot, 'pairing' | 'device'>): PublicPairing {
  const hasAddress = current.step === 'waiting' || current.step === 'linking'
  const platforms = walletPlatforms(wallet, { isMobile, isInstalled: false, hasAdapters: false })
  return {
    step: current.step,
    uri: hasAddress ? current.uri : undefined,
    expiresAtMs: hasAddress ? current.expiresAtMs : undefined,
    wallet,
    platforms: platforms.filter((platform) => LINKED.has(platform)),
    error: current.step === 'failed' ? current.error : undefined,
  }
}
