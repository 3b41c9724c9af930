import { answerSoon, awaitWallet, needUnambiguous } from '@latchkey/core/adapter'
import { type OpenRequest, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { BitcoinWallet, WalletWord } from '../wallets/bitcoin-wallet.ts'
import { establish } from './establish.ts'
import { needAccounts } from './read-accounts.ts'
import type { SessionDeps } from './session-store.ts'

/**
 * Takes up an earlier session without any prompt.
 *
 * @returns undefined when the wallet shares nothing any more.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`,
 * `aborted`.
 */
export async function resumeSession(
  deps: SessionDeps,
  { walletId, networkId }: OpenRequest<'bip122'>,
  signal: AbortSignal,
): Promise<Session<'bip122'> | undefined> {
  throwIfAborted(signal)
  const { discovery, store, host } = deps
  const { clock } = host
  const found = await awaitWallet({ discovery, clock }, walletId, signal)
  const word = await sharedSoon(found.handle, { clock, signal })
  // A second wallet may have claimed the same identity while this one answered.
  needUnambiguous(discovery.find(found.wallet.id))
  if (needAccounts(word).length === 0) {
    store.remove(found.wallet.id, false)
    return undefined
  }
  return establish(deps, { found, word, networkId })
}

/**
 * What a wallet shares now, without a prompt.
 *
 * @throws LatchkeyError by the wallet's code, `wallet.failed` when it says nothing, `aborted`.
 */
export async function sharedSoon(
  wallet: BitcoinWallet,
  waiting: Parameters<typeof answerSoon>[1],
): Promise<WalletWord> {
  const answer = await answerSoon(wallet.shared(), waiting)
  // It is what `shared` gives, or it would have thrown.
  return answer as WalletWord
}
