import { test as base } from '@playwright/test'
import type { Sandbox } from '../sandbox.ts'
import { type SandboxOptions, startSandbox } from '../start-sandbox.ts'
import { guardOutside, type OutsideGuard } from './guard-outside.ts'
import {
  type InstallBitcoinWalletOptions,
  type InstalledBitcoinWallet,
  installBitcoinWallet,
} from './install-bitcoin-wallet.ts'
import { type InstallMetaMaskOptions, installMetaMask } from './install-metamask.ts'
import {
  type InstalledSolanaWallet,
  type InstallSolanaWalletOptions,
  installSolanaWallet,
} from './install-solana-wallet.ts'
import { type InstallWalletOptions, installWallet } from './install-wallet.ts'
import type { InstalledWallet } from './installed-wallet.ts'
import { type PageErrors, watchPageErrors } from './watch-page-errors.ts'

/** The fixtures of each test. */
export interface SandboxTestFixtures {
  /** Puts a scripted wallet into the test's pages, on the sandbox's chains by default. */
  readonly installWallet: (options?: Partial<InstallWalletOptions>) => Promise<InstalledWallet>
  /** Puts MetaMask's own provider into the test's pages. */
  readonly installMetaMask: (options?: Partial<InstallMetaMaskOptions>) => Promise<InstalledWallet>
  /** Puts a scripted Solana wallet into the test's pages, on the sandbox's Solana chain. */
  readonly installSolanaWallet: (
    options?: InstallSolanaWalletOptions,
  ) => Promise<InstalledSolanaWallet>
  /** Puts a scripted Bitcoin wallet into the test's pages, on the sandbox's Bitcoin chain. */
  readonly installBitcoinWallet: (
    options?: InstallBitcoinWalletOptions,
  ) => Promise<InstalledBitcoinWallet>
  /** Fails the test when a page asks for a host outside of this machine. On by itself. */
  readonly outside: OutsideGuard
  /** Fails the test on uncaught errors and on console warnings and errors. On by itself. */
  readonly trouble: PageErrors
}

/** The fixtures that the tests of one worker share. */
export interface SandboxWorkerFixtures {
  /** How the sandbox is started; set it with `test.use` or in the configuration. */
  readonly sandboxOptions: SandboxOptions
  /** A running sandbox; started for the first test that asks for it. */
  readonly sandbox: Sandbox
}

/** Long enough for a busy machine to start two chains, in milliseconds. */
const START_TIMEOUT_MS = 60_000

/** Playwright's `test` with a sandbox, wallets, and guards. */
export const test = base.extend<SandboxTestFixtures, SandboxWorkerFixtures>({
  sandboxOptions: [{}, { scope: 'worker', option: true }],
  sandbox: [
    async ({ sandboxOptions }, use) => {
      const sandbox = await startSandbox(sandboxOptions)
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  installWallet: async ({ context, sandbox }, use) => {
    const { chains } = sandbox.addresses
    await use((options) => installWallet(context, { chains, ...options }))
  },
  installMetaMask: async ({ context, sandbox }, use) => {
    const { chains } = sandbox.addresses
    await use((options) => installMetaMask(context, { chains, ...options }))
  },
  installSolanaWallet: async ({ context, sandbox }, use) => {
    const { solana: rpcUrl } = sandbox.addresses
    await use((options) => installSolanaWallet(context, { rpcUrl, ...options }))
  },
  installBitcoinWallet: async ({ context, sandbox }, use) => {
    const { bitcoin: esploraUrl } = sandbox.addresses
    await use((options) => installBitcoinWallet(context, { esploraUrl, ...options }))
  },
  outside: [
    async ({ context }, use) => {
      const guard = await guardOutside(context)
      await use(guard)
      guard.check()
    },
    { auto: true },
  ],
  trouble: [
    async ({ context }, use) => {
      const watch = watchPageErrors(context)
      await use(watch)
      watch.check()
    },
    { auto: true },
  ],
})
