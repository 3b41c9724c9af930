import type { Connector } from '@wagmi/core'
import { readChainId } from '../chain-id.ts'
import { isListedOtherwise } from '../sessions/account-order.ts'
import { readAddresses } from '../wallet-answers.ts'
import { isWhole } from './connector-discovery.ts'
import {
  addSession,
  connectionOf,
  type Open,
  type OpenConnections,
  removeSession,
} from './open-connections.ts'

/** Applies the state of wagmi to the sessions; see `WagmiConnections.sync`. */
export function syncWagmi(own: OpenConnections, isResumed: boolean): void {
  const { config, open } = own
  const { status, current, connections } = config.state
  // Until wagmi has reconnected it has only what it stored.
  if (status === 'reconnecting') return
  for (const [id, entry] of [...open]) move(own, id, entry)
  const connection = connections.get(current ?? '')
  if (connection !== undefined && isWhole(connection.connector))
    adopt(own, connection.connector, isResumed)
}

function move(own: OpenConnections, id: string, entry: Open): void {
  const connection = connectionOf(own.config, entry.connector)
  if (connection === undefined) {
    removeSession(own, id, true)
    return
  }
  const { accounts, chainId } = connection
  const networkId = readChainId(chainId)
  const addresses = accounts === entry.accounts ? undefined : readAddresses(accounts)
  entry.accounts = accounts
  own.store.move(id, { addresses, ...(networkId && { networkId }) })
  if (addresses !== undefined) void learnOrder(own, id, addresses)
}

/** wagmi has the accounts as an event named them. Providers of other connectors may ask a node for them. */
async function learnOrder(
  { store, clock, open }: OpenConnections,
  id: string,
  named: readonly string[],
): Promise<void> {
  const { provider, session } = store.find(id) ?? {}
  const isInjected = open.get(id)?.connector.type === 'injected'
  if (!isInjected || provider === undefined || session?.isUnordered) return
  const isUnordered = await isListedOtherwise(provider, clock(), named)
  const isSame = store.find(id)?.provider === provider
  if (isUnordered && isSame) store.move(id, { isUnordered })
}

/** The website made a connection the current one by itself. */
function adopt(own: OpenConnections, connector: Connector, isResumed: boolean): void {
  const { store, busy, walletIdOf, emit } = own
  const id = walletIdOf(connector)
  if (id === undefined || busy.has(connector.uid) || store.newest()?.session.id === id) return
  try {
    const session = store.find(id)?.session ?? addSession(own, id, connector)
    store.choose(id)
    emit({ type: 'opened', session, isResumed })
  } catch (thrown) {
    // The site's own call must not fail because a connection is none that the modal could show.
    own.report(thrown)
  }
}
