import { LatchkeyError, lazy, type Namespace, namespaceOf, networkOf } from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount, activeSession, activeWallet } from '../store/selectors.ts'
import type { TokenBalance } from '../store/state/portfolio.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { FromApi } from './api-reader.ts'
import { nativeCurrencyOf } from './native-currency.ts'

interface Deps {
  readonly state: Snapshot
  readonly adapters: Adapters
  readonly fromApi: FromApi
}

/** Lists what accounts hold. */
export interface TokenReader {
  read(namespace?: Namespace): Promise<readonly TokenBalance[]>
  /** Aborts what is being read. */
  stop(): void
}

/** Creates the reader of one core; its code is loaded with the first read. */
export function createTokenReader({ state, adapters, fromApi }: Deps): TokenReader {
  const reading = lazy(() => import('./read-tokens.ts'))
  let life = new AbortController()
  return {
    async read(namespace) {
      const account = activeAccount(state, namespace)
      if (account === undefined) throw new LatchkeyError('account.none', {})
      const { signal } = life
      const { readTokens } = await reading.load()
      const adapter = adapters.get(namespaceOf(account))
      const currency = nativeCurrencyOf(state, networkOf(account))
      const isEmbedded = activeWallet(state, namespaceOf(account))?.embedded !== undefined
      const session = activeSession(state, namespaceOf(account))
      return readTokens(
        {
          adapter,
          currency,
          fromApi,
          // Other wallets may prompt, or open on a phone, for a list that the visitor did not request.
          fromWallet: (id, aborting) =>
            isEmbedded && session ? adapter?.assets?.list(session.id, id, aborting) : undefined,
        },
        account,
        signal,
      )
    },
    stop() {
      life.abort()
      life = new AbortController()
    },
  }
}
