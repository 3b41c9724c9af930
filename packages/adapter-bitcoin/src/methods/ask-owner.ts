import { throwIfAborted, untilAborted, walletError } from '@latchkey/core/contract'
import type { BitcoinWallet, WalletActions } from '../wallets/bitcoin-wallet.ts'

/**
 * Asks a wallet once; nothing here ever asks again by itself. Source: docs/security.md, S34.
 *
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export async function askOwner<T>(
  wallet: BitcoinWallet,
  ask: (actions: WalletActions) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  throwIfAborted(signal)
  try {
    return await untilAborted(askLoaded(wallet, ask, signal), signal)
  } catch (thrown) {
    throw walletError(thrown)
  }
}

async function askLoaded<T>(
  wallet: BitcoinWallet,
  ask: (actions: WalletActions) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const actions = await wallet.actions()
  throwIfAborted(signal)
  return ask(actions)
}
