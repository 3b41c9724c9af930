import {
  hasNamespaceForm,
  hasNetworkForm,
  isNamespace,
  isNetworkId,
  isWebLink,
} from '../contract/index.ts'
import { isText, textLike } from './basic-rules.ts'
import { type Check, isRecord, must } from './problems.ts'

/** True, false, or the namespaces for which it is true. */
export const flagOrNamespaces = must('true, false or a list of namespaces', (value) => {
  return typeof value === 'boolean' || isListOf(value, (each) => hasNamespaceForm(String(each)))
})

/** Anything that can be called. */
export const call = must('a function', isCallable)

/** Any text, also an empty one. */
export const text = must('a text', isText)

/** Names a modal within storage keys. */
export const id = textLike('up to 32 of a-z, 0-9, -', /^[a-z\d-]{1,32}$/i)

/** A language tag. Source: BCP 47. */
export const language = textLike('a language tag', /^[a-z]{2,3}(-[a-z\d]+)*$/i)

/** Checks the address of a relay. */
export const socket = textLike('a ws(s) URL', /^wss?:\/\/[^/]/i)

/** A list of texts. */
export const texts = must('a list of texts', (value) => isListOf(value, isText))

/** Texts by name. */
export const textTable = tableOf('texts', isText)

/** Texts and numbers by name. */
export const valueTable = tableOf('texts and numbers', (value) => {
  return value === undefined || isText(value) || Number.isFinite(value)
})

/** Addresses by network. */
export const urlTable = tableOf('URLs by CAIP-2 id', (urls, key) => {
  return hasNetworkForm(key) && isListOf(urls, isWebLink)
})

/** An address on the web by network. */
export const nodeTable = tableOf('a URL by CAIP-2 id', (url, key) => {
  return isNetworkId(key) && isWebLink(url)
})

/** Lists of texts by namespace. */
export const listTable = tableOf('lists of texts by namespace', (list, key) => {
  return isNamespace(key) && isListOf(list, isText)
})

/** Networks by namespace. */
export const networkTable = tableOf('lists of CAIP-2 ids by namespace', (list, key) => {
  return isListOf(list, (id) => isNetworkId(id) && id.startsWith(`${key}:`))
})

/** Tokens by network. Their pictures are checked again before they are shown. */
export const tokenTable = tableOf('{ address, image? } by CAIP-2 id', (token, key) => {
  const { address, image = 'data:image/' } = Object(token)
  const form = key.startsWith('eip155:') ? /^0x[\da-f]{40}$/i : /\S/
  const isPicture = isWebLink(image) || String(image).startsWith('data:image/')
  return hasNetworkForm(key) && isText(address) && form.test(address) && isPicture
})

/** Checks a sign-in. */
export const siwx = must('a Siwx, such as localSiwx()', (value) => {
  return hasMethods(value, 'createMessage addSession revokeSession setSessions getSessions')
})

/** Checks a sign-in of the older form. */
export const siwe = must('getNonce, createMessage, verifyMessage, getSession, signOut', (value) => {
  return hasMethods(value, 'getNonce createMessage verifyMessage getSession signOut')
})

/** The storage of the website. */
export const storage = must("'memory' or a Storage", (value) => {
  return value === 'memory' || hasMethods(value, 'get set remove')
})

/** Checks the result of an adapter's package. Only its traits name a namespace that is none of ours. */
export const adapter = must('an adapter', (value) => {
  if (!isRecord(value)) return false
  const [namespace, { name }] = [String(value['namespace']), Object(value['traits'])]
  return isNamespace(namespace) || (hasNamespaceForm(namespace) && isText(name))
})

/** Lists collectibles. */
export const collectibleSource = must('{ namespaces, listPage() }', (value) => {
  return (
    hasMethods(value, 'listPage') &&
    isListOf(Object(value).namespaces, (each) => hasNamespaceForm(String(each)))
  )
})

/** Checks a source of swaps. */
export const swapSource = must('{ networks, listTokens(), readQuote(), … }', (value) => {
  return (
    hasMethods(value, 'listTokens readQuote readAllowance buildApproval buildSwap') &&
    isListOf(Object(value).networks, (each) => hasNetworkForm(String(each)))
  )
})

/** Sells for money. The names of ours are taken. */
export const onrampSource = must('{ id, name, namespaces, buildUrl() }', (value) => {
  return (
    isRecord(value) &&
    /^(?!(?:coinbase|meld)$)[a-z\d-]{1,32}$/i.test(String(value['id'])) &&
    isText(value['name']) &&
    isListOf(value['namespaces'], (each) => hasNamespaceForm(String(each))) &&
    isCallable(value['buildUrl'])
  )
})

/** Its id at a partner. Source: docs/blockchain-api.md, section 8. */
export const partnerId = textLike('32 to 50 characters', /^\S{32,50}$/)

/** A country. Source: ISO 3166-1 alpha-2. */
export const country = textLike('a country of two letters', /^[a-z]{2}$/i)

/** Checks the result of the wallet-connect package. */
export const relay = must('walletConnect() of @latchkey/walletconnect', (value) => {
  return hasMethods(value, 'load')
})

/** One of a few words. */
export function oneOf(...known: readonly unknown[]): Check {
  return must(`one of ${known.join(', ')}`, (value) => known.includes(value))
}

/** A list of some of a few words; or false, which switches it off. */
export function someOf(known: readonly unknown[], or: '' | ', or false' = ''): Check {
  return must(`a list of any of ${known.join(', ')}${or}`, (value) => {
    return isListOf(value, (each) => known.includes(each)) || (or !== '' && value === false)
  })
}

/** Returns true for an object with these functions, whose names have blanks between them. */
function hasMethods(value: unknown, names: string): boolean {
  return isRecord(value) && names.split(' ').every((name) => isCallable(value[name]))
}

function isListOf(value: unknown, fits: (value: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits)
}

function tableOf(what: string, fits: (value: unknown, key: string) => boolean): Check {
  return must(`an object of ${what}`, (table) => {
    return isRecord(table) && Object.entries(table).every(([key, each]) => fits(each, key))
  })
}

function isCallable(value: unknown): boolean {
  return typeof value === 'function'
}
