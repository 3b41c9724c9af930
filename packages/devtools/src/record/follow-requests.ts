import type { Undo } from '@latchkey/core/contract'
import { redactUrl } from '../redact/redact.ts'
import type { PageWindow, RequestEntry } from './entries.ts'

interface Deps {
  readonly page: PageWindow
  add(entry: RequestEntry): void
}

/**
 * Records the requests of the page, also those before this was called. The browser reports who answered and how
 * long it took, but not which script asked; sockets, and requests inside frames, are not reported.
 */
export function followRequests({ page, add }: Deps): Undo {
  const observer = new page.PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Entries of the type `resource` have all of these.
      const request = readRequest(entry as PerformanceResourceTiming, page.location.origin)
      if (request) add(request)
    }
  })
  observer.observe({ type: 'resource', buffered: true })
  return () => observer.disconnect()
}

/** @returns undefined for what no host was asked for, such as `data:`, and for files of the page's own. */
export function readRequest(
  entry: Pick<
    PerformanceResourceTiming,
    'name' | 'initiatorType' | 'startTime' | 'duration' | 'responseStatus'
  >,
  ownOrigin: string,
): RequestEntry | undefined {
  const url = redactUrl(entry.name)
  if (url === undefined || url.origin === ownOrigin) return undefined
  return {
    atMs: entry.startTime,
    ...url,
    initiator: entry.initiatorType,
    durationMs: entry.duration,
    // 0: another host's answer that the page may not read, or a browser without this field.
    status: entry.responseStatus || undefined,
  }
}
