import type { AuthChange, NetworkId } from '@latchkey/core/contract'
import { CALLS, type CallName, isCallName, type ReplyOf, type Word } from '../protocol/index.ts'
import { evmNetworkId } from './chain-id.ts'
import { findUser, toAccountType } from './read-user.ts'

/** What a success tells besides answering. */
type Tellers = { readonly [Name in CallName]?: (reply: ReplyOf<Name>) => AuthChange | undefined }

/** Source: facts, frame protocol, section 5. */
const SUCCESSES: Tellers = {
  GET_USER: toldUser,
  CONNECT_SOCIAL: toldUser,
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

/** Source: facts, frame protocol, section 5. */
const ERRORS: Readonly<Partial<Record<CallName, AuthChange>>> = {
  IS_CONNECTED: { type: 'loggedOut' },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: { type: 'smartAccountNetworks', networkIds: [] },
}

/**
 * The news in a word of the frame, whether or not somebody asked for it.
 *
 * @returns undefined where there is none, or where the word is malformed.
 */
export function readNews({ name, outcome, payload }: Word): AuthChange | undefined {
  if (!isCallName(name) || outcome === 'event') return undefined
  if (outcome === 'error') return ERRORS[name]
  const { success, data } = CALLS[name].reply.safeParse(payload)
  // The schema of `name` made the data, which TypeScript can't follow through the table.
  const tell = SUCCESSES[name] as ((reply: unknown) => AuthChange | undefined) | undefined
  return success ? tell?.(data) : undefined
}

/** Ids of EVM networks; what can be none is left out. */
export function toNetworkIds(chainIds: readonly number[]): readonly NetworkId<'eip155'>[] {
  return chainIds.map(evmNetworkId).filter((id) => id !== undefined)
}

function toldUser(reply: ReplyOf<'GET_USER'> | ReplyOf<'CONNECT_SOCIAL'>): AuthChange | undefined {
  const user = findUser(reply)
  return user && { type: 'user', user }
}
