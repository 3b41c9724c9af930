import * as z from 'zod/mini'
import { LatchkeyError } from '../../contract/index.ts'
import type { NameSuggestion } from '../../store/state/names.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'
import { isServiceName, SERVICE_ENDING, SERVICE_ZONE } from '../service-name.ts'

/** A registered name. */
export interface NameRecord {
  readonly name: string
  /** Addresses by coin type, as text. */
  readonly addresses: Readonly<Record<string, { readonly address: string }>>
}

/** The data that a name is registered with. */
export interface NameClaim {
  readonly name: string
  readonly coinType: number
  readonly address: string
  /** The text that was signed. */
  readonly message: string
  readonly signature: string
}

const MAX_SUGGESTIONS = 5

/** The version of the answers. */
const VERSION = { apiVersion: '2' }

/** An address of no form is for the adapter to refuse. An unknown shape is an error. */
const Record = z.object({
  name: z.string(),
  addresses: z.record(z.string(), z.object({ address: z.string() })),
})

/** An entry that is no name of the service is left out. */
const Suggestion = z.object({
  name: z.string().check(z.refine(isServiceName)),
  registered: z.boolean(),
})

/** Looks a name up. @returns undefined for a name that is free. */
export async function readNameRecord(
  api: BlockchainApi,
  name: string,
  signal?: AbortSignal,
): Promise<NameRecord | undefined> {
  const answer = await api.get(['v1', 'profile', 'account', name], VERSION, signal)
  // Source: docs/blockchain-api.md, section 7.
  if (Array.isArray(answer) || isWithoutName(answer)) return undefined
  const record = readAnswer(Record, answer)
  // Another name says nothing of this one.
  if (record.name !== name) throw new LatchkeyError('http.malformed', {})
  return record
}

function isWithoutName(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && !Object.hasOwn(answer, 'name')
}

/** The names of an address, the first one first. */
export async function readNamesOf(
  api: BlockchainApi,
  { address, sender }: { readonly address: string; readonly sender?: string | undefined },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const path = ['v1', 'profile', 'reverse', address]
  const answer = await api.get(path, { sender, ...VERSION }, signal)
  const entries = readAnswer(z.array(z.unknown()), answer)
  const names = readEach(z.object({ name: z.string() }), entries).map(({ name }) => name)
  return names.filter(isServiceName)
}

/** A name and others like it: at most five. Those of another zone are left out. */
export async function readSuggestions(
  api: BlockchainApi,
  label: string,
  signal?: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  const path = ['v1', 'profile', 'suggestions', label]
  const answer = await api.get(path, { zone: SERVICE_ZONE }, signal)
  const { suggestions } = readAnswer(z.object({ suggestions: z.array(z.unknown()) }), answer)
  return readEach(Suggestion, suggestions)
    .filter(({ name }) => name.endsWith(SERVICE_ENDING))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name, registered }) => ({ name, isRegistered: registered }))
}

/** The server answers with the record; the specification with `success`. */
const Registered = z.union([
  z.object({ name: z.optional(z.string()), success: z.literal(true) }),
  z.object({ name: z.string(), success: z.optional(z.literal(true)) }),
])

/**
 * Registers a name.
 *
 * @throws LatchkeyError `http.malformed`, also where another name was registered, and as `BlockchainApi.post`.
 */
export async function registerName(
  api: BlockchainApi,
  { name, coinType, address, message, signature }: NameClaim,
  signal?: AbortSignal,
): Promise<void> {
  const body = { coin_type: coinType, address, message, signature }
  const answer = await api.post(['v1', 'profile', 'account'], body, signal)
  const { name: registered = name } = readAnswer(Registered, answer)
  if (registered !== name) throw new LatchkeyError('http.malformed', {})
}
