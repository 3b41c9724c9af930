import { type Storage, safeImage, safeLink } from '../contract/index.ts'

/** The face of a wallet, whatever namespaces it serves. */
export interface PairedFace {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/** What opens the wallet of a session again. Source: docs/specification.md, section 3, deep link choice. */
export interface DeepLink {
  /** Says nothing of any address. */
  readonly href: string
  readonly name: string
}

/** What is kept of a wallet-connect session, so that a reload takes it up. Nothing of it is secret. */
export interface StoredPairing {
  readonly topic: string
  readonly face: PairedFace
  readonly isBasic: boolean
  /** undefined: the wallet was reached in another way than by a link on a phone. */
  readonly link?: DeepLink | undefined
}

const TOPIC = /^[\w-]{1,128}$/
/** Longest texts that are believed. */
const MAX_TEXT = 256
const MAX_NAME = 64
/** Longest link that is followed. */
const MAX_LINK = 2_048
/** Longest picture that is kept. */
const MAX_ICON = 32_768

/** Keeps what a reload needs. */
export interface PairingMemory {
  read(): StoredPairing | undefined
  write(stored: StoredPairing): void
  forget(): void
}

/** Makes the memory of one modal. */
export function createPairingMemory(storage: Storage, key: string): PairingMemory {
  return {
    read: () => readPairing(storage.get(key)),
    write({ face, ...rest }) {
      const icon = (face.icon?.length ?? 0) > MAX_ICON ? undefined : face.icon
      storage.set(key, JSON.stringify({ ...rest, face: { ...face, icon } }))
    },
    forget: () => storage.remove(key),
  }
}

function readPairing(text: string | undefined): StoredPairing | undefined {
  const value = Object(parse(text))
  const face = Object(value.face)
  const topic = readText(value.topic, MAX_TEXT)
  const id = readText(face.id, MAX_TEXT)
  const name = readText(face.name, MAX_NAME)
  if (topic === undefined || !TOPIC.test(topic)) return undefined
  if (id === undefined || name === undefined) return undefined
  const icon = readText(face.icon, MAX_ICON)
  return {
    topic,
    face: { id, name, icon: icon && safeImage(icon), rdns: readText(face.rdns, MAX_TEXT) },
    isBasic: value.isBasic === true,
    link: readLink(value.link),
  }
}

function readLink(value: unknown): DeepLink | undefined {
  const { href, name } = Object(value)
  const link = safeLink(readText(href, MAX_LINK) ?? '')
  const text = readText(name, MAX_NAME)
  return link && text !== undefined ? { href: link.href, name: text } : undefined
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    // Somebody else's text, or half of ours: the same as nothing.
    return undefined
  }
}

function readText(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined
}
