import type { Clock, Undo } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listen } from '../eip1193.ts'
import { createRecheck } from './recheck.ts'
import type { Store, WalletState } from './session-store.ts'
import { readAddresses } from './wallet-answers.ts'

interface Deps {
  readonly store: Store
  readonly clock: Clock
  /** The wallet changed between reading and following it. */
  readonly isStale: boolean
}

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
    const settled = (state: WalletState): void => void store.move(sessionId, state)
    const gone = (): void => store.remove(sessionId, true)
    const recheck = createRecheck({ provider, clock, settled, gone })
    const take = (state: WalletState | undefined): void => {
      if (state === undefined) {
        recheck.ask({ mustAnswer: false })
      } else {
        recheck.supersede()
        settled(state)
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
      listen(provider, 'disconnect', () => recheck.ask({ mustAnswer: true })),
      recheck.end,
    ]
    if (isStale) recheck.ask({ mustAnswer: false })
    return () => {
      for (const undo of undos) undo()
    }
  }
}
