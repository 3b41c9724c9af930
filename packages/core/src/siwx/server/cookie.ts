/** Not guessable: 32 hexadecimal digits. */
const ID = /^[0-9a-f]{32}$/

/** The id of a session in the cookies of a request. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  return value !== undefined && ID.test(value) ? value : undefined
}

/** The parts of a cookie. */
export interface CookieFacts {
  readonly name: string
  readonly value: string
  /** Seconds; 0 removes it. */
  readonly maxAgeS: number
  /** Sent by HTTPS alone: everywhere but on a machine's own pages. */
  readonly isSecure: boolean
  /** The page is on another site than the server. */
  readonly isForOtherSites: boolean
}

/** A cookie that no script can read. */
export function writeCookie({ name, value, maxAgeS, ...facts }: CookieFacts): string {
  const sameSite = facts.isForOtherSites ? 'None' : 'Lax'
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAgeS}`, 'HttpOnly']
  return [...parts, `SameSite=${sameSite}`, ...(facts.isSecure ? ['Secure'] : [])].join('; ')
}
