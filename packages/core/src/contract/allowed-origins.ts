/**
 * Which pages may embed the embedded wallet's frame; read by the frame's site, and by the page for a hint
 * to its developer. A pattern names scheme, host and port exactly; `*` stands for one
 * whole label, or for the port where it is written as the port. Takes linear time
 * for any pattern, and for any number of them. Source: docs/security.md, S09.
 */
interface Pattern {
  readonly scheme: string
  readonly labels: readonly string[]
  /** Empty: the scheme's own. `*`: any. */
  readonly port: string
}

const PATTERN = /^(?:(https?):\/\/)?([a-z0-9*.-]+|\[[0-9a-f:.]+\])(?::(\d{1,5}|\*))?$/
const LABEL = /^(?:\*|[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)$/
/**
 * Matches the endings that countries have instead of `.com`. Others are in the public suffix list,
 * which is too large to ship.
 */
const OF_COUNTRY = /^(?:ac|co|com|edu|go|gob|gov|ne|net|or|org)\.[a-z]{2}$/
const DEFAULT_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
])

/** Longer than any scheme, host and port. */
const MAX_PATTERN = 300

/**
 * Pages that may embed the frame without an entry in a project's list: for development, since anybody
 * can have a page at the hosting services. Source: docs/constants.json, `origins`.
 */
export const DEFAULT_ANCESTORS: readonly string[] = [
  ...['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'],
  ...['https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app'],
  ...['https://secure-mobile.walletconnect.com', 'https://secure-mobile.walletconnect.org'],
]

/**
 * Returns true if a pattern allows an origin, as the browser reports it. A pattern that allows too
 * much (`*`, `https://*.com`, `https://app.*.com`) or is none allows nothing; without a scheme it
 * means https.
 */
export function matchesOrigin(pattern: string, origin: string): boolean {
  return originMatcher(origin)(pattern)
}

/** Returns true if one of several patterns allows an origin; an empty list allows nothing. */
export function isAllowedOrigin(patterns: readonly string[], origin: string): boolean {
  return patterns.some(originMatcher(origin))
}

/**
 * Creates what judges patterns for one origin. The origin is read once, and a pattern is read only where
 * it ends as the origin does: lists may be very long.
 */
export function originMatcher(origin: string): (pattern: string) => boolean {
  const url = readOrigin(origin)
  if (url === undefined) return () => false
  const labels = labelsOf(url.hostname)
  const port = url.port || DEFAULT_PORTS.get(url.protocol.slice(0, -1)) || ''
  const ends = [url.hostname, `${url.hostname}:${port}`, `${url.hostname}:*`]
  return (pattern) => {
    if (pattern.length > MAX_PATTERN) return false
    const text = pattern.toLowerCase()
    // A `*` may stand in the host, and in place of the port.
    const written = text.slice(text.lastIndexOf('*', text.length - 2) + 1)
    if (!ends.some((end) => end.endsWith(written) || written.endsWith(end))) return false
    const allowed = readPattern(text)
    return allowed !== undefined && allows(allowed, url, labels)
  }
}

function allows(allowed: Pattern, url: URL, labels: readonly string[]): boolean {
  return (
    url.protocol === `${allowed.scheme}:` &&
    (allowed.port === '*' || allowed.port === url.port) &&
    labels.length === allowed.labels.length &&
    allowed.labels.every((label, at) => (label === '*' ? labels[at] !== '' : label === labels[at]))
  )
}

/** @returns The one origin that a pattern without `*` means; undefined for others. */
export function exactOrigin(pattern: string): string | undefined {
  const read = pattern.length > MAX_PATTERN ? undefined : readPattern(pattern.toLowerCase())
  if (read === undefined || read.port === '*' || read.labels.includes('*')) return undefined
  const { scheme, labels, port } = read
  return `${scheme}://${labels.join('.')}${port === '' ? '' : `:${port}`}`
}

function readPattern(text: string): Pattern | undefined {
  const [, scheme = 'https', host = '', port = ''] = PATTERN.exec(text) ?? []
  const labels = labelsOf(host)
  if (!host.startsWith('[') && !labels.every((label) => LABEL.test(label))) return undefined
  if (labels.includes('*') && !isNarrow(labels)) return undefined
  return { scheme, labels, port: port === DEFAULT_PORTS.get(scheme) ? '' : port }
}

/**
 * Two labels without `*` at the end: what a domain's owner has is named there, so that fewer would
 * allow the domains of different owners. Three below `co.uk` and its like.
 */
function isNarrow(labels: readonly string[]): boolean {
  const written = labels.slice(labels.lastIndexOf('*') + 1)
  if (written.at(-1) === 'localhost') return true
  return written.length >= (OF_COUNTRY.test(written.slice(-2).join('.')) ? 3 : 2)
}

function labelsOf(host: string): readonly string[] {
  return host.startsWith('[') ? [host] : host.split('.')
}

function readOrigin(origin: string): URL | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined
  // Exactly what the browser reports: no path, no user, no capitals.
  return url !== undefined && url.origin === origin ? url : undefined
}
