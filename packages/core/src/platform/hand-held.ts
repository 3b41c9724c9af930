import type { HandHeld } from '../ports.ts'

/** The part of a browser's window that gives a device away that is held in the hand. */
export interface DeviceScope {
  readonly navigator?: {
    readonly userAgent: string
    readonly maxTouchPoints?: number
  }
}

/** Whether a device is held in the hand, by its user agent. */
export function createHandHeld(scope: DeviceScope = globalThis): HandHeld {
  return { read: () => ({ isMobile: isMobile(scope) }) }
}

/** A telephone or a tablet. */
export function isMobile(scope: DeviceScope): boolean {
  return isIos(scope) || /Android|\bMobile\b/.test(scope.navigator?.userAgent ?? '')
}

/** An iPad says it is a Mac, but no Mac can be touched. */
export function isIos({ navigator }: DeviceScope): boolean {
  const { userAgent = '', maxTouchPoints = 0 } = navigator ?? {}
  return /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
