import * as z from 'zod/mini'
import {
  type AccountId,
  isWebLink,
  type Permission,
  type PermissionSigner,
  plainText,
  safeImage,
} from '../../contract/index.ts'
import type { SmartSession } from '../../store/smart-sessions-state.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import type { JsonObject } from '../http-api.ts'
import { readAnswer, readEach } from '../read-answer.ts'

/** What is asked for, and again when the wallet has granted it. Source: docs/blockchain-api.md, section 9. */
export interface AskedSession {
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: PermissionSigner
  readonly permissions: readonly Permission[]
}

/** A key of the server that signs for the session together with the website's. */
export interface ServerKey {
  readonly type: 'secp256k1'
  /** `0x04…`, uncompressed. */
  readonly publicKey: string
}

/** An invalid answer is an error; an invalid session is left out: it must not hide the others. */
const Answer = z.object({ pcis: z.array(z.unknown()) })

const PCI = z.string().check(z.regex(/^[0-9a-zA-Z-]{1,128}$/))
/** Later times do not fit into a date. */
const Seconds = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e12))

const Listed = z.object({
  project: z.object({
    name: z.nullish(z.string()),
    url: z.nullish(z.string()),
    iconUrl: z.nullish(z.string()),
  }),
  pci: PCI,
  expiry: Seconds,
  createdAt: Seconds,
  permissions: z.array(z.object({ type: z.string(), data: z.unknown() })),
  revokedAt: z.nullish(Seconds),
})

/** The first version writes the digits of a key as text, and that as hexadecimal digits. */
const FIRST_VERSION = /^0x(?:[0-9a-f]{2}){130}$/i
const Key = z.string().check(z.regex(/^0x04[0-9a-f]{128}$/i))

const Created = z.object({
  pci: PCI,
  key: z.object({ type: z.literal('secp256k1'), publicKey: z.string() }),
})

const MAX_NAME_LENGTH = 64
/** Source: docs/blockchain-api.md, section 9. */
const MAX_SESSIONS = 255

/** Reads the smart sessions of an account, granted to any website; newest first. */
export async function readSmartSessions(
  api: Pick<BlockchainApi, 'get'>,
  account: AccountId,
  signal?: AbortSignal,
): Promise<readonly SmartSession[]> {
  const answer = await api.get(['v1', 'sessions', account], {}, signal)
  const { pcis } = readAnswer(Answer, answer)
  return readEach(Listed, pcis.slice(0, MAX_SESSIONS))
    .map(toSession)
    .sort((one, other) => other.createdAtMs - one.createdAtMs)
}

function toSession({ project, ...listed }: z.infer<typeof Listed>): SmartSession {
  const { pci, expiry, createdAt, revokedAt, permissions } = listed
  const { name, url, iconUrl } = project
  return {
    id: pci,
    siteName: plainText(name ?? '', MAX_NAME_LENGTH),
    siteUrl: isWebLink(url) ? (url ?? undefined) : undefined,
    iconUrl: safeImage(iconUrl ?? ''),
    createdAtMs: createdAt * 1_000,
    expiresAtMs: expiry * 1_000,
    revokedAtMs: typeof revokedAt === 'number' ? revokedAt * 1_000 : undefined,
    permissions: permissions.map(({ type, data }) => ({ type, data })),
  }
}

/**
 * Announces a session that the wallet is about to be asked for.
 *
 * @returns Its id, and the server's key.
 */
export async function createSmartSession(
  api: Pick<BlockchainApi, 'post'>,
  account: AccountId,
  asked: AskedSession,
): Promise<{ readonly id: string; readonly key: ServerKey }> {
  const answer = await api.post(['v1', 'sessions', account], bodyOf(asked))
  const { pci, key } = readAnswer(Created, answer)
  const publicKey = readAnswer(Key, decoded(key.publicKey))
  return { id: pci, key: { type: key.type, publicKey } }
}

function decoded(publicKey: string): string {
  if (!FIRST_VERSION.test(publicKey)) return publicKey
  const digits = publicKey.slice(2).match(/../g) ?? []
  return `0x${digits.map((each) => String.fromCharCode(Number.parseInt(each, 16))).join('')}`
}

/** Tells the server by which context the wallet knows a session that it granted. */
export async function activateSmartSession(
  api: Pick<BlockchainApi, 'post'>,
  account: AccountId,
  granted: AskedSession & { readonly id: string; readonly context: string },
): Promise<void> {
  const { id, context, ...asked } = granted
  const body = { ...bodyOf(asked), pci: id, context }
  await api.post(['v1', 'sessions', account, 'activate'], body)
}

/** Takes a session back, by the owner's signature. */
export async function revokeSmartSession(
  api: Pick<BlockchainApi, 'post'>,
  account: AccountId,
  revoked: { readonly id: string; readonly signature: string },
): Promise<void> {
  const body = { pci: revoked.id, signature: revoked.signature }
  await api.post(['v1', 'sessions', account, 'revoke'], body)
}

function bodyOf({ expiry, signer, permissions }: AskedSession): JsonObject {
  // What a website hands over is checked by then; it has nothing that JSON can't write.
  const written: JsonObject = JSON.parse(JSON.stringify({ expiry, signer, permissions }))
  return { ...written, policies: [] }
}
