import { createRequire } from 'node:module'
import { SandboxError } from '../sandbox-error.ts'
import { createEvmWallet } from '../wallets/create-evm-wallet.ts'
import type { EvmWallet } from '../wallets/evm-wallet.ts'
import { chainIdHex } from '../wallets/known-chain.ts'
import { completeFace } from '../wallets/wallet-face.ts'
import { connectPages, type NotifyPages, type WalletTarget } from './connect-pages.ts'
import type { InstalledWallet } from './installed-wallet.ts'
import { METAMASK } from './metamask-face.ts'
import { pageScript } from './page-script.ts'
import { toEvmWalletOptions, type WalletOptions } from './wallet-options.ts'

/** How MetaMask's provider is put into pages. */
export interface InstallMetaMaskOptions extends WalletOptions {
  /** If true, it sets `window.ethereum` as well, as the extension does. Default: true. */
  readonly inject?: boolean | undefined
}

/**
 * Puts MetaMask's own in-page provider into every page that is opened from now on. What the
 * extension's background does is done by a scripted wallet with real keys in the test's process.
 * The provider is not ours to ship: the site installs `@metamask/providers` beside this package.
 *
 * @throws SandboxError `metamask-missing`.
 */
export async function installMetaMask(
  target: WalletTarget,
  options: InstallMetaMaskOptions,
): Promise<InstalledWallet> {
  checkProvider()
  const wallet = createEvmWallet({ ...toEvmWalletOptions(options), movesAfterAdding: true })
  const face = completeFace(METAMASK)
  const line = `__latchkeySandbox:${crypto.randomUUID()}`
  const notify = await connectPages(target, line, (method, params) =>
    answerProvider(wallet, method, params),
  )
  notifyProvider(wallet, notify)
  const flags = options.inject === false ? null : {}
  const script = await pageScript('metamask-page', { line, face, flags })
  await target.addInitScript({ content: script })
  return { ...wallet, name: face.name, rdns: face.rdns }
}

function checkProvider(): void {
  try {
    createRequire(import.meta.url).resolve('@metamask/providers/package.json')
  } catch (error) {
    throw new SandboxError(
      'metamask-missing',
      "MetaMask's provider is not installed. Add it to your tests: npm install --save-dev @metamask/providers",
      error,
    )
  }
}

/** The provider's talk with its background, and everything that pages ask. */
async function answerProvider(
  wallet: EvmWallet,
  method: string,
  params: unknown,
): Promise<unknown> {
  switch (method) {
    case 'metamask_getProviderState':
      return { ...networkOf(wallet), isUnlocked: !wallet.isLocked(), accounts: accountsOf(wallet) }
    case 'metamask_sendDomainMetadata':
    case 'metamask_logWeb3ShimUsage':
      return true
    default: {
      // The provider itself says what is wrong with parameters that are neither list nor object.
      const list = params as readonly unknown[]
      const value = await wallet.provider.request({ method, params: list })
      const isAccounts = method === 'eth_accounts' || method === 'eth_requestAccounts'
      return isAccounts ? lowerCase(value) : value
    }
  }
}

function notifyProvider(wallet: EvmWallet, notify: NotifyPages): void {
  const network = (isConnected: boolean) =>
    notify('metamask_chainChanged', { ...networkOf(wallet), isConnected })
  wallet.provider
    .on('accountsChanged', (accounts) => notify('metamask_accountsChanged', lowerCase(accounts)))
    .on('chainChanged', () => network(true))
    .on('connect', () => network(true))
    .on('disconnect', () => network(false))
}

function networkOf(wallet: EvmWallet): Readonly<Record<string, unknown>> {
  const chainId = wallet.chainId()
  return { chainId: chainIdHex(chainId), networkVersion: String(chainId), isConnected: true }
}

function accountsOf(wallet: EvmWallet): unknown {
  return wallet.isConnected() && !wallet.isLocked() ? lowerCase(wallet.accounts()) : []
}

/** MetaMask writes accounts without the letters that carry a checksum. */
function lowerCase(accounts: unknown): unknown {
  if (!Array.isArray(accounts)) return accounts
  return accounts.map((account: unknown) =>
    typeof account === 'string' ? account.toLowerCase() : account,
  )
}
