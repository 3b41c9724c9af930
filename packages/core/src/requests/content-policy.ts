import type { RequestedHost } from '../contract/index.ts'

/** The choices of the website for its policy. */
export interface PolicyOptions {
  /**
   * Marks the website's own scripts and styles; another one for each answer of the server. Default: they are
   * files of the website's own origin.
   */
  readonly nonce?: string | undefined
  /** If true, pictures may come from any host. Default: from the named ones; others are drawn. */
  readonly allowsAnyPicture?: boolean | undefined
  /** Names of the policies of Trusted Types of the website's own, such as webpack's. Default: none. */
  readonly trustedTypes?: readonly string[] | undefined
}

/**
 * The strictest `Content-Security-Policy` under which these hosts can be requested and the modal works. A
 * website adds what it requests itself.
 *
 * @example response.setHeader('content-security-policy', contentPolicy(await listRequests(options)))
 */
export function contentPolicy(
  requests: readonly RequestedHost[],
  { nonce, allowsAnyPicture = false, trustedTypes = [] }: PolicyOptions = {},
): string {
  const origins = (...kinds: readonly RequestedHost['kind'][]): readonly string[] => [
    ...new Set(requests.filter(({ kind }) => kinds.includes(kind)).map(({ origin }) => origin)),
  ]
  const pictures = origins('image').filter((origin) => allowsAnyPicture || origin !== 'https:')
  const own = nonce === undefined ? "'self'" : `'nonce-${nonce}'`
  return [
    "default-src 'none'",
    `script-src ${own}${nonce === undefined ? '' : " 'strict-dynamic'"}`,
    `style-src ${own}`,
    ...listed('connect-src', origins('connect', 'websocket')),
    ...listed('frame-src', origins('frame')),
    // Wallets announce their pictures as `data:`.
    ...listed('img-src', ['data:', ...pictures]),
    "object-src 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ') || "'none'"}`,
  ].join('; ')
}

/** Without a source the default counts, which allows nothing. */
function listed(directive: string, sources: readonly string[]): readonly string[] {
  return sources.length === 0 ? [] : [`${directive} ${sources.join(' ')}`]
}
