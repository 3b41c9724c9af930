/** Pages on this machine may always embed the frame; the frame decides whose messages it answers. */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*']

/** The origins that a policy can express: `*` as the first label, or as the port. */
const SOURCE = /^https?:\/\/(\*\.)?[a-z0-9.-]+(:(\d+|\*))?$/i

/**
 * Returns the origins that may embed the frame, as sources of a content policy. A pattern that no
 * policy can express is left out: the policy is the outer fence, the frame itself compares origins
 * exactly.
 */
export function frameAncestors(allowedOrigins: readonly string[]): readonly string[] {
  const sources = allowedOrigins
    .map((pattern) => (pattern.includes('://') ? pattern : `https://${pattern}`))
    .filter((pattern) => SOURCE.test(pattern))
  return [...new Set([...LOOPBACK, ...sources])]
}
