import type { WalletPage } from './found-wallet.ts'

/** Registers the wallets of a phone as Wallet Standard wallets. */
export type MobileWallets = () => unknown

interface Deps {
  page(): WalletPage | undefined
  report(thrown: unknown): void
}

/**
 * Returns a function that gives the page, and at its first call offers the wallets of the phone
 * there. Only Android browsers have them: the web view of another app can't call them. Source:
 * Mobile Wallet Adapter.
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
