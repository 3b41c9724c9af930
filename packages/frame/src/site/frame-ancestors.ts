import { matchesOrigin } from '@latchkey/core/contract'

const PATTERN = /^(https?):\/\/(.+?)(?::(\d+|\*))?$/

/**
 * The sources of `frame-ancestors` for a list of allowed origins, for the policy of the frame's own page. A
 * policy knows `*` only as the first part of a host, where it stands for several labels: such a source allows
 * more than the pattern, never less. The policy is the outer fence; `createSite` compares origins exactly.
 * Patterns that allow nothing are left out, and so are addresses of IPv6, which no policy can name.
 */
export function frameAncestors(allowedOrigins: readonly string[]): readonly string[] {
  const sources = allowedOrigins.map(toSource).filter((source) => source !== undefined)
  return [...new Set(sources)]
}

function toSource(pattern: string): string | undefined {
  const lower = pattern.toLowerCase()
  const text = lower.includes('://') ? lower : `https://${lower}`
  const [, scheme = '', host = '', port] = PATTERN.exec(text) ?? []
  if (host.startsWith('[') || !matchesOrigin(pattern, exampleOf(text))) return undefined
  return `${scheme}://${widened(host)}${port === undefined ? '' : `:${port}`}`
}

/** An origin that a pattern allows, if it allows any. */
function exampleOf(text: string): string {
  const example = text.replace(/:\*$/, '').replaceAll('*', 'any')
  return URL.canParse(example) ? new URL(example).origin : ''
}

function widened(host: string): string {
  const star = host.lastIndexOf('*')
  return star === -1 ? host : host.slice(star)
}
