/**
 * The grammar of the values in a signed text, as expressions that match whole values. Source: RFC 3986
 * (addresses), RFC 3339 (times) and ERC-4361 (statement, nonce).
 */

const UNRESERVED = String.raw`A-Za-z0-9\-._~`
const SUB_DELIMS = `!$&'()*+,;=`
const ENCODED = '%[0-9A-Fa-f]{2}'
const PCHAR = `(?:[${UNRESERVED}${SUB_DELIMS}:@]|${ENCODED})`
const USER = `(?:(?:[${UNRESERVED}${SUB_DELIMS}:]|${ENCODED})*@)?`
const NAME = `(?:[${UNRESERVED}${SUB_DELIMS}]|${ENCODED})`
const AUTHORITY = String.raw`${USER}(?:\[[0-9A-Fa-f:.]+\]|${NAME}*)(?::\d*)?`
const PATH = `(?:${PCHAR}+(?:/${PCHAR}*)*)`
const HIERARCHY = `(?://${AUTHORITY}(?:/${PCHAR}*)*|/${PATH}?|${PATH})?`
const QUERY = `(?:${PCHAR}|[/?])*`

const URI = new RegExp(
  String.raw`^[A-Za-z][A-Za-z0-9+\-.]*:${HIERARCHY}(?:\?${QUERY})?(?:#${QUERY})?$`,
)
const HOST = new RegExp(`^${AUTHORITY}$`)
const REQUEST_ID = new RegExp(`^${PCHAR}*$`)
const STATEMENT = new RegExp(`^[${UNRESERVED}${SUB_DELIMS}:/?#[\\]@ ]*$`)
const TIME =
  /^(\d{4})-(\d\d)-(\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Returns true for a URI that a URL parser accepts. The grammar alone also accepts ports above
 * 65535, hosts with a zero byte, and `https:` without a host.
 */
export const isUri = (value: string): boolean => URI.test(value) && URL.canParse(value)

/** Returns true for the authority of a URI: a host, with a user and a port if it has them. */
export const isDomain = (value: string): boolean =>
  value !== '' && HOST.test(value) && URL.canParse(`https://${value}`)

/** Returns true for the scheme of a URI. */
export const isScheme = (value: string): boolean => /^[A-Za-z][A-Za-z0-9+\-.]*$/.test(value)

/** Returns true for a request id. */
export const isRequestId = (value: string): boolean => REQUEST_ID.test(value)

/** Returns true for a statement of ERC-4361, which has no letters beyond ASCII. */
export const isStatement = (value: string): boolean => STATEMENT.test(value)

/** Returns true for a nonce: at least eight letters and digits. */
export const isNonce = (value: string): boolean => /^[A-Za-z0-9]{8,}$/.test(value)

/** Returns true for a time that exists. */
export function isTime(value: string): boolean {
  const [, year, month, day] = TIME.exec(value)?.map(Number) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  // Day 0 of the next month is the last one of this month.
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return month >= 1 && month <= 12 && day >= 1 && day <= days
}

/** Returns true if a URI belongs to the page at an origin. */
export const isOfPage = (uri: string, origin: string): boolean =>
  URL.canParse(uri) && new URL(uri).origin === origin

/**
 * Returns true if a text is for the page at an origin: its domain, and its scheme if it names one.
 */
export function isDomainOfPage(
  { domain, scheme }: { readonly domain: string; readonly scheme?: string | undefined },
  origin: string,
): boolean {
  const { host, protocol } = new URL(origin)
  return domain === host && (scheme === undefined || `${scheme.toLowerCase()}:` === protocol)
}
