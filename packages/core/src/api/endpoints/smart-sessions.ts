import * as z from 'zod/mini'
import {
  type AccountId,
  isWebLink,
  type Permission,
  type PermissionSigner,
  plainText,
  safeImage,
} from '../../contract/index.ts'
import type { SmartSession } from '../../store/state/smart-sessions.ts'
import type { BlockchainApi } from '../blockchain-api.ts'
import type { JsonObject } from '../http-api.ts'
import { readAnswer } from '../read-answer.ts'

/**
 * A session that a website asks for, also sent once the wallet has granted it. Source:
 * docs/blockchain-api.md, section 9.
 */
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

/** An invalid answer is an error; an invalid session is listed as one that can't be read. */
const Answer = z.object({ pcis: z.array(z.unknown()) })

const PCI = z.string().check(z.regex(/^[0-9a-zA-Z-]{1,128}$/))
/** In seconds: later times do not fit into a date. */
const LAST_DATE_S = 8.64e12

/** The first version writes the digits of a key as text, and that as hexadecimal digits. */
const FIRST_VERSION = /^0x(?:[0-9a-f]{2}){130}$/i
const Key = z.string().check(z.regex(/^0x04[0-9a-f]{128}$/i))

const Created = z.object({
  pci: PCI,
  key: z.object({ type: z.literal('secp256k1'), publicKey: z.string() }),
})

const MAX_NAME_LENGTH = 64
/** The server lists 255 at most. Source: docs/blockchain-api.md, section 9. */
const MAX_SESSIONS = 1_000

/**
 * Reads the smart sessions of an account, granted to any website; those that can't be read first, then newest
 * first. None is left out: what is not shown can't be revoked.
 */
export async function readSmartSessions(
  api: Pick<BlockchainApi, 'get'>,
  account: AccountId,
  signal?: AbortSignal,
): Promise<readonly SmartSession[]> {
  const answer = await api.get(['v1', 'sessions', account], {}, signal)
  const { pcis } = readAnswer(Answer, answer)
  const rank = ({ isUnreadable, createdAtMs = 0 }: SmartSession): number =>
    isUnreadable === true ? Number.POSITIVE_INFINITY : createdAtMs
  return pcis
    .slice(0, MAX_SESSIONS)
    .map(toSession)
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one)))
}

function toSession(listed: unknown): SmartSession {
  const { pci, project, expiry, createdAt, revokedAt, permissions } = Object(listed)
  const { name, url, iconUrl } = Object(project)
  const times = readTimes({ expiry, createdAt, revokedAt })
  const all: readonly unknown[] = Array.isArray(permissions) ? permissions : [permissions]
  const isUnreadable = !times.areRead || !all.every(isPermission) || !isText(pci) || pci === ''
  return {
    ...times.read,
    id: isText(pci) ? pci : '',
    siteName: plainText(isText(name) ? name : '', MAX_NAME_LENGTH),
    siteUrl: isText(url) && isWebLink(url) ? url : undefined,
    iconUrl: safeImage(isText(iconUrl) ? iconUrl : ''),
    permissions: all.map(toPermission),
    ...(isUnreadable && { isUnreadable }),
  }
}

interface ListedTimes {
  readonly expiry: unknown
  readonly createdAt: unknown
  readonly revokedAt: unknown
}

/** A session that says it was revoked before it began was not: a server may write 0 for "never". */
function readTimes({ expiry, createdAt, revokedAt }: ListedTimes) {
  const createdAtMs = toMs(createdAt)
  const expiresAtMs = toMs(expiry)
  const isRevoked = revokedAt !== undefined && revokedAt !== null
  const endedAtMs = isRevoked ? toMs(revokedAt) : undefined
  const revokedAtMs = (endedAtMs ?? 0) < (createdAtMs ?? 0) ? undefined : endedAtMs
  const isEndRead = !isRevoked || revokedAtMs !== undefined
  const listedExpiry = expiresAtMs === undefined && Number.isFinite(expiry) ? expiry : undefined
  return {
    areRead: createdAtMs !== undefined && expiresAtMs !== undefined && isEndRead,
    read: {
      createdAtMs,
      expiresAtMs,
      revokedAtMs,
      ...(isNumber(listedExpiry) && { listedExpiry }),
    },
  }
}

/** @returns undefined for what is no whole number of seconds since 1970, or no date. */
function toMs(seconds: unknown): number | undefined {
  const isTime = isNumber(seconds) && Number.isInteger(seconds) && seconds >= 0
  return isTime && seconds <= LAST_DATE_S ? seconds * 1_000 : undefined
}

/** Another form stays as it is: the wallet is asked to take it back like that. */
function toPermission(listed: unknown): Permission {
  if (!isPermission(listed)) return { type: '', data: listed }
  const { type, data } = listed
  return { type, data }
}

function isPermission(value: unknown): value is Permission {
  return typeof value === 'object' && value !== null && isText(Object(value).type)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
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
  // The website's data has been checked before; it has nothing that JSON can't write.
  const written: JsonObject = JSON.parse(JSON.stringify({ expiry, signer, permissions }))
  return { ...written, policies: [] }
}
