import { createEvmWallet } from '../wallets/create-evm-wallet.ts'
import { habitualFace } from '../wallets/evm-habits.ts'
import { completeFace, type WalletFace } from '../wallets/wallet-face.ts'
import { connectPages, type WalletTarget } from './connect-pages.ts'
import type { InstalledWallet } from './installed-wallet.ts'
import { pageScript } from './page-script.ts'
import { toEvmWalletOptions, type WalletOptions } from './wallet-options.ts'

/** How a scripted wallet is put into pages. */
export interface InstallWalletOptions extends WalletOptions {
  /** How it announces itself, "Sandbox Wallet" when left out; false: it does not. */
  readonly announce?: Partial<WalletFace> | false | undefined
  /** Puts it on `window.ethereum`, too, with these flags; not when left out. */
  readonly inject?: Readonly<Record<string, unknown>> | boolean | undefined
}

const EVENTS = ['accountsChanged', 'chainChanged', 'connect', 'disconnect', 'message']

/**
 * Puts a scripted wallet into every page that is opened from now on. The wallet itself lives in the
 * test's process: it outlives reloads, is shared by tabs, leaves nothing in the page's storage, and
 * the test calls it directly.
 */
export async function installWallet(
  target: WalletTarget,
  options: InstallWalletOptions,
): Promise<InstalledWallet> {
  const wallet = createEvmWallet(toEvmWalletOptions(options))
  const face = habitualFace(completeFace(options.announce || {}), options.habits)
  const line = `__latchkeySandbox:${crypto.randomUUID()}`
  const notify = await connectPages(target, line, (method, params) =>
    // The provider itself says what is wrong with parameters that are neither list nor object.
    wallet.provider.request({ method, params: params as readonly unknown[] }),
  )
  for (const event of EVENTS) wallet.provider.on(event, (payload) => notify(event, payload))
  const script = await pageScript('wallet-page', {
    line,
    face: options.announce === false ? null : face,
    flags: flagsOf(options.inject),
  })
  await target.addInitScript({ content: script })
  return {
    ...wallet,
    emit: notify,
    name: face.name,
    rdns: face.rdns,
  }
}

function flagsOf(inject: InstallWalletOptions['inject']): Readonly<Record<string, unknown>> | null {
  if (!inject) return null
  return inject === true ? {} : inject
}
