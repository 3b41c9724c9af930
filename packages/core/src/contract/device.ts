/** What the visitor's device is. */
export interface DeviceFacts {
  readonly isMobile: boolean
  readonly platform: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'unknown'
  readonly isTelegram: boolean
  readonly isSafari: boolean
  readonly isFramed: boolean
}

/** Looks at the device once, when asked. */
export interface Device {
  read(): DeviceFacts
}
