import {
  type AuthUser,
  type EmbeddedAccount,
  type EmbeddedAccountType,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
} from '@latchkey/core/contract'
import type { ReplyOf } from '../protocol/index.ts'
import { toNetworkId } from './chain-id.ts'

/** The user in a reply of either call. */
type UserReply = Omit<ReplyOf<'GET_USER'>, 'email'> & Partial<ReplyOf<'CONNECT_SOCIAL'>>

/**
 * Reads the user from a reply.
 *
 * @param requestedType - Selected if the frame reports no account type.
 * @throws LatchkeyError `frame.failed` if the reply has no valid network.
 */
export function readUser(reply: UserReply, requestedType?: EmbeddedAccountType): AuthUser {
  const user = findUser(reply, requestedType)
  if (user === undefined) throw new LatchkeyError('frame.failed', {})
  return user
}

/** Like `readUser`. @returns undefined if that throws. */
export function findUser(
  reply: UserReply,
  requestedType?: EmbeddedAccountType,
): AuthUser | undefined {
  const { address, email, userName, smartAccountDeployed } = reply
  const networkId = toNetworkId(reply.chainId)
  if (networkId === undefined) return undefined
  const accountType = toAccountType(reply.preferredAccountType) ?? requestedType
  return {
    address,
    networkId,
    email: email ?? undefined,
    userName: userName ?? undefined,
    accounts: withSelected(reply.accounts ?? [], address, accountType ?? defaultType(networkId)),
    accountType,
    isDeployed: smartAccountDeployed,
  }
}

/** Returns undefined for unknown types. */
export function toAccountType(type: string | undefined): EmbeddedAccountType | undefined {
  return type === 'eoa' || type === 'smartAccount' ? type : undefined
}

/** Adds the selected account if the list lacks it. */
function withSelected(
  accounts: readonly EmbeddedAccount[],
  address: string,
  type: EmbeddedAccountType,
): readonly EmbeddedAccount[] {
  const isThere = accounts.some((one) => one.address.toLowerCase() === address.toLowerCase())
  return isThere ? accounts : [{ address, type }, ...accounts]
}

/** Source: docs/specification.md, section 3. */
function defaultType(networkId: NetworkId): EmbeddedAccountType {
  return namespaceOf(networkId) === 'eip155' ? 'smartAccount' : 'eoa'
}
