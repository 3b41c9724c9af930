import { originMatcher } from '@latchkey/core/contract'
import { isLoopback } from '../channel/is-loopback.ts'

/**
 * A page of an unknown owner at each hosting service where different owners share a domain. Source:
 * docs/constants.json, `origins`; docs/security.md, S09.
 */
const SHARED_HOSTS = [
  'https://stranger.pages.dev',
  'https://stranger.vercel.app',
  'https://stranger.netlify.app',
  'https://stranger.github.io',
  'https://stranger.web.app',
  'https://stranger.workers.dev',
  'https://stranger.onrender.com',
  'https://stranger.gitlab.io',
  'https://stranger.firebaseapp.com',
  'https://stranger.herokuapp.com',
  'https://stranger.fly.dev',
  'https://stranger.deno.dev',
  'https://stranger.up.railway.app',
  'https://stranger.cloudfront.net',
  'https://stranger.azurewebsites.net',
  'https://stranger.replit.app',
  'https://stranger.surge.sh',
  'https://stranger.ngrok.io',
  'https://stranger.ngrok.app',
  'https://stranger.ngrok-free.app',
  'https://stranger.trycloudflare.com',
  'https://stranger.loca.lt',
]

/**
 * Warns the operator of a secure site of patterns that let pages of unknown owners embed its frame. Prints
 * nothing on the developer's own machine, which others can't reach.
 *
 * @param hostname - Where the frame is.
 */
export function warnOfSharedHosting(hostname: string, patterns: readonly string[]): void {
  const open = sharedHosting(patterns)
  if (open.length === 0 || isLoopback(hostname)) return
  // biome-ignore lint/suspicious/noConsole: the operator of a secure site reads it there
  console.warn(
    `Anybody can have a page that ${open.join(', ')} allows, and embed this wallet there. Name the website's own origins instead.`,
  )
}

/** The patterns that let pages of unknown owners embed the frame. */
function sharedHosting(patterns: readonly string[]): readonly string[] {
  const matchers = SHARED_HOSTS.map(originMatcher)
  return patterns.filter((pattern) => matchers.some((matches) => matches(pattern)))
}
