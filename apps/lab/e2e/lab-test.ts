import { SANDBOX_ACCOUNTS, type Sandbox } from '@latchkey/sandbox'
import {
  test as base,
  type InstalledWallet,
  type InstallMetaMaskOptions,
  type InstallWalletOptions,
  installMetaMask,
  installWallet,
  type WalletChain,
} from '@latchkey/sandbox/playwright'
import { pageAddresses } from '../src/addresses/page-addresses.ts'
import { serveBuild } from '../src/server/serve-build.ts'
import type { ServedPage } from '../src/server/serve-page.ts'
import { startUnknownChain, UNKNOWN_CHAIN } from '../src/server/unknown-chain.ts'
import { createLabModel, type LabModel } from './models/lab-model.ts'
import { mendInput } from './setup/firefox-input.ts'
import { pageFolder } from './setup/page-folder.ts'

import { type NotesWatch, watchNotes } from './setup/watch-notes.ts'
import { OUTSIDE_LINE, watchOutside } from './setup/watch-outside.ts'
import { type RequestsWatch, watchRequests } from './setup/watch-requests.ts'

/** Puts a wallet into the test's pages. */
export type Install = (options?: Partial<InstallWalletOptions>) => Promise<InstalledWallet>

/** Puts MetaMask's own provider into the test's pages. */
export type InstallMetaMask = (
  options?: Partial<InstallMetaMaskOptions>,
) => Promise<InstalledWallet>

interface TestFixtures {
  /** The page as a visitor meets it. */
  readonly lab: LabModel
  /** A scripted wallet that knows chains 1 and 8453; chain 10 can be added. */
  readonly installWallet: Install
  /** The same behind MetaMask's own provider. */
  readonly installMetaMask: InstallMetaMask
  /** Fails the test on lines in the console other than warnings, which `trouble` watches. */
  readonly notes: NotesWatch
  /** Fails the test on a request that `latchkey.requests()` does not list, and on analytics. */
  readonly requestsWatch: RequestsWatch
  /** Resets the sandbox after the test before. */
  readonly freshDesk: undefined
}

interface WorkerFixtures {
  /** The page, served for the sandbox of this worker. */
  readonly site: ServedPage
}

/** The test of every journey. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ sandbox }, use) => {
      await startUnknownChain(sandbox)
      const addresses = pageAddresses(sandbox.addresses, sandbox.chains.list())
      const site = await serveBuild({ folder: pageFolder(), addresses })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  page: async ({ page, browserName }, use) => {
    if (browserName === 'firefox') mendInput(page)
    await use(page)
  },
  lab: async ({ page, site }, use) => use(createLabModel(page, site.url)),
  installWallet: async ({ context, sandbox, site }, use) => {
    await use((options) => installWallet(context, { chains: chainsOf(sandbox, site), ...options }))
  },
  installMetaMask: async ({ context, sandbox, site }, use) => {
    await use((options) =>
      installMetaMask(context, { chains: chainsOf(sandbox, site), ...options }),
    )
  },
  outside: async ({ browserName, context, trouble }, use) => {
    const outside = await watchOutside(browserName, context)
    trouble.allow(OUTSIDE_LINE)
    await use(outside)
    outside.check()
  },
  notes: [
    async ({ context }, use) => {
      const notes = watchNotes(context)
      await use(notes)
      notes.check()
    },
    { auto: true },
  ],
  requestsWatch: [
    async ({ context, sandbox, site, freshDesk }, use) => {
      const requests = watchRequests(context, site.url)
      await use(requests)
      await requests.check(sandbox)
      return freshDesk
    },
    { auto: true },
  ],
  freshDesk: [
    async ({ sandbox }, use) => {
      // The page of the journey before was left after this had been cleared, and may have sent events then.
      sandbox.requests.clear()
      sandbox.analytics.clear()
      const restoreNames = storeNames(sandbox)
      await use(undefined)
      await restoreNames()
      sandbox.faults.clear()
      sandbox.swapLies.clear()
      sandbox.onramp.clear()
      sandbox.exchanges.clear()
      sandbox.requests.clear()
      sandbox.analytics.clear()
      sandbox.smartSessions.clear()
    },
    { auto: true },
  ],
})

/** Stores the names of the accounts. @returns A function that restores those that a journey changed. */
function storeNames({ names }: Sandbox): () => Promise<void> {
  const before = SANDBOX_ACCOUNTS.map(({ address }) => ({ address, name: names.find(address) }))
  return async () => {
    for (const { address, name } of before) {
      if (names.find(address) !== name) await names.set(address, name ?? null)
    }
  }
}

/** Every chain of the sandbox; the unknown one only after the page has added it. */
function chainsOf({ chains }: Sandbox, _site: ServedPage): readonly WalletChain[] {
  // The order of two chains is random; a wallet starts on its first.
  const sorted = [...chains.list()].sort((one, other) => one.id - other.id)
  return sorted.map(({ id, url }) => {
    return { chainId: id, rpcUrl: url, isKnown: id !== UNKNOWN_CHAIN }
  })
}
