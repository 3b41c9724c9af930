/**
 * Keeps secrets out of the panel and out of reports. Nothing passes because it looks harmless: a
 * property passes only if its name is on the list below, and each word of a text only if it has no
 * shape that a key, token, signature, code, address, e-mail address or recovery phrase may have.
 */

/** How addresses of accounts are shown. */
export type AddressMode = 'full' | 'short' | 'none'

/** The known data of a page, which can be shown. */
export interface Redaction {
  readonly addresses: AddressMode
  /** Addresses of the connected accounts. Any other one is left out, since keys look the same. */
  readonly accounts: readonly string[]
  /** CAIP-2 ids of networks, which are public. */
  readonly networks: readonly string[]
}

const NOTHING_KNOWN: Redaction = { addresses: 'none', accounts: [], networks: [] }

/** Names of properties that are shown. Everything else is left out and counted. */
const SHOWN: ReadonlySet<string> = new Set([
  ...['report', 'page', 'state', 'storage', 'events', 'requests', 'hosts', 'messages', 'timeline'],
  ...['wallets', 'modal', 'connections', 'namespaces', 'eip155', 'solana', 'bip122', 'polkadot'],
  ...['active', 'pairing', 'login', 'signIn', 'failure', 'features', 'properties', 'steps'],
  ...['open', 'isOpen', 'loading', 'initialized', 'views', 'methods', 'status', 'step', 'kind'],
  ...['namespace', 'network', 'networks', 'wallet', 'provider', 'accounts', 'account', 'isActive'],
  ...['themeMode', 'locale', 'code', 'key', 'characters', 'ageSeconds', 'at', 'tookMs', 'sinceMs'],
  ...['event', 'connected', 'method', 'name', 'platform', 'isSmartAccount', 'accountType', 'badge'],
  ...['headless', 'uncaught', 'errorType', 'origin', 'path', 'initiator', 'verdict', 'reason'],
  ...['when', 'channel', 'type', 'outcome', 'mark', 'rdns', 'place', 'isInstalled', 'isAmbiguous'],
  ...['rule', 'lists', 'explanation', 'times', 'socials', 'analytics', 'history', 'isSupported'],
])

/** Longer texts are cut. */
const MAX_LENGTH = 300
/** No more of a text is looked at. */
const MAX_READ = 4_000
/** Deeper values are left out. */
const MAX_DEPTH = 8

/**
 * Copies plain data without what may be secret.
 *
 * @returns The same shape; an object from which something was left out has a number `leftOut`.
 */
export function redact(value: unknown, known: Redaction = NOTHING_KNOWN, depth = 0): unknown {
  if (depth > MAX_DEPTH) return undefined
  if (typeof value === 'string') return redactText(value, known)
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => redact(each, known, depth + 1))
  if (typeof value !== 'object') return undefined
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  const shown = entries.filter(([name]) => SHOWN.has(name))
  const leftOut = entries.length - shown.length
  return {
    ...Object.fromEntries(shown.map(([name, each]) => [name, redact(each, known, depth + 1)])),
    ...(leftOut > 0 && { leftOut }),
  }
}

/** A text without words that may be secret. */
export function redactText(text: string, known: Redaction = NOTHING_KNOWN): string {
  // A word that is cut in the middle could no longer be recognised, so it is removed as well.
  const read = text.length > MAX_READ ? text.slice(0, MAX_READ).replace(/\S*$/, '') : text
  const shown = splitByKnown(read, known)
    .map((part, nth) => (nth % 2 === 0 ? redactWords(part) : showKnown(part, known)))
    .join('')
  return shown.length > MAX_LENGTH ? `${shown.slice(0, MAX_LENGTH)}…` : shown
}

/** Every second part is an account or a network that is known. */
function splitByKnown(text: string, { accounts, networks }: Redaction): readonly string[] {
  const passing = [...networks, ...accounts].filter((each) => each !== '')
  if (passing.length === 0) return [text]
  // The longest first, so that none is taken for the beginning of another.
  const sorted = passing.sort((one, other) => other.length - one.length).map(escaped)
  return text.split(new RegExp(`(${sorted.join('|')})`, 'i'))
}

