import type { EvmWallet } from './evm-wallet.ts'

/** The object by which scripts find the wallets of a page. */
export interface SandboxHandle {
  readonly wallets: Record<string, EvmWallet>
}

declare global {
  var __latchkeySandbox: SandboxHandle | undefined
}

/**
 * Makes a wallet reachable as `window.__latchkeySandbox.wallets[name]`, for scripts from outside.
 *
 * @returns Takes it away again.
 */
export function expose(
  wallet: EvmWallet,
  name: string,
  target: { __latchkeySandbox?: SandboxHandle | undefined } = globalThis,
): () => void {
  target.__latchkeySandbox ??= { wallets: {} }
  const { wallets } = target.__latchkeySandbox
  wallets[name] = wallet
  return () => {
    if (wallets[name] === wallet) delete wallets[name]
  }
}
