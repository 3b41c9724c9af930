/**
 * A page where a browser leaves things out: `insecure`: without https; `file`: a file; `opaque`: in a sandboxed
 * frame without an origin; `app`: of a browser extension or of an application.
 */
export type LimitedPage = 'insecure' | 'file' | 'opaque' | 'app'

/** Facts about the visitor's device. */
export interface DeviceFacts {
  readonly isMobile: boolean
  readonly platform: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'unknown'
  readonly isTelegram: boolean
  readonly isSafari: boolean
  readonly isFramed: boolean
  /** undefined: an ordinary page, with https or on this machine. */
  readonly limitedPage?: LimitedPage | undefined
  /** IANA name of the time zone, such as `Europe/Berlin`; undefined where it is not known. */
  readonly timeZone?: string | undefined
  /** Country of the browser's language, where it names one. Source: ISO 3166-1 alpha-2. */
  readonly country?: string | undefined
}

/** Reads the facts about the device. */
export interface Device {
  read(): DeviceFacts
}
