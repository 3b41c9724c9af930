import { isLoopback } from '../channel/is-loopback.ts'
import { matchesOrigin } from './allowed-origins.ts'

/**
 * A page that anybody can have, at each of the hosts where strangers put pages side by side. Source:
 * facts, constants, `origins`; security rule S09.
 */
const STRANGERS = [
  'https://stranger.pages.dev',
  'https://stranger.vercel.app',
  'https://stranger.netlify.app',
  'https://stranger.github.io',
  'https://stranger.web.app',
  'https://stranger.workers.dev',
  'https://stranger.onrender.com',
  'https://stranger.ngrok.io',
  'https://stranger.ngrok.app',
  'https://stranger.ngrok-free.app',
  'https://stranger.trycloudflare.com',
  'https://stranger.loca.lt',
]

/**
 * Tells whoever runs a secure site of patterns that let a stranger's page embed its frame. A site on
 * one's own machine is being made, and nobody else reaches it: there nothing is said.
 *
 * @param hostname - Where the frame is.
 */
export function warnOfStrangers(hostname: string, patterns: readonly string[]): void {
  const open = sharedHosting(patterns)
  if (open.length === 0 || isLoopback(hostname)) return
  // biome-ignore lint/suspicious/noConsole: whoever runs a secure site reads it there
  console.warn(
    `Anybody can have a page that ${open.join(', ')} allows, and embed this wallet there. Name the website's own origins instead.`,
  )
}

/** Those patterns that let a stranger's page embed the frame. */
function sharedHosting(patterns: readonly string[]): readonly string[] {
  return patterns.filter((pattern) => STRANGERS.some((page) => matchesOrigin(pattern, page)))
}
