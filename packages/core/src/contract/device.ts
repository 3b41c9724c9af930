/** Facts about the visitor's device. */
export interface DeviceFacts {
  readonly isMobile: boolean
  readonly platform: 'ios' | 'android' | 'mac' | 'windows' | 'linux' | 'unknown'
  readonly isTelegram: boolean
  readonly isSafari: boolean
  readonly isFramed: boolean
}

/** Reads the facts about the device. */
export interface Device {
  read(): DeviceFacts
}
