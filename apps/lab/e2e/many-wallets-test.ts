import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import type { ServedPage } from '../src/server/serve-page.ts'
import { test as base } from './lab-test.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { pageFolder } from './setup/page-folder.ts'

/** Wallets in the listing of these journeys. */
export const WALLET_COUNT = 10_000

/** A separate listing, and a page that requests it. */
interface Many {
  readonly listing: Sandbox<'walletListing'>
  readonly site: ServedPage
}

/** The test of journeys through a long listing; everything else is the sandbox's own. */
export const test = base.extend<{ readonly many: LabModel; readonly manySite: Many }>({
  // A fixture of the worker would start separate workers, each with a whole sandbox.
  manySite: async ({ sandbox }, use) => {
    const listing = await startSandbox({ walletCount: WALLET_COUNT, parts: ['walletListing'] })
    const { walletApi, analytics } = listing.addresses
    const addresses = pageAddresses(
      { ...sandbox.addresses, walletApi, analytics },
      sandbox.chains.list(),
    )
    const site = await serveBuild({ folder: pageFolder(), addresses })
    await use({ listing, site })
    await site.stop()
    await listing.stop()
  },
  many: async ({ page, manySite }, use) => use(createLabModel(page, manySite.site.url)),
})
