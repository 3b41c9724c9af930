import type { SiwxHost, SiwxMessageData, SiwxSession } from '../contract/index.ts'
import { hasNetworkForm } from '../contract/index.ts'

/** The name in storage. Source: docs/constants.json, `siwx`. */
const STORED = 'siwx'
/** More than a visitor's accounts on a website's networks. */
const MAX_SESSIONS = 200

/** The sign-ins of this site in storage. */
export interface StoredSessions {
  read(): readonly SiwxSession[]
  write(sessions: readonly SiwxSession[]): void
}

/** Creates the stored sign-ins of one modal. */
export function createStoredSessions({ storage, key }: Pick<SiwxHost, 'storage' | 'key'>) {
  const stored: StoredSessions = {
    read() {
      try {
        const list: unknown = JSON.parse(storage.get(key(STORED)) ?? '[]')
        return Array.isArray(list) ? list.slice(0, MAX_SESSIONS).flatMap(readSession) : []
      } catch {
        // The page or an extension wrote there.
        return []
      }
    },
    write(sessions) {
      if (sessions.length === 0) storage.remove(key(STORED))
      else storage.set(key(STORED), JSON.stringify(sessions))
    },
  }
  return stored
}

const TEXTS = ['accountAddress', 'domain', 'uri', 'version', 'nonce'] as const
const OPTIONAL = [
  ...(['scheme', 'statement', 'requestId', 'issuedAt', 'expirationTime', 'notBefore'] as const),
]

/** @returns An empty list for anything that is no sign-in. */
function readSession(value: unknown): readonly SiwxSession[] {
  const { data, message, signature, cacao } = Object(value)
  if (typeof message !== 'string' || typeof signature !== 'string') return []
  return isData(data) ? [{ data, message, signature, ...(cacao !== undefined && { cacao }) }] : []
}

function isData(value: unknown): value is SiwxMessageData {
  const data = Object(value)
  const { resources } = data
  return (
    hasNetworkForm(data.chainId) &&
    TEXTS.every((field) => typeof data[field] === 'string') &&
    OPTIONAL.every((field) => ['string', 'undefined'].includes(typeof data[field])) &&
    (resources === undefined ||
      (Array.isArray(resources) && resources.every((each) => typeof each === 'string')))
  )
}
