import type { Device, DeviceFacts } from '../contract/index.ts'

/** A device with fixed facts; a desktop computer by default. */
export function createFakeDevice(facts: Partial<DeviceFacts> = {}): Device {
  const read = (): DeviceFacts => ({
    isMobile: false,
    platform: 'linux',
    isTelegram: false,
    isSafari: false,
    isFramed: false,
    ...facts,
  })
  return { read }
}
