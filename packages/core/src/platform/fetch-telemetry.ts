import type {
  AnalyticsRecord,
  Http,
  Random,
  SendOptions,
  Telemetry,
  TelemetryEvent,
} from '../contract/index.ts'

const FORBIDDEN = 403

/** Browsers refuse more in requests that outlive the page, in characters with room for others. Source: Fetch. */
const MAX_OUTLIVING = 60_000

interface Deps {
  readonly http: Http
  readonly random: Random
  /** Analytics server, without path. */
  readonly endpoint: string
  readonly projectId: string
  readonly sdkType: string
  readonly sdkVersion: string
  /** URL of the page; read for each event, as a website may navigate without loading. */
  readonly pageUrl?: () => string
  /** Hands a request over to the browser, which sends it in any case. @returns false if it refuses. */
  readonly beacon?: (url: string, body: string) => boolean
}

/**
 * Posts one request per event; while the page is hidden by a beacon, which the browser sends also when
 * the page ends. Source: wire format of the analytics server.
 */
export function createFetchTelemetry({ beacon = sendBeacon, ...deps }: Deps): Telemetry {
  const query = new URLSearchParams({
    projectId: deps.projectId,
    st: deps.sdkType,
    sv: deps.sdkVersion,
  })
  const url = `${deps.endpoint}/e?${query}`
  return {
    async send(event, options) {
      try {
        const body = JSON.stringify(analyticsRecord(event, options, deps))
        if (options.isPageHidden && beacon(url, body)) return 'unanswered'
        const mayOutlivePage = body.length < MAX_OUTLIVING
        const { status } = await deps.http.send({ method: 'POST', url, body, mayOutlivePage })
        if (status === FORBIDDEN) return 'forbidden'
        return status >= 200 && status < 300 ? 'sent' : 'failed'
      } catch {
        // A failure of analytics must not affect the caller; the outcome reports it.
        return 'failed'
      }
    },
  }
}

/** Gives each event to the website in place of the server. Nothing is requested. */
export function createSinkTelemetry(
  sink: (record: AnalyticsRecord) => void,
  deps: Pick<Deps, 'random' | 'pageUrl'>,
): Telemetry {
  return {
    async send(event, options) {
      sink(analyticsRecord(event, options, deps))
      return 'sent'
    },
  }
}

function analyticsRecord(
  event: TelemetryEvent,
  { atMs }: SendOptions,
  { random, pageUrl = () => location.href }: Pick<Deps, 'random' | 'pageUrl'>,
): AnalyticsRecord {
  const page = new URL(pageUrl())
  return {
    eventId: asUuid(random.id()),
    url: page.origin + page.pathname,
    domain: page.hostname,
    timestamp: atMs,
    props: { ...event, type: event.type ?? 'track' },
  }
}

function sendBeacon(url: string, body: string): boolean {
  // Old browsers and privacy extensions have none.
  return navigator.sendBeacon?.(url, body) === true
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
