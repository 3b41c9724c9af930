import type { Device, DeviceFacts, LimitedPage } from '../contract/index.ts'

/** The properties of a browser's window by which the device is recognised. */
interface Scope {
  readonly navigator?: {
    readonly userAgent: string
    readonly maxTouchPoints?: number
    readonly language?: string
  }
  readonly Intl?: Pick<typeof Intl, 'DateTimeFormat'>
  readonly location?: { readonly protocol: string }
  readonly origin?: string
  readonly isSecureContext?: boolean
  readonly self?: unknown
  readonly top?: unknown
  /** Set by Telegram's windows and web views. */
  readonly TelegramWebviewProxy?: unknown
  readonly TelegramWebviewProxyProto?: unknown
  readonly Telegram?: { readonly WebApp?: { readonly platform?: unknown } }
}

/** Recognises the device by its user agent. */
export function createBrowserDevice(scope: Scope = globalThis): Device {
  return {
    read() {
      const userAgent = scope.navigator?.userAgent ?? ''
      return {
        platform: isIos(scope) ? 'ios' : platformOf(userAgent),
        isMobile: isMobile(scope),
        isTelegram: isTelegram(scope),
        isSafari: isSafari(userAgent),
        isFramed: scope.top !== undefined && scope.top !== scope.self,
        limitedPage: limitedPageOf(scope),
        timeZone: readTimeZone(scope),
        country: countryOf(scope.navigator?.language ?? ''),
      }
    },
  }
}

/** A page of this machine is as good as one with https. Source: W3C, "Secure Contexts". */
function limitedPageOf({ location, origin, isSecureContext }: Scope): LimitedPage | undefined {
  const protocol = location?.protocol ?? ''
  if (protocol === 'file:') return 'file'
  // The address of a sandboxed frame does not show that it has no origin.
  if (origin === 'null') return 'opaque'
  if (protocol !== '' && !/^https?:$/.test(protocol)) return 'app'
  return isSecureContext === false ? 'insecure' : undefined
}

/** A browser that hides it answers `UTC`, or throws. */
function readTimeZone({ Intl: own }: Scope): string | undefined {
  try {
    return own && new own.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Source: BCP 47, region subtag. */
function countryOf(language: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase()
}

/** A phone or a tablet. */
function isMobile(scope: Scope): boolean {
  return isIos(scope) || /Android|\bMobile\b/.test(scope.navigator?.userAgent ?? '')
}

/** An iPad has the user agent of a Mac, but no Mac has a touch screen. */
function isIos({ navigator }: Scope): boolean {
  const { userAgent = '', maxTouchPoints = 0 } = navigator ?? {}
  return /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

function platformOf(userAgent: string): DeviceFacts['platform'] {
  if (/Android/.test(userAgent)) return 'android'
  if (/Macintosh/.test(userAgent)) return 'mac'
  if (/Windows/.test(userAgent)) return 'windows'
  return /Linux|X11|CrOS/.test(userAgent) ? 'linux' : 'unknown'
}

/** Telegram's script may also run outside Telegram, where its platform is `unknown`. */
function isTelegram(scope: Scope): boolean {
  if (scope.TelegramWebviewProxy !== undefined) return true
  if (scope.TelegramWebviewProxyProto !== undefined) return true
  const platform = scope.Telegram?.WebApp?.platform
  return typeof platform === 'string' && platform !== '' && platform !== 'unknown'
}

/** Every other browser names itself beside the engine; on iOS as CriOS, FxiOS, EdgiOS and such. */
function isSafari(userAgent: string): boolean {
  return (
    /Safari\//.test(userAgent) &&
    /Version\//.test(userAgent) &&
    !/Chrom(e|ium)\/|Android|(Cri|Fxi|Edgi|OPi)OS|EdgA?\//.test(userAgent)
  )
}
