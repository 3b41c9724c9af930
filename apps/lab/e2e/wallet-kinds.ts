import type { InstalledWallet, WalletOptions } from '@latchkey/sandbox/playwright'
import type { Installers } from './lab-test.ts'

/** A kind of wallet that every journey of connected visitors is made with. */
export interface WalletUnderTest {
  readonly title: string
  readonly install: (
    installers: Installers,
    options?: Partial<WalletOptions>,
  ) => Promise<InstalledWallet>
}

/** A scripted wallet, and MetaMask's own in-page provider over one. */
export const WALLETS: readonly WalletUnderTest[] = [
  { title: 'scripted wallet', install: ({ installWallet }, options) => installWallet(options) },
  { title: 'MetaMask', install: ({ installMetaMask }, options) => installMetaMask(options) },
]
