import * as z from 'zod/mini'
import { type NetworkId, plainText, safeImage } from '../../contract/index.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer } from '../read-answer.ts'

/** Who an address is; empty texts where nobody knows. */
export interface ApiIdentity {
  readonly name: string
  /** Passed `safeImage`. */
  readonly avatar: string
}

interface Input {
  readonly address: string
  /** The connected address, when it asks about another one. */
  readonly sender?: string | undefined
}

/** A wrong answer is an error; a name or picture that may not be shown is left out. */
const Answer = z.object({
  name: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
})

/** Longest name the name system has. Source: RFC 1035, which ENS names keep to. */
const MAX_NAME_LENGTH = 255

/** Families whose addresses the service takes; others it refuses as no addresses at all. */
const NAMED = /^(eip155|solana):/

/** Whether the service is asked about the addresses of a network: on others nobody has a name. */
export async function hasIdentities(
  api: BlockchainApi,
  networkId: NetworkId,
  signal?: AbortSignal,
): Promise<boolean> {
  return NAMED.test(networkId) && (await api.isSupported(networkId, signal))
}

/** Looks up name and picture of an address. */
export async function readIdentity(
  api: BlockchainApi,
  { address, sender }: Input,
  signal?: AbortSignal,
): Promise<ApiIdentity> {
  const answer = await api.get(['v1', 'identity', address], { sender }, signal)
  const { name, avatar } = readAnswer(Answer, answer)
  return { name: showableName(name ?? ''), avatar: safeImage(avatar ?? '') ?? '' }
}

/** A name that would have to be cleaned first is somebody's attempt to look like another. */
function showableName(name: string): string {
  return plainText(name, MAX_NAME_LENGTH) === name ? name : ''
}