function showKnown(part: string, { networks, addresses }: Redaction): string {
  return networks.some((id) => isSame(id, part)) ? part : showAddress(part, addresses)
}

/** An address as the mode has it. */
function showAddress(address: string, mode: AddressMode): string {
  if (mode === 'full') return address
  if (mode === 'none') return '[address]'
  return `${address.slice(0, 6)}…${address.slice(-4)}`
}

/**
 * The origin and the path of an address, without user, query and fragment, and without parts of the path that
 * may be a key, an id or an address.
 *
 * @returns undefined for anything but http, https, ws and wss.
 */
export function redactUrl(
  address: string,
): { readonly origin: string; readonly path: string } | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  if (!/^(https?|wss?):$/.test(protocol)) return undefined
  const labels = host.split('.').map((label) => (looksSecret(label) ? '[…]' : label))
  const path = pathname.split('/').map((part) => (isPlainPart(part) ? part : '[…]'))
  return { origin: `${protocol}//${labels.join('.')}`, path: path.join('/').slice(0, MAX_LENGTH) }
}

/** A part of a path that names something: a word, or a version. */
function isPlainPart(part: string): boolean {
  return /^(v\d{1,2}|[a-z._-]{0,24})$/i.test(part) && !looksSecret(part)
}

/** Twelve or more short words in a row may be a recovery phrase. Source: BIP-39. */
const PHRASE = /(?<!\p{L})(\p{Ll}{3,8}[\s,]+){11,}\p{Ll}{3,8}(?!\p{L})/gu

function redactWords(text: string): string {
  return text
    .replace(PHRASE, '[words]')
    .split(/(\s+)/)
    .map((word, nth) => (nth % 2 === 0 ? redactWord(word) : word))
    .join('')
}

/** Words that say what follows them. */
const NAMED_SECRET =
  /(key|token|secret|pass\w*|code|otp|pin|auth\w*|bearer|jwt|seed|sig\w*|mnemonic|phrase)["']?[=:]/i

/** A moment, as reports write it. Source: ISO 8601. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

function redactWord(word: string): string {
  if (MOMENT.test(word)) return word
  if (/[^\s@]@[^\s@]+\.[^\s@]/.test(word) && !word.startsWith('wc@2:')) return '[e-mail]'
  if (NAMED_SECRET.test(word)) return '[secret]'
  if (word.includes('://')) return redactAddressWord(word)
  const plain = word.replace(/[?#](?=.).*/s, '?…')
  // A code to enter, or a number of a telephone.
  if (/(?<![\w:.])\d{5,}/.test(plain)) return '[digits]'
  return looksSecret(plain) ? '[…]' : plain
}

function redactAddressWord(word: string): string {
  const url = redactUrl(word)
  if (url === undefined) return '[…]'
  return url.path === '/' ? url.origin : `${url.origin}${url.path}`
}

/** Keys and signatures are at least so long. */
const MIN_SECRET = 16
/** Random letters change between small and capital ones more often than once in so many. */
const MIN_WORD_LENGTH = 4

/** A part of a name: letters, a short number, a version, or a prefix of ours. */
const WORD = /^(\p{Lu}?\p{Ll}{1,16}|\p{Lu}{1,16}|\d{1,3}|v\d{1,2}|eip155|bip122|w3m)$/u

/**
 * Returns true if a word without blanks may be a key: long, and not made of words
 * (`connected_namespaces`, `ConnectingExternal`, `com.fjord.wallet`) or short numbers.
 */
function looksSecret(word: string): boolean {
  if (word.length < MIN_SECRET) return false
  const parts = word.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((part) => part !== '')
  const areWords = parts.every((part) => WORD.test(part))
  return !areWords || word.length / parts.length < MIN_WORD_LENGTH
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
