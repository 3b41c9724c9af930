import { createRecheck, createRereading, within } from '@latchkey/core/adapter'
import { addressOf, type Clock, type Undo } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listenToAll, request } from '../eip1193.ts'
import type { Handle, SessionDeps, WalletState } from '../session-store.ts'
import { readAddresses } from '../wallet-answers.ts'
import { createOrderWatch } from './account-order.ts'
import { createLockWatch } from './lock-watch.ts'

interface Deps extends Pick<SessionDeps, 'store' | 'locked'> {
  readonly clock: Clock
  /** The wallet changed between reading and following it. */
  readonly isStale: boolean
}

/** Time for a wallet to answer: a sleeping extension needs some seconds to wake up. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Follows the changes that a wallet makes on its own. After an unclear event the wallet is asked. A
 * `disconnect` (`close` in the first drafts of EIP-1193) is unclear, because MetaMask emits it (1013) whenever its node is unreachable for a
 * moment and reconnects by itself; what it shares then decides. `networkChanged` is unclear, too: it names
 * the id of a network, which is not always the one of its chain.
 */
export function followWallet(
  provider: Eip1193Provider,
  { store, locked, clock, isStale }: Deps,
): (sessionId: string) => Undo {
  return (sessionId) => {
    // If set, a wallet that does not give its accounts counts as disconnected.
    let mustAnswer = false
    const lock = createLockWatch({ store, locked, clock, provider }, sessionId)
    const apply = (state: WalletState): void => {
      if (state.addresses?.length === 0) {
        void lock.begin()
        return
      }
      if (state.addresses !== undefined) lock.cancel()
      store.move(sessionId, state)
    }
    const recheck = createRecheck({
      read: () => readState(provider, clock),
      settle(state) {
        const isGone = mustAnswer && state.addresses === undefined
        mustAnswer = false
        apply(isGone ? { addresses: [] } : asListed(store.find(sessionId), state))
      },
    })
    const order = createOrderWatch(provider, clock, () => {
      store.move(sessionId, { isUnordered: true })
    })
    // Some wallets emit before what they answer is new.
    const rereading = createRereading(clock, recheck.request)
    const take = (state: WalletState | undefined): void => {
      lock.renew()
      if (state === undefined) {
        rereading.request()
      } else {
        rereading.end()
        recheck.supersede()
        apply(state)
      }
    }
    const checkPresence = (): void => {
      lock.renew()
      mustAnswer = true
      recheck.request()
    }
    const unlisten = listenToAll(provider, {
      accountsChanged(payload) {
        const addresses = readAddresses(payload)
        const isSame = isActive(store.find(sessionId), addresses?.[0])
        take(addresses && { addresses })
        if (addresses !== undefined && !isSame) void order.compare(addresses)
      },
      chainChanged(payload) {
        const networkId = readChainId(payload)
        take(networkId && { networkId })
      },
      networkChanged(payload) {
        if (readChainId(payload) !== store.find(sessionId)?.session.networkId) take(undefined)
      },
      disconnect: checkPresence,
      close: checkPresence,
    })
    if (isStale) recheck.request()
    return () => {
      for (const undo of [unlisten, rereading.end, recheck.end, order.end, lock.cancel]) undo()
    }
  }
}

/** The active account stays first where the wallet lists its accounts in another order. */
function asListed(handle: Handle | undefined, state: WalletState): WalletState {
  if (!handle?.session.isUnordered) return state
  const { addresses = [] } = state
  const first = addresses.find((each) => isActive(handle, each))
  if (first === undefined) return state
  return { ...state, addresses: [first, ...addresses.filter((each) => each !== first)] }
}

/** Returns true if an address is the one that is active in the wallet. */
function isActive(handle: Handle | undefined, address: string | undefined): boolean {
  const active = handle?.activeAddress ?? handle?.session.accounts.map(addressOf)[0]
  return active?.toLowerCase() === address?.toLowerCase()
}

async function readState(provider: Eip1193Provider, clock: Clock): Promise<WalletState> {
  // Separate requests: a wallet whose node is unreachable may know its accounts and not its chain.
  const answers = ['eth_accounts', 'eth_chainId'].map((method) =>
    within(request(provider, method), {
      clock,
      limitMs: ANSWER_LIMIT_MS,
      otherwise: undefined,
    }).catch(
      // `mustAnswer` decides what a missing answer means.
      () => undefined,
    ),
  )
  const [accounts, chainId] = await Promise.all(answers)
  return { addresses: readAddresses(accounts), networkId: readChainId(chainId) }
}
