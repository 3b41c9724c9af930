/** The fields of a sign-in that a page asks for. Source: Sign In With Solana. */
export interface SolanaSignIn {
  readonly domain: string
  readonly address: string
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** The text that is signed. Source: Sign In With Solana, its ABNF. */
export function signInMessage(input: SolanaSignIn): string {
  const { domain, address, statement, resources } = input
  const fields = FIELDS.flatMap(([label, name]) => {
    const value = input[name]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  const listed = resources ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []
  const head = `${domain} wants you to sign in with your Solana account:\n${address}`
  const said = statement === undefined ? [] : ['', statement]
  const tail = [...fields, ...listed]
  return [head, ...said, ...(tail.length > 0 ? ['', ...tail] : [])].join('\n')
}

const FIELDS = [
  ['URI', 'uri'],
  ['Version', 'version'],
  ['Chain ID', 'chainId'],
  ['Nonce', 'nonce'],
  ['Issued At', 'issuedAt'],
  ['Expiration Time', 'expirationTime'],
  ['Not Before', 'notBefore'],
  ['Request ID', 'requestId'],
] as const satisfies readonly (readonly [string, keyof SolanaSignIn])[]
