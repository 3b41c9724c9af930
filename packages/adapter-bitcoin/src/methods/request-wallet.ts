import { requestWallet as requestWalletOnce } from '@latchkey/core/adapter'
import { throwIfAborted } from '@latchkey/core/contract'
import { readThrown } from '../errors.ts'
import type { BitcoinWallet, WalletActions } from '../wallets/bitcoin-wallet.ts'

/**
 * Sends one request to a wallet, never repeated. Source: docs/security.md, S34.
 *
 * @throws LatchkeyError by the wallet's code, `aborted`.
 */
export function requestWallet<T>(
  wallet: BitcoinWallet,
  request: (actions: WalletActions) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  return requestWalletOnce(async () => {
    const actions = await wallet.actions()
    throwIfAborted(signal)
    return request(actions).catch((thrown: unknown) => {
      throw readThrown(thrown)
    })
  }, signal)
}
