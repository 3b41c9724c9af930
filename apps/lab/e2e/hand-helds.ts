import type { BrowserContextOptions } from '@playwright/test'

/** A device and its browser, as pages see them. */
interface HandHeld {
  readonly use: BrowserContextOptions
  /** The global that the browser adds to every page. */
  readonly global?: string
}

const IOS = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15'
const IOS_VIEW = `${IOS} (KHTML, like Gecko) Mobile/15E148`
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const ANDROID_VIEW = `${ANDROID.replace('Pixel 9)', 'Pixel 9; wv)')} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`
/** Added to every page by the web views of Telegram. */
const TELEGRAM = 'TelegramWebviewProxy'

/** Phones and the browsers on them. */
export const HAND_HELDS = {
  'Safari on iOS': handHeld(`${IOS} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`),
  'Chrome on Android': handHeld(`${ANDROID} Chrome/131.0.0.0 Mobile Safari/537.36`),
  'Telegram on iOS': handHeld(IOS_VIEW, TELEGRAM),
  'Telegram on Android': handHeld(ANDROID_VIEW, TELEGRAM),
} as const satisfies Readonly<Record<string, HandHeld>>

function handHeld(userAgent: string, global?: string): HandHeld {
  const use = { userAgent, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  return global === undefined ? { use } : { use, global }
}
