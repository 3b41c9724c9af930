import {
  isNetworkId,
  LatchkeyError,
  type NetworkId,
  referenceOf,
  type SiwxMessageData,
} from '../contract/index.ts'
import { firstWrongField, type SigningNamespace, signingNamespace } from './message-rules.ts'

/** How the text calls an account of a namespace. */
const ACCOUNTS: Readonly<Record<SigningNamespace, string>> = {
  eip155: 'Ethereum',
  solana: 'Solana',
  bip122: 'Bitcoin',
}
const OPENING =
  /^(?:(.*?):\/\/)?(.*) wants you to sign in with your (Ethereum|Solana|Bitcoin) account:$/

/** Wallets of Solana know its networks by name. Source: Wallet Standard. */
const SOLANA_NAMES: ReadonlyMap<string, string> = new Map([
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'mainnet'],
  ['solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'devnet'],
  ['solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'testnet'],
])

/** Values with a line of their own, in order. */
const LINES = [
  ['uri', 'URI'],
  ['version', 'Version'],
  ['chainId', 'Chain ID'],
  ['nonce', 'Nonce'],
  ['issuedAt', 'Issued At'],
  ['expirationTime', 'Expiration Time'],
  ['notBefore', 'Not Before'],
  ['requestId', 'Request ID'],
] as const
type LineName = (typeof LINES)[number][0]

/**
 * Writes the text that an owner signs: ERC-4361 on `eip155`, Sign In With Solana on `solana`, and the
 * same lines as ERC-4361 on `bip122`.
 *
 * @throws LatchkeyError `siwx.invalid` with the first value that can't be in the text as it is: one with
 * a line break or an invisible character, a time that does not exist, a statement of ERC-4361 with
 * letters beyond ASCII, and so on. Source: docs/security.md, S17.
 */
export function writeSignInText(data: SiwxMessageData): string {
  const field = firstWrongField(data)
  if (field !== undefined) throw new LatchkeyError('siwx.invalid', { field })
  const { chainId, scheme, domain, accountAddress, statement, resources } = data
  const namespace = signingNamespace(chainId)
  const account = namespace && ACCOUNTS[namespace]
  const lines = LINES.flatMap(([name, title]) => {
    const value = name === 'chainId' ? chainName(chainId) : data[name]
    return value === undefined ? [] : [`${title}: ${value}`]
  })
  if (resources !== undefined) lines.push('Resources:', ...resources.map((each) => `- ${each}`))
  const page = scheme === undefined ? domain : `${scheme}://${domain}`
  const head = `${page} wants you to sign in with your ${account} account:\n${accountAddress}\n`
  // Without a statement its line is left out on `solana`, and empty elsewhere.
  const stated = statement === undefined ? '' : `\n${statement}\n`
  const middle = statement === undefined && namespace !== 'solana' ? '\n' : stated
  return `${head}${middle}\n${lines.join('\n')}`
}

/**
 * Reads such a text.
 *
 * @returns undefined for any other text, also for one that differs only in its blanks or in the order
 * of its lines.
 */
export function readSignInText(text: string): SiwxMessageData | undefined {
  const [opening = '', accountAddress = '', ...rest] = text.split('\n')
  const [, scheme, domain = '', account = ''] = OPENING.exec(opening) ?? []
  const namespace = NAMESPACES_BY_ACCOUNT.get(account)
  const parts = namespace && splitStatement(rest, namespace)
  const values = parts && readLines(parts.lines)
  const chainId = namespace && values && networkOfName(namespace, values.chainId ?? '')
  if (chainId === undefined || values === undefined) return undefined
  // A line that is missing is refused below, like a wrong one.
  const { uri = '', version = '', nonce = '' } = values
  const data = { ...values, accountAddress, chainId, domain, uri, version, nonce }
  const stated = {
    ...data,
    ...(scheme !== undefined && { scheme }),
    ...(parts?.statement !== undefined && { statement: parts.statement }),
  }
  const isRight = firstWrongField(stated) === undefined && writeSignInText(stated) === text
  return isRight ? stated : undefined
}

const NAMESPACES_BY_ACCOUNT: ReadonlyMap<string, SigningNamespace> = new Map([
  ['Ethereum', 'eip155'],
  ['Solana', 'solana'],
  ['Bitcoin', 'bip122'],
])

interface Parts {
  readonly statement?: string
  readonly lines: readonly string[]
}

/** @param rest - The lines after the address. */
function splitStatement(rest: readonly string[], namespace: SigningNamespace): Parts | undefined {
  const [blank, first, second, ...more] = rest
  if (blank !== '' || first === undefined || second === undefined) return undefined
  if (second === '') return { statement: first, lines: more }
  if (namespace === 'solana') return { lines: [first, second, ...more] }
  return first === '' ? { lines: [second, ...more] } : undefined
}

type Values = { [Name in LineName]?: string | undefined } & { resources?: readonly string[] }

/** Takes each line where it has its place; what has none is missed when the text is written again. */
function readLines(lines: readonly string[]): Values {
  const values: Values = {}
  const left = [...lines]
  for (const [name, title] of LINES) {
    if (left[0]?.startsWith(`${title}: `)) values[name] = left.shift()?.slice(title.length + 2)
  }
  if (left.shift() === 'Resources:') values.resources = left.map((line) => line.slice(2))
  return values
}

function chainName(chainId: NetworkId): string {
  return SOLANA_NAMES.get(chainId) ?? referenceOf(chainId)
}

function networkOfName(namespace: SigningNamespace, name: string): NetworkId | undefined {
  const named = [...SOLANA_NAMES].find(([, each]) => namespace === 'solana' && each === name)
  const id = named?.[0] ?? `${namespace}:${name}`
  return isNetworkId(id) ? id : undefined
}
