import { isPlain } from '@latchkey/core/contract'

/** Fields of the text that a visitor signs to prove an account. Source: Sign In With Solana. */
export interface SignInFields {
  /** Host of the page that requests the sign-in. */
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  /** ISO 8601, like the other times. */
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** Fields with their own line, in order, and the title of the line. */
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

const OPENING = ' wants you to sign in with your Solana account:'

/**
 * Formats the text that is signed.
 *
 * @returns undefined when a field has a line break or a character that can't be seen, or is empty. Source:
 *   docs/security.md, S17.
 */
export function writeSignInText(fields: SignInFields): string | undefined {
  const { domain, address, statement, resources } = fields
  const lines = LINES.flatMap(([name, title]) => {
    const value = fields[name]
    return value === undefined ? [] : [`${title}: ${value}`]
  })
  const listed =
    resources === undefined ? [] : ['Resources:', ...resources.map((one) => `- ${one}`)]
  const end = [...lines, ...listed].join('\n')
  const parts = [`${domain}${OPENING}\n${address}`, statement, end]
  const isRight = [statement, ...lines, ...(resources ?? []), domain, address].every(
    (text) => text === undefined || (isPlain(text) && text !== ''),
  )
  return isRight
    ? parts.filter((part) => part !== undefined && part !== '').join('\n\n')
    : undefined
}

/**
 * Reads such a text.
 *
 * @returns undefined for a text that `writeSignInText` would not give.
 */
export function readSignInText(text: string): SignInFields | undefined {
  const [opening = '', address = '', ...rest] = text.split('\n')
  if (!opening.endsWith(OPENING)) return undefined
  const { statement, lines } = splitStatement(rest)
  const at = lines.indexOf('Resources:')
  const listed = at < 0 ? [] : lines.slice(at + 1)
  const titled = LINES.map(([name, title]) => {
    const line = lines.find((one) => one.startsWith(`${title}: `))
    return [name, line?.slice(title.length + 2)] as const
  }).filter(([, value]) => value !== undefined)
  const fields: SignInFields = {
    domain: opening.slice(0, -OPENING.length),
    address,
    ...(statement === undefined ? {} : { statement }),
    ...Object.fromEntries(titled),
    ...(at < 0 ? {} : { resources: listed.map((line) => line.slice(2)) }),
  }
  // Formatting the fields again checks order, blank lines and repeated lines.
  return writeSignInText(fields) === text ? fields : undefined
}

function splitStatement(rest: readonly string[]) {
  const [blank, first, after, ...more] = rest
  const isStatement = blank === '' && first !== undefined && (after === '' || after === undefined)
  const isTitled = LINES.some(([, title]) => first?.startsWith(`${title}: `))
  if (isStatement && !(isTitled && after === undefined)) return { statement: first, lines: more }
  return { statement: undefined, lines: rest.slice(1) }
}
