import type { BrowserContext } from '@playwright/test'
import { isOnThisMachine } from '../wallets/chain-node.ts'

/** Watches that no page talks to another machine. */
export interface OutsideGuard {
  /** Every address outside of this machine that a page asked for; none of them was reached. */
  readonly attempts: readonly string[]
  /** Accepts attempts on addresses that match, which stay blocked all the same. */
  allow(pattern: RegExp): void
  /** @throws Error naming every attempt that was not accepted. */
  check(): void
}

/**
 * Every address but those that are plainly on this machine. The browser stops and asks for what
 * matches, so a page loads faster when its own parts do not.
 */
const MAYBE_OUTSIDE = /^https?:\/\/(?!(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:[/?#]|$))/

/** Blocks every request that would leave this machine, and notes it. */
export async function guardOutside(context: BrowserContext): Promise<OutsideGuard> {
  const attempts: string[] = []
  const accepted: RegExp[] = []
  await context.route(MAYBE_OUTSIDE, (route) => {
    const url = route.request().url()
    if (!isOutside(new URL(url))) return route.fallback()
    attempts.push(url)
    return route.abort('blockedbyclient')
  })
  await context.routeWebSocket(isOutside, (socket) => {
    attempts.push(socket.url())
    return socket.close({ code: 1008, reason: 'outside of this machine' })
  })
  return {
    attempts,
    allow: (pattern) => void accepted.push(pattern),
    check() {
      const bad = attempts.filter((url) => !accepted.some((pattern) => pattern.test(url)))
      if (bad.length > 0)
        throw new Error(`The page asked for hosts outside of this machine:\n${bad.join('\n')}`)
    },
  }
}

function isOutside(url: URL): boolean {
  return /^(https?|wss?):$/.test(url.protocol) && !isOnThisMachine(url.href)
}
