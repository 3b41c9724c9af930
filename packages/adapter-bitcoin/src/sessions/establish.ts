import { accountOn, LatchkeyError, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { WalletWord } from '../wallets/bitcoin-wallet.ts'
import { needAccounts, readAccounts } from './read-accounts.ts'
import { createRecheck } from './recheck.ts'
import { type SessionDeps, supportedIds } from './session-store.ts'
import { standingOf } from './wallet-state.ts'

interface Shared {
  readonly found: FoundWallet
  /** What the wallet answered when it was asked. */
  readonly word: WalletWord
  readonly networkId?: Session<'bip122'>['networkId'] | undefined
}

/** Where a wallet stands, by what it said. */
interface StandingNow {
  readonly standing: ReturnType<typeof standingOf>
  /** Whether it shares nothing at all. */
  readonly isEmpty: boolean
}

/**
 * Makes a session of what a wallet shares, and follows the wallet from then on.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
export function establish(
  { store, host, life }: SessionDeps,
  { found: { wallet, handle }, word, networkId: wished }: Shared,
): Session<'bip122'> {
  throwIfAborted(life)
  const wishes = [...(wished ? [wished] : []), ...supportedIds(host)]
  const standing = standingOf(word, needAccounts(word), wishes)
  if (standing === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  const { networkId, networkIds, addresses, facts } = standing
  const session: Session<'bip122'> = {
    id: wallet.id,
    namespace: 'bip122',
    walletId: wallet.id,
    accounts: addresses.map((address) => accountOn(networkId, address)),
    networkId,
    ...(networkIds && { networkIds }),
    facts,
  }
  store.add({ session, wallet: handle, forget: handle.forget }, (id) => {
    const standAt = (now: WalletWord): StandingNow | undefined => {
      const accounts = readAccounts(now)
      if (accounts === undefined) return undefined
      const before = store.find(id)?.session.networkId ?? networkId
      const standing = standingOf(now, accounts, [before, ...supportedIds(host)])
      return { standing, isEmpty: accounts.length === 0 }
    }
    const settle = (now: StandingNow | undefined): void => {
      if (now !== undefined) store.move(id, now.standing ?? { addresses: [] })
    }
    const recheck = createRecheck({
      read: () => handle.shared(),
      clock: host.clock,
      settle: (word) => settle(standAt(word)),
    })
    const unfollow = handle.follow((word) => {
      const now = word && standAt(word)
      // Accounts that fit no network were told before the network was: the wallet knows both.
      if (now === undefined || (now.standing === undefined && !now.isEmpty)) return recheck.ask()
      settle(now)
      recheck.supersede()
    })
    return () => {
      unfollow()
      recheck.end()
    }
  })
  return session
}
