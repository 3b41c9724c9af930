import type { AuthChange, NetworkId } from '@latchkey/core/contract'
import {
  CALLS,
  type CallName,
  type FrameMessage,
  isCallName,
  type ReplyOf,
} from '../protocol/index.ts'
import { evmNetworkId } from './chain-id.ts'
import { findUser, toAccountType } from './read-user.ts'

/** The changes that successful replies report to all listeners. */
type ChangesOfReplies = {
  readonly [Name in CallName]?: (reply: ReplyOf<Name>) => AuthChange | undefined
}

/** Source: docs/frame-protocol.md, section 5. */
const SUCCESSES: ChangesOfReplies = {
  GET_USER: userChange,
  CONNECT_SOCIAL: userChange,
  IS_CONNECTED: ({ isConnected }) => (isConnected ? undefined : { type: 'loggedOut' }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: ({ smartAccountEnabledNetworks }) => ({
    type: 'smartAccountNetworks',
    networkIds: toNetworkIds(smartAccountEnabledNetworks),
  }),
  SET_PREFERRED_ACCOUNT({ type, address }) {
    const accountType = toAccountType(type)
    return accountType && { type: 'accountType', accountType, address }
  },
}

/** Source: docs/frame-protocol.md, section 5. */
const ERRORS: Readonly<Partial<Record<CallName, AuthChange>>> = {
  IS_CONNECTED: { type: 'loggedOut' },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { type: 'smartAccountNetworks', networkIds: [] },
}

/**
 * Reads the change that a message of the frame reports, whether or not it is a reply.
 *
 * @returns undefined if it reports none, or is malformed.
 */
export function readBroadcast({ name, outcome, payload }: FrameMessage): AuthChange | undefined {
  if (!isCallName(name) || outcome === 'event' || outcome === 'unreadable') return undefined
  if (outcome === 'error') return ERRORS[name]
  const { success, data } = CALLS[name].reply.safeParse(payload)
  // The schema of `name` made the data, which TypeScript can't follow through the table.
  const toChange = SUCCESSES[name] as ((reply: unknown) => AuthChange | undefined) | undefined
  return success ? toChange?.(data) : undefined
}

/** The ids of EVM networks. Impossible chain ids are left out. */
export function toNetworkIds(chainIds: readonly number[]): readonly NetworkId<'eip155'>[] {
  return chainIds.map(evmNetworkId).filter((id) => id !== undefined)
}

function userChange(
  reply: ReplyOf<'GET_USER'> | ReplyOf<'CONNECT_SOCIAL'>,
): AuthChange | undefined {
  const user = findUser(reply)
  return user && { type: 'user', user }
}
