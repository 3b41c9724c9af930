import type { Clock, Undo } from '@latchkey/core/contract'
import { readChainId } from '../chain-id.ts'
import { type Eip1193Provider, listen } from '../eip1193.ts'
import { createRecheck } from './recheck.ts'
import type { Standing, Store } from './session-store.ts'
import { readAddresses } from './wallet-answers.ts'

interface Deps {
  readonly store: Store
  readonly clock: Clock
  /** Something has happened between reading the wallet and following it. */
  readonly isStale: boolean
}

/**
 * Follows what a wallet does on its own. Unclear events are never believed: the wallet is asked.
 * A `disconnect` is one of them, because MetaMask sends it (1013) whenever its node is away for a
 * moment and connects again by itself; the session ends only if the wallet shares nothing more.
 */
export function followWallet(
  provider: Eip1193Provider,
  { store, clock, isStale }: Deps,
): (sessionId: string) => Undo {
  return (sessionId) => {
    const settled = (standing: Standing): void => void store.move(sessionId, standing)
    const gone = (): void => store.remove(sessionId, true)
    const recheck = createRecheck({ provider, clock, settled, gone })
    const take = (standing: Standing | undefined): void => {
      if (standing === undefined) {
        recheck.ask({ mustAnswer: false })
      } else {
        recheck.supersede()
        settled(standing)
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
