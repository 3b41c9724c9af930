import type { Namespace } from '@latchkey/core/contract'

/** The window of the page this runs in. */
export type PageWindow = NonNullable<Document['defaultView']>

/** Times are milliseconds since the page began to load, as `performance.now()`. */
interface Timed {
  readonly atMs: number
}

/** An event of the instance's public stream. */
export interface EventEntry extends Timed {
  readonly event: string
  /** Its properties without those that may be secret; see `redact`. */
  readonly properties: unknown
}

/** A request that the page made, as the browser reports it. */
export interface RequestEntry extends Timed {
  readonly origin: string
  /** Without query and fragment; parts that may be a key or an address are left out. */
  readonly path: string
  /** The initiator, as the browser names it: `fetch`, `xmlhttprequest`, `img`, `iframe`, … */
  readonly initiator: string
  readonly durationMs: number
  /** HTTP status; undefined where the browser does not tell it. */
  readonly status: number | undefined
}

/** A message between the site, the wallet and the secure frame: its type, never what it carries. */
export interface MessageEntry extends Timed {
  readonly channel:
    | 'provider'
    | 'to wallet'
    | 'to session'
    | 'to frame'
    | 'wallet event'
    | 'frame'
    | 'pairing'
  readonly namespace?: Namespace | undefined
  /** A method, the name of an event, a type of message, or a step. */
  readonly type: string
  readonly outcome?: 'answered' | 'failed' | 'waiting' | undefined
  readonly durationMs?: number | undefined
  /** The code of a wallet's error. */
  readonly code?: number | string | undefined
}

/** Something that happened on the way to a connection. */
export interface Mark extends Timed {
  readonly mark:
    | 'pressed'
    | 'loaded'
    | 'opened'
    | 'chosen'
    | 'requested'
    | 'answered'
    | 'stored'
    | 'resumed'
    | 'refused'
    | 'failed'
    | 'left'
  /** The wallet, as far as it is known. */
  readonly wallet?: string | undefined
}

/** A value in the browser's storage: what it is called and since when, never what it says. */
export interface StoredEntry {
  readonly key: string
  /** Length of the value. */
  readonly characters: number
  /** When it was last written, as far as this page has seen; undefined: before the page was loaded. */
  readonly changedAtMs: number | undefined
}
