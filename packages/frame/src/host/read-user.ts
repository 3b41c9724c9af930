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

/** What the frame says of a user, in whichever call. */
type Said = Omit<ReplyOf<'GET_USER'>, 'email'> & Partial<ReplyOf<'CONNECT_SOCIAL'>>

/**
 * Who is logged in, from what the frame said.
 *
 * @param asked - The kind of account that was asked for: a frame that does not say has it in front.
 * @throws LatchkeyError `frame.failed` when that names no network.
 */
export function readUser(said: Said, asked?: EmbeddedAccountType): AuthUser {
  const user = findUser(said, asked)
  if (user === undefined) throw new LatchkeyError('frame.failed', {})
  return user
}

/** As `readUser`. @returns undefined where that throws. */
export function findUser(said: Said, asked?: EmbeddedAccountType): AuthUser | undefined {
  const { address, email, userName, smartAccountDeployed } = said
  const networkId = toNetworkId(said.chainId)
  if (networkId === undefined) return undefined
  const accountType = toAccountType(said.preferredAccountType) ?? asked
  return {
    ...{ address, networkId },
    email: email ?? undefined,
    userName: userName ?? undefined,
    accounts: withFront(said.accounts ?? [], address, accountType ?? defaultType(networkId)),
    accountType,
    isDeployed: smartAccountDeployed,
  }
}

/** @returns undefined for anything but a type that there is. */
export function toAccountType(type: string | undefined): EmbeddedAccountType | undefined {
  return type === 'eoa' || type === 'smartAccount' ? type : undefined
}

/** The account in front is always one of them. */
function withFront(
  accounts: readonly EmbeddedAccount[],
  address: string,
  type: EmbeddedAccountType,
): readonly EmbeddedAccount[] {
  const isThere = accounts.some((one) => one.address.toLowerCase() === address.toLowerCase())
  return isThere ? accounts : [{ address, type }, ...accounts]
}

/** Source: specification, section 3. */
function defaultType(networkId: NetworkId): EmbeddedAccountType {
  return namespaceOf(networkId) === 'eip155' ? 'smartAccount' : 'eoa'
}
