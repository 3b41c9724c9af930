import {
  findRules,
  hasNetworkForm,
  LatchkeyError,
  type NetworkId,
  type OtherRules,
  referenceOf,
  type SignInRules,
  type SiwxMessageData,
} from '../contract/index.ts'
import { firstWrongField, signInRulesOf } from './message-rules.ts'

const OPENING = /^(?:(.*?):\/\/)?(.*) wants you to sign in with your (.+) account:$/

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
 * Writes the text that an owner signs: ERC-4361 on EVM networks, Sign In With Solana on Solana, and the same
 * lines as ERC-4361 elsewhere. Source: CAIP-122.
 *
 * @param others - The rules of namespaces that are none of the specification.
 * @throws LatchkeyError `siwx.invalid` with the first value that can't be in the text as it is: one with
 * a line break or an invisible character, a time that does not exist, a statement of ERC-4361 with
 * letters beyond ASCII, and so on. Source: docs/security.md, S17.
 */
export function writeSignInText(data: SiwxMessageData, others: OtherRules = {}): string {
  const field = firstWrongField(data, others)
  if (field !== undefined) throw new LatchkeyError('siwx.invalid', { field })
  const { chainId, scheme, domain, accountAddress, statement, resources } = data
  const signIn = signInRulesOf(chainId, others)
  const lines = LINES.flatMap(([name, title]) => {
    const value = name === 'chainId' ? chainName(chainId, signIn) : data[name]
    return value === undefined ? [] : [`${title}: ${value}`]
  })
  if (resources !== undefined) lines.push('Resources:', ...resources.map((each) => `- ${each}`))
  const page = scheme === undefined ? domain : `${scheme}://${domain}`
  const head = `${page} wants you to sign in with your ${signIn?.account} account:\n${accountAddress}\n`
  // Sign In With Solana leaves the line of a missing statement out; elsewhere it is empty.
  const stated = statement === undefined ? '' : `\n${statement}\n`
  const middle = statement === undefined && signIn?.form !== 'siws' ? '\n' : stated
  return `${head}${middle}\n${lines.join('\n')}`
}

/**
 * Reads such a text.
 *
 * @param others - The rules of namespaces that are none of the specification.
 * @returns undefined for any other text, also for one that differs only in its blanks or in the order
 * of its lines.
 */
export function readSignInText(text: string, others: OtherRules = {}): SiwxMessageData | undefined {
  const [opening = '', accountAddress = '', ...rest] = text.split('\n')
  const [, scheme, domain = '', account = ''] = OPENING.exec(opening) ?? []
  const [namespace, { signIn } = {}] =
    findRules((rules) => rules.signIn?.account === account, others) ?? []
  const parts = signIn && splitStatement(rest, signIn)
  const values = parts && readLines(parts.lines)
  if (namespace === undefined || signIn === undefined || values === undefined) return undefined
  const chainId = networkOfName(namespace, values.chainId ?? '', signIn)
  if (chainId === undefined) return undefined
  // A line that is missing is refused below, like a wrong one.
  const { uri = '', version = '', nonce = '' } = values
  const data = { ...values, accountAddress, chainId, domain, uri, version, nonce }
  const stated = {
    ...data,
    ...(scheme !== undefined && { scheme }),
    ...(parts?.statement !== undefined && { statement: parts.statement }),
  }
  const isRight = firstWrongField(stated, others) === undefined
  return isRight && writeSignInText(stated, others) === text ? stated : undefined
}

interface Parts {
  readonly statement?: string
  readonly lines: readonly string[]
}

/** @param rest - The lines after the address. */
function splitStatement(rest: readonly string[], { form }: SignInRules): Parts | undefined {
  const [blank, first, second, ...more] = rest
  if (blank !== '' || first === undefined || second === undefined) return undefined
  if (second === '') return { statement: first, lines: more }
  if (form === 'siws') return { lines: [first, second, ...more] }
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

function chainName(chainId: NetworkId, signIn: SignInRules | undefined): string {
  const reference = referenceOf(chainId)
  return new Map(Object.entries(signIn?.networkNames ?? {})).get(reference) ?? reference
}

function networkOfName(
  namespace: string,
  name: string,
  { networkNames = {} }: SignInRules,
): NetworkId | undefined {
  const named = Object.entries(networkNames).find(([, each]) => each === name)
  const id = `${namespace}:${named?.[0] ?? name}`
  return hasNetworkForm(id) ? id : undefined
}
