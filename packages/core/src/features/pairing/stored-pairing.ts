import { type Storage, safeImage } from '../../contract/index.ts'

/** The face of a wallet, whatever namespaces it serves. */
export interface PairedFace {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/** What is kept of a wallet-connect session, so that a reload takes it up. Nothing of it is secret. */
export interface StoredPairing {
  readonly topic: string
  readonly face: PairedFace
  readonly isBasic: boolean
}

/** A link that opens the wallet of the session again; the library reads it under this name. */
const DEEP_LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'
const TOPIC = /^[\w-]{1,128}$/
/** Longest texts that are believed. */
const MAX_TEXT = 256
const MAX_NAME = 64
/** Longest picture that is kept. */
const MAX_ICON = 32_768

/** Keeps what a reload needs. */
export interface PairingMemory {
  read(): StoredPairing | undefined
  write(stored: StoredPairing): void
  /** The link that opened the wallet; undefined: it scanned a code. */
  writeLink(link: { readonly href: string; readonly name: string } | undefined): void
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
    writeLink(link) {
      if (link === undefined) storage.remove(DEEP_LINK_KEY)
      else storage.set(DEEP_LINK_KEY, JSON.stringify({ href: link.href, name: link.name }))
    },
    forget() {
      storage.remove(key)
      storage.remove(DEEP_LINK_KEY)
    },
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
  }
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
