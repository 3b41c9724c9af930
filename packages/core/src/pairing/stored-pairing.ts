import { type PairedPeer, type Storage, safeImage, safeLink } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Snapshot } from '../store/state/root.ts'
import { WALLET_CONNECT_ID } from '../store/wallet-ids.ts'

/** The wallet of a session, as it is shown on every namespace that it serves. */
export interface PairedWallet {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly rdns?: string | undefined
}

/**
 * The link that opens the wallet of a session again. Source: docs/specification.md, section 3, deep
 * link choice.
 */
export interface DeepLink {
  /** Contains no address. */
  readonly href: string
  readonly name: string
}

/**
 * The stored data of a wallet-connect session, so that a reload restores it. Nothing of it is
 * secret.
 */
export interface StoredPairing {
  readonly topic: string
  readonly wallet: PairedWallet
  readonly isBasic: boolean
  /** undefined: the wallet was not opened by a link on a phone. */
  readonly link?: DeepLink | undefined
}

const TOPIC = /^[\w-]{1,128}$/
/** Longer texts were not written by us. */
const MAX_TEXT = 256
/** Longer names are cut when they are stored. */
const MAX_NAME = 64
/** The name of a wallet that has none. */
const UNNAMED = 'WalletConnect'
/** Longer links are not opened. */
const MAX_LINK = 2_048
/** Longer pictures are not stored. */
const MAX_ICON = 32_768

/** The stored session of one modal. */
export interface PairingStore {
  read(): StoredPairing | undefined
  write(stored: StoredPairing): void
  clear(): void
}

/**
 * The key under which other wallet-connect scripts look for the wallet's link. Source:
 * docs/constants.json, `storage`.
 */
const LINK_KEY = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * Creates the store of one modal. The wallet is stored as `face`, as earlier versions did. The link is
 * stored twice: under the name that all wallet-connect scripts share, where any of them may write, and
 * beside its session, from where it is read.
 */
export function createPairingStore(storage: Storage, key: string): PairingStore {
  return {
    read: () => readPairing(storage.get(key)),
    write({ wallet: fullWallet, ...given }) {
      const wallet = withShortName(fullWallet)
      const rest = { ...given, link: given.link && withShortName(given.link) }
      const icon = (wallet.icon?.length ?? 0) > MAX_ICON ? undefined : wallet.icon
      removeLink(storage, readPairing(storage.get(key))?.link)
      storage.set(key, JSON.stringify({ ...rest, face: { ...wallet, icon } }))
      if (rest.link) storage.set(LINK_KEY, JSON.stringify(rest.link))
    },
    clear() {
      removeLink(storage, readPairing(storage.get(key))?.link)
      storage.remove(key)
    },
  }
}

function withShortName<Named extends { readonly name: string }>(named: Named): Named {
  return { ...named, name: named.name.slice(0, MAX_NAME) }
}

/** Removes the shared copy of a link; what others have stored there since stays. */
function removeLink(storage: Storage, link: DeepLink | undefined): void {
  const shared = readLink(parse(storage.get(LINK_KEY)))
  if (link !== undefined && shared?.href === link.href) storage.remove(LINK_KEY)
}

function readPairing(text: string | undefined): StoredPairing | undefined {
  const value = Object(parse(text))
  const face = Object(value.face)
  const topic = readText(value.topic, MAX_TEXT)
  const id = readText(face.id, MAX_TEXT)
  const name = readText(face.name, MAX_NAME) ?? UNNAMED
  if (topic === undefined || !TOPIC.test(topic) || id === undefined) return undefined
  const icon = readText(face.icon, MAX_ICON)
  return {
    topic,
    wallet: { id, name, icon: icon && safeImage(icon), rdns: readText(face.rdns, MAX_TEXT) },
    isBasic: value.isBasic === true,
    link: readLink(value.link),
  }
}

function readLink(value: unknown): DeepLink | undefined {
  const { href, name } = Object(value)
  const link = safeLink(readText(href, MAX_LINK) ?? '')
  return link && { href: link.href, name: readText(name, MAX_NAME) ?? UNNAMED }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    // Not written by us, or cut off: the same as nothing.
    return undefined
  }
}

function readText(value: unknown, maxLength: number): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined
}

/** The wallet that the visitor chose, on the active namespace; else the one that answered. */
export function pairedCard(
  { pairing, network }: Pick<Snapshot, 'pairing' | 'network'>,
  { name, icon }: PairedPeer,
): WalletCard {
  const { wallet } = pairing
  const namespace = network.activeNamespace
  if (wallet === undefined) {
    return { id: WALLET_CONNECT_ID, namespace, name: name || UNNAMED, icon }
  }
  return {
    id: wallet.id,
    namespace,
    name: wallet.name,
    icon: wallet.imageUrl ?? icon,
    rdns: wallet.rdns,
  }
}
