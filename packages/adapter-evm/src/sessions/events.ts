import { createRecheck, within } from '@latchkey/core/adapter'
import type { Clock, Undo } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listen, request } from '../eip1193.ts'
import type { Store, WalletState } from '../session-store.ts'
import { readAddresses } from '../wallet-answers.ts'

interface Deps {
  readonly store: Store
  readonly clock: Clock
  /** The wallet changed between reading and following it. */
  readonly isStale: boolean
}

/** Time for a wallet to answer: a sleeping extension needs some seconds to wake up. */
const ANSWER_LIMIT_MS = 10_000

/**
 * Follows the changes that a wallet makes on its own. After an unclear event the wallet is asked. A
 * `disconnect` is unclear, because MetaMask emits it (1013) whenever its node is unreachable for a
 * moment and reconnects by itself; the session ends only if the wallet shares no accounts any more.
 */
export function followWallet(
  provider: Eip1193Provider,
  { store, clock, isStale }: Deps,
): (sessionId: string) => Undo {
  return (sessionId) => {
    // If set, a wallet that does not give its accounts counts as disconnected.
    let mustAnswer = false
    const recheck = createRecheck({
      read: () => readState(provider, clock),
      settle(state) {
        const isGone = mustAnswer && state.addresses === undefined
        mustAnswer = false
        if (isGone) store.remove(sessionId, true)
        else store.move(sessionId, state)
      },
    })
    const take = (state: WalletState | undefined): void => {
      if (state === undefined) {
        recheck.request()
      } else {
        recheck.supersede()
        store.move(sessionId, state)
      }
    }
    const undos = [
      listen(provider, 'accountsChanged', (payload) => {
        const addresses = readAddresses(payload)
        take(addresses && { addresses })
      }),
      listen(provider, 'chainChanged', (payload) => {
        const networkId = readChainId(payload)
        take(networkId && { networkId })
      }),
      listen(provider, 'disconnect', () => {
        mustAnswer = true
        recheck.request()
      }),
      recheck.end,
    ]
    if (isStale) recheck.request()
    return () => {
      for (const undo of undos) undo()
    }
  }
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
