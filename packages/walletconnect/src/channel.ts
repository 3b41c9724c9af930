import {
  type Clock,
  LatchkeyError,
  namespaceOf,
  type PairedSession,
  type RelayQuestion,
  type RpcChannel,
  throwIfAborted,
} from '@latchkey/core/contract'
import { knownCapabilities } from './capabilities.ts'
import type { Client } from './library/types.ts'
import type { OpenSessions } from './open-sessions.ts'
import { type Request, sendRequest } from './request.ts'
import type { Stopper } from './signals.ts'
import { requestedNetwork, switchNetwork } from './switch-network.ts'
import type { Turns } from './turns.ts'

interface Deps {
  client(): Promise<Client>
  readonly sessions: OpenSessions
  readonly clock: Clock
  readonly turns: Turns
  /** Ends requests when the port is stopped. */
  readonly requests: Stopper
}

/** Methods that switch a wallet to a network. */
const SWITCH_METHODS = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

/**
 * Creates the channel to a session's wallet. Requests that the wallet did not agree to answer are
 * never sent.
 *
 * @throws LatchkeyError `wallet.disconnected`, `wallet.chain-unknown`, `wallet.unsupported-method`.
 */
export function createChannel({ client, ...deps }: Deps, topic: string): RpcChannel {
  const { requests } = deps
  return {
    transactionEncoding: 'base64',
    async request(...[networkId, method, params, signal]) {
      throwIfAborted(signal)
      const request = { networkId, method, params, signal }
      const loaded = await requests.until(client())
      const session = deps.sessions.find(topic)
      if (session === undefined) throw new LatchkeyError('wallet.disconnected', {})
      const target = { ...deps, client: loaded, session }
      if (SWITCH_METHODS.includes(method)) return requests.until(switchNetwork(target, request))
      requireGrant(session, request)
      const isCapabilities = method === 'wallet_getCapabilities'
      const known = isCapabilities ? knownCapabilities(session, params) : undefined
      return known ?? sendRequest(target, request)
    },
  }
}

/** Methods that only the wallet's owner can answer. */
const OWNER_METHODS = /(?:^|_)(?:sign|send(?!Raw)|switch|add|watch|grant|revoke|show|scan|requestP)/

/** Returns true if a request would be sent to the wallet and wait there for its owner. */
export function isForOwner(session: PairedSession, question: RelayQuestion): boolean {
  const { networkId, method, params } = question
  if (!OWNER_METHODS.test(method) || !isGranted(session, question)) return false
  if (!SWITCH_METHODS.includes(method)) return session.networkIds.includes(networkId)
  const to = requestedNetwork(params)
  return to !== undefined && !session.networkIds.includes(to)
}

function requireGrant(session: PairedSession, { networkId, method }: Request): void {
  if (!session.networkIds.includes(networkId)) throw new LatchkeyError('wallet.chain-unknown', {})
  if (!isGranted(session, { networkId, method })) {
    throw new LatchkeyError('wallet.unsupported-method', {})
  }
}

function isGranted(
  { methods }: PairedSession,
  { networkId, method }: Pick<RelayQuestion, 'networkId' | 'method'>,
): boolean {
  return methods[namespaceOf(networkId)]?.includes(method) === true
}
