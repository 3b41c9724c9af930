import {
  type Clock,
  LatchkeyError,
  namespaceOf,
  type PairedSession,
  type RelayQuestion,
  type RpcChannel,
  throwIfAborted,
} from '../contract/index.ts'
import type { Client } from './client.ts'
import { knownCapabilities } from './known-capabilities.ts'
import type { KnownSessions } from './known-sessions.ts'
import { moveTo, wantedNetwork } from './move-to.ts'
import { type Ask, sendRequest } from './send-request.ts'

interface Deps {
  client(): Promise<Client>
  readonly sessions: KnownSessions
  readonly clock: Clock
  /** Waits until the next request may begin. */
  pace(): Promise<void>
}

/** Methods that take a wallet to a network. */
const MOVES = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/**
 * The line to a session's wallet. A request that the wallet did not agree to answer never leaves.
 *
 * @throws LatchkeyError `wallet.disconnected`, `wallet.chain-unknown`, `wallet.unsupported-method`.
 */
export function createChannel({ client, pace, ...deps }: Deps, topic: string): RpcChannel {
  return {
    transactionEncoding: 'base64',
    async request(...[networkId, method, params, signal]) {
      throwIfAborted(signal)
      await pace()
      const ask = { networkId, method, params, signal }
      const asked = { ...deps, client: await client(), session: need(deps.sessions, topic) }
      if (MOVES.includes(method)) return moveTo(asked, ask)
      needGrant(asked.session, ask)
      const isAboutAbilities = method === 'wallet_getCapabilities'
      const known = isAboutAbilities ? knownCapabilities(asked.session, params) : undefined
      return known ?? sendRequest(asked, ask)
    },
  }
}

/** What nobody but the wallet's owner can answer. */
const FOR_OWNER = /(?:^|_)(?:sign|send(?!Raw)|switch|add|watch|grant|revoke|show|scan|requestP)/

/** Whether a question would reach the wallet, and wait for its owner there. */
export function isForOwner(session: PairedSession, question: RelayQuestion): boolean {
  const { networkId, method, params } = question
  if (!FOR_OWNER.test(method) || !isGranted(session, question)) return false
  if (!MOVES.includes(method)) return session.networkIds.includes(networkId)
  const to = wantedNetwork(params)
  return to !== undefined && !session.networkIds.includes(to)
}

function need(sessions: KnownSessions, topic: string): PairedSession {
  const session = sessions.find(topic)
  if (session === undefined) throw new LatchkeyError('wallet.disconnected', {})
  return session
}

function needGrant(session: PairedSession, { networkId, method }: Ask): void {
  if (!session.networkIds.includes(networkId)) throw new LatchkeyError('wallet.chain-unknown', {})
  if (!isGranted(session, { networkId, method }))
    throw new LatchkeyError('wallet.unsupported-method', {})
}

function isGranted(
  { methods }: PairedSession,
  { networkId, method }: Pick<RelayQuestion, 'networkId' | 'method'>,
): boolean {
  return methods[namespaceOf(networkId)]?.includes(method) === true
}
