import { answerSoon, awaitWallet, requireUnambiguous } from '@latchkey/core/adapter'
import {
  type OpenRequest,
  type Session,
  throwIfAborted,
  untilAborted,
} from '@latchkey/core/contract'
import type { Config } from '@wagmi/core'
import { followLocked } from '../sessions/follow-locked.ts'
import { connectorProvider } from './connector-provider.ts'
import type { SessionDeps } from './session-deps.ts'

/**
 * Reads what wagmi has of an earlier session. Where nothing of the site has done so, wagmi reconnects,
 * which asks no wallet anything.
 *
 * @returns undefined when wagmi has no connection of the wallet, as of a locked one: it is waited for.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.no-accounts`, `wallet.malformed`,
 * `wallet.failed`, `aborted`.
 */
export async function resumeSession(
  { config, actions, connections, store, locked, discovery, host: { clock } }: SessionDeps,
  { walletId }: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'> | undefined> {
  throwIfAborted(signal)
  const { connector } = await awaitWallet({ discovery, clock }, walletId, signal)
  await untilAborted(untilSettled(config), signal)
  if (config.state.status === 'disconnected') {
    await answerSoon(actions.reconnect(config), { clock, signal })
  }
  // Another call of it may have begun in between, and then wagmi answers before it has reconnected.
  await answerSoon(untilSettled(config), { clock, signal })
  // A second wallet may have appeared under the same identity in the meantime.
  requireUnambiguous(discovery.find(walletId))
  if (connections.isConnected(connector)) {
    locked.end(walletId)
    return connections.add(walletId, connector)
  }
  store.remove(walletId, false)
  if (connector.type === 'injected')
    locked.wait(walletId, followLocked(connectorProvider(connector), clock))
  return undefined
}

/** Resolves once wagmi neither connects nor reconnects. */
function untilSettled(config: Config): Promise<void> {
  const isSettled = ({ status }: Pick<Config['state'], 'status'>): boolean =>
    status === 'connected' || status === 'disconnected'
  if (isSettled(config.state)) return Promise.resolve()
  return new Promise((resolve) => {
    const undo = config.subscribe(
      ({ status }) => status,
      (status) => {
        if (!isSettled({ status })) return
        undo()
        resolve()
      },
    )
  })
}
