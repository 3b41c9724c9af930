import type { RequestedHost } from '@latchkey/core/requests'
import type { Sandbox } from '@latchkey/sandbox'
import type { BrowserContext, Page, Request } from '@playwright/test'

/** Watches the requests to other hosts that the pages of a journey make. */
export interface RequestsWatch {
  /** The visitor agrees to analytics; in journeys on pages that ask, no event may be sent before. */
  allowAnalytics(): void
  /**
   * Compares what each page requested with `latchkey.requests()`.
   *
   * @throws Error with what was requested and is not listed.
   */
  check(sandbox: Sandbox): Promise<void>
}

/** One request, as a page lists it. */
interface Asked {
  readonly kind: RequestedHost['kind']
  readonly origin: string
}

/**
 * Starts collecting in every page of a context.
 *
 * @param siteUrl - Pages of other servers, which a journey stops by itself, are not judged.
 */
export function watchRequests(context: BrowserContext, siteUrl: string): RequestsWatch {
  const asked = new Map<Page, Asked[]>()
  const documents: URL[] = []
  let mayCount = false

  function follow(page: Page): void {
    asked.set(page, [])
    // Another page may have other options.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) asked.set(page, [])
    })
    page.on('request', (request) => {
      const address = new URL(request.url())
      const { protocol, origin } = address
      if (!isOfPage(page, request) || !protocol.startsWith('http')) return
      if (request.isNavigationRequest()) {
        documents.push(address)
        return
      }
      asked
        .get(page)
        ?.push(isSocket(request) ? socketTo(address) : { kind: kindOf(request), origin })
    })
    page.on('websocket', (socket) => {
      asked.get(page)?.push({ kind: 'websocket', origin: new URL(socket.url()).origin })
    })
  }

  context.on('page', follow)
  return {
    allowAnalytics() {
      mayCount = true
    },
    async check(sandbox) {
      if (!mayCount) refuseAnalytics(sandbox, documents)
      const ofLab = [siteUrl, sandbox.addresses.control].map((address) => new URL(address).origin)
      for (const [page, seen] of asked) {
        if (!page.url().startsWith(siteUrl)) continue
        refuseUnlisted(
          await listedBy(page),
          seen.filter(({ origin }) => !ofLab.includes(origin)),
        )
      }
    },
  }
}

/** @throws Error with the number of requests, where every page asks the visitor first. */
function refuseAnalytics({ addresses, requests }: Sandbox, documents: readonly URL[]): void {
  const services = Object.values(addresses).flatMap((address) =>
    typeof address === 'string' ? new URL(address).origin : [],
  )
  const own = documents.filter(({ origin }) => !services.includes(origin))
  const sent = requests.count('analytics') + requests.count('analyticsConfig')
  if (sent > 0 && own.every(asksFirst)) {
    throw new Error(`${sent} requests of analytics without consent`)
  }
}

/** @throws Error with what a page requested and does not list. */
function refuseUnlisted(
  listed: readonly RequestedHost[] | undefined,
  seen: readonly Asked[],
): void {
  if (listed === undefined) return
  const unlisted = seen.filter((each) => !isListed(listed, each))
  const texts = new Set(unlisted.map(({ kind, origin }) => `${kind} ${origin}`))
  if (texts.size > 0) throw new Error(`latchkey.requests() has not: ${[...texts].join(', ')}`)
}

/** A page of the lab that is opened with its usual options. */
function asksFirst({ searchParams }: URL): boolean {
  return searchParams.get('analytics') === '"ask"'
}

function kindOf(request: Request): Asked['kind'] {
  return request.resourceType() === 'image' ? 'image' : 'connect'
}

/** Firefox reports a WebSocket as the request that opens it. */
function isSocket(request: Request): boolean {
  return 'sec-websocket-key' in request.headers()
}

function socketTo({ origin }: URL): Asked {
  return { kind: 'websocket', origin: origin.replace(/^http/, 'ws') }
}

/** Not of a frame in it. */
function isOfPage(page: Page, request: Request): boolean {
  try {
    return request.frame() === page.mainFrame()
  } catch {
    // The page is closed, or the request is one of a worker.
    return false
  }
}

/** undefined where the page has no instance, such as that of a provider. */
async function listedBy(page: Page): Promise<readonly RequestedHost[] | undefined> {
  if (page.isClosed()) return undefined
  // A page that was left while it loads can't be asked.
  return page.evaluate(() => window.latchkey?.requests()).catch(() => undefined)
}

function isListed(listed: readonly RequestedHost[], { kind, origin }: Asked): boolean {
  return listed.some((host) => host.kind === kind && [origin, 'https:'].includes(host.origin))
}
