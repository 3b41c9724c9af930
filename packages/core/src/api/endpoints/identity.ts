import * as z from 'zod/mini'
import { type NetworkId, plainText, safeImage } from '../../contract/index.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer } from '../read-answer.ts'

/** Name and picture of an address; empty if there is none. */
export interface ApiIdentity {
  readonly name: string
  /** Passed `safeImage`. */
  readonly avatar: string
}

interface Input {
  readonly address: string
  /** The connected address; nothing while none is. */
  readonly sender?: string | undefined
}

/** An invalid answer is an error; a name or picture that may not be shown is left out. */
const Answer = z.object({
  name: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
})

/** Longest name of the name system. Source: RFC 1035, which ENS names follow. */
const MAX_NAME_LENGTH = 255

/** Namespaces whose addresses the service accepts. */
const NAMED = /^(eip155|solana):/

/** Resolves with true if the service has names of addresses on a network. */
export async function hasIdentities(
  api: BlockchainApi,
  networkId: NetworkId,
  signal?: AbortSignal,
): Promise<boolean> {
  return NAMED.test(networkId) && (await api.isSupported(networkId, signal))
}

/** Requests name and picture of an address. */
export async function readIdentity(
  api: BlockchainApi,
  { address, sender }: Input,
  signal?: AbortSignal,
): Promise<ApiIdentity> {
  const answer = await api.get(['v1', 'identity', address], { sender }, signal)
  const { name, avatar } = readAnswer(Answer, answer)
  // Its picture is left out with it: it would still stand for the name.
  if (!isShowable(name ?? '')) return { name: '', avatar: '' }
  return { name: name ?? '', avatar: safeImage(avatar ?? '') ?? '' }
}

/** A name with characters that would have to be removed may imitate another name. */
function isShowable(name: string): boolean {
  return plainText(name, MAX_NAME_LENGTH) === name
}
