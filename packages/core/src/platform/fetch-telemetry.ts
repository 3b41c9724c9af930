import type { Clock, Http, Random, Telemetry, TelemetryEvent } from '../contract/index.ts'

const FORBIDDEN = 403

interface Deps {
  readonly http: Http
  readonly clock: Clock
  readonly random: Random
  /** Analytics server, without path. */
  readonly endpoint: string
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
  /** URL of the page; read for each event, as a website may navigate without loading. */
  readonly pageUrl?: () => string
}

/** Posts one request per event. Source: wire format of the analytics server. */
export function createFetchTelemetry({ pageUrl = () => location.href, ...deps }: Deps): Telemetry {
  const query = new URLSearchParams({
    projectId: deps.projectId,
    st: deps.sdkType,
    sv: deps.sdkVersion,
  })
  return {
    async send(event) {
      try {
        const { status } = await deps.http.send({
          method: 'POST',
          url: `${deps.endpoint}/e?${query}`,
          body: JSON.stringify(envelope(event, new URL(pageUrl()), deps)),
          mayOutlivePage: true,
        })
        if (status === FORBIDDEN) return 'forbidden'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      } catch {
        // A failure of analytics must not affect the caller; the outcome reports it.
        return 'failed'
      }
    },
  }
}

function envelope({ type, ...event }: TelemetryEvent, page: URL, { clock, random }: Deps): object {
  return {
    eventId: asUuid(random.id()),
    url: page.origin + page.pathname,
    domain: page.hostname,
    timestamp: clock.now(),
    props: { type: type ?? 'track', ...event },
  }
}

/** Writes 32 hexadecimal digits as a UUID of version 4, the form the server takes. */
function asUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ]
  return [...parts, hex.slice(20, 32)].join('-')
}
