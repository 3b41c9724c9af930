import type { RequestedHost } from '@latchkey/core/contract'
import type { RequestEntry } from '../record/entries.ts'

/**
 * The result of comparing a request with `latchkey.requests()`: of a listed host, of a listed host
 * but in another way than listed, or of a host that is not listed. The last is of the site itself,
 * of another library or an extension, or, if it is none of these, a fault.
 */
export type Verdict = 'listed' | 'other kind' | 'not listed'

/** A request with what the manifest says about it. */
export interface JudgedRequest<Request extends RequestEntry = RequestEntry> {
  readonly request: Request
  readonly verdict: Verdict
  /** The purpose of requests to the host, if it is listed for this kind of request. */
  readonly reason: string | undefined
}

/** A host of the manifest, and how often it was asked. */
export interface CountedHost {
  readonly host: RequestedHost
  /** undefined where the browser does not report it: sockets, and windows of their own. */
  readonly times: number | undefined
}

/** Requests with what the manifest says about each, the newest first. */
export function judgeRequests<Request extends RequestEntry>(
  requests: readonly Request[],
  hosts: readonly RequestedHost[],
): readonly JudgedRequest<Request>[] {
  // Browsers report a request once it has ended.
  const sorted = [...requests].sort((one, other) => other.atMs - one.atMs)
  return sorted.map((request) => judge(request, hosts))
}

function judge<Request extends RequestEntry>(
  request: Request,
  hosts: readonly RequestedHost[],
): JudgedRequest<Request> {
  const listed = hosts.filter(({ origin }) => covers(origin, request.origin))
  const host = listed.find(({ kind }) => kind === kindOf(request))
  // A wildcard for pictures says nothing about other requests of any host.
  const isKnown = listed.some(({ origin }) => origin === request.origin)
  const verdict = host ? 'listed' : isKnown ? 'other kind' : 'not listed'
  return { request, verdict, reason: host?.reason }
}

/** `https:` is any host by https. */
function covers(listed: string, origin: string): boolean {
  return listed === origin || (listed.endsWith(':') && origin.startsWith(`${listed}//`))
}

/**
 * Returns the manifest's name for the initiator of a request; undefined for files of scripts and
 * styles.
 */
function kindOf({ initiator }: RequestEntry): RequestedHost['kind'] | undefined {
  if (['fetch', 'xmlhttprequest', 'beacon'].includes(initiator)) return 'connect'
  if (['img', 'image', 'css', 'icon'].includes(initiator)) return 'image'
  return initiator === 'iframe' ? 'frame' : undefined
}

/** The hosts of the manifest with how often each was asked, those that were first. */
export function countHosts(
  judged: readonly JudgedRequest[],
  hosts: readonly RequestedHost[],
): readonly CountedHost[] {
  const counted = hosts.map((host) => ({ host, times: timesOf(host, judged) }))
  return counted.sort((one, other) => (other.times ?? 0) - (one.times ?? 0))
}

function timesOf(host: RequestedHost, judged: readonly JudgedRequest[]): number | undefined {
  if (host.kind === 'websocket' || host.kind === 'window' || host.origin === "'self'") {
    return undefined
  }
  return judged.filter(
    ({ request }) => covers(host.origin, request.origin) && kindOf(request) === host.kind,
  ).length
}
