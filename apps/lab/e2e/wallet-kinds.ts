import type { InstalledWallet, WalletOptions } from '@latchkey/sandbox/playwright'
import type { TestDetails } from '@playwright/test'
import type { Installers } from './lab-test.ts'
import { BOTH, FULL } from './rings.ts'

/** A kind of wallet that every journey of connected visitors is made with. */
export interface WalletUnderTest {
  readonly title: string
  /** Which ring its journeys are in. */
  readonly ring: TestDetails
  readonly install: (
    installers: Installers,
    options?: Partial<WalletOptions>,
  ) => Promise<InstalledWallet>
}

/** A scripted wallet, and MetaMask's own in-page provider over one. */
export const WALLETS: readonly WalletUnderTest[] = [
  {
    ...{ title: 'scripted wallet', ring: BOTH },
    install: ({ installWallet }, options) => installWallet(options),
  },
  {
    ...{ title: 'MetaMask', ring: FULL },
    install: ({ installMetaMask }, options) => installMetaMask(options),
  },
]
