import type { WalletPage } from './found-wallet.ts'

/** Registers wallets of a phone as Wallet Standard wallets. */
export type MobileWallets = () => unknown

interface Deps {
  page(): WalletPage | undefined
  report(thrown: unknown): void
}

/**
 * The page, in which wallets of a phone are offered when somebody first looks for wallets. They are
 * only on Android, in a browser of its own: the window of another app can not call them.
 * Source: Mobile Wallet Adapter.
 */
export function offerMobileWallets(
  mobileWallets: MobileWallets | undefined,
): (deps: Deps) => WalletPage | undefined {
  let isOffered = mobileWallets === undefined
  return ({ page, report }) => {
    const found = page()
    const userAgent = found?.navigator?.userAgent ?? ''
    if (isOffered || !/Android/i.test(userAgent) || /; wv\)/.test(userAgent)) return found
    isOffered = true
    offer(mobileWallets).catch(report)
    return found
  }
}

async function offer(mobileWallets: MobileWallets | undefined): Promise<void> {
  await mobileWallets?.()
}
