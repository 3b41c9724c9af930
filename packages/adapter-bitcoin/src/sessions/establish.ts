import { createRecheck, createRereading, within } from '@latchkey/core/adapter'
import {
  accountOn,
  type Clock,
  LatchkeyError,
  type Session,
  throwIfAborted,
} from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { readAccounts, requireAccounts } from '../read-accounts.ts'
import { type SessionDeps, supportedIds } from '../session-store.ts'
import { stateOf } from '../wallet-state.ts'
import type { WalletAnswer } from '../wallets/bitcoin-wallet.ts'
import { followLocked } from './follow-locked.ts'

interface Shared {
  readonly found: FoundWallet
  /** The wallet's answer to the request. */
  readonly answer: WalletAnswer
  readonly networkId?: Session<'bip122'>['networkId'] | undefined
}

/** Accounts and network of a wallet, from its last answer. */
interface CurrentState {
  readonly state: ReturnType<typeof stateOf>
  /** Is true if the wallet shares no account. */
  readonly isEmpty: boolean
}

/** Time for a wallet to answer: a sleeping extension needs some seconds to wake up. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Creates a session from the accounts of a wallet, and follows the wallet from then on.
 *
 * @throws LatchkeyError `wallet.no-accounts`, `wallet.malformed`, `aborted`.
 */
export function establish(
  { store, locked, host, life }: SessionDeps,
  { found: { wallet, handle }, answer, networkId: requested }: Shared,
): Session<'bip122'> {
  throwIfAborted(life)
  const preferred = [...(requested ? [requested] : []), ...supportedIds(host)]
  const types = host.accountTypes
  const state = stateOf(answer, requireAccounts(answer), { networkIds: preferred, types })
  if (state === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  const { networkId, networkIds, addresses, facts } = state
  const session: Session<'bip122'> = {
    id: wallet.id,
    namespace: 'bip122',
    walletId: wallet.id,
    accounts: addresses.map((address) => accountOn(networkId, address)),
    networkId,
    ...(networkIds && { networkIds }),
    facts,
  }
  locked.end(wallet.id)
  store.add({ session, wallet: handle, types, forget: handle.forget }, (id) => {
    const stateFrom = (now: WalletAnswer): CurrentState | undefined => {
      const accounts = readAccounts(now)
      if (accounts === undefined) return undefined
      const before = store.find(id)?.session.networkId ?? networkId
      const state = stateOf(now, accounts, { networkIds: [before, ...supportedIds(host)], types })
      return { state, isEmpty: accounts.length === 0 }
    }
    const settle = (now: CurrentState | undefined): void => {
      if (now === undefined) return
      store.move(id, now.state ?? { addresses: [] })
      if (now.state === undefined) locked.wait(id, followLocked(handle, host.clock))
    }
    const recheck = createRecheck({
      read: () => readShared(handle, host.clock),
      settle: (answer) => settle(answer && stateFrom(answer)),
    })
    const rereading = createRereading(host.clock, recheck.request)
    const unfollow = handle.follow((answer) => {
      const now = answer && stateFrom(answer)
      // Accounts of another network arrived before the event of the network: ask the wallet for
      // both.
      if (now === undefined || (now.state === undefined && !now.isEmpty)) return rereading.request()
      rereading.end()
      settle(now)
      recheck.supersede()
    }, host.clock)
    return () => {
      unfollow()
      rereading.end()
      recheck.end()
    }
  })
  return session
}

async function readShared(
  handle: FoundWallet['handle'],
  clock: Clock,
): Promise<WalletAnswer | undefined> {
  try {
    return await within(handle.shared(), { clock, limitMs: ANSWER_LIMIT_MS, otherwise: undefined })
  } catch {
    // Without an answer the known state stays.
    return undefined
  }
}
