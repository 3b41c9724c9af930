import type { DeviceFacts } from '../contract/index.ts'
import type { LatchkeyOptions } from './latchkey-options.ts'

/**
 * Returns true if a website offers no buying in the visitor's time zone. Names are compared without
 * case: browsers write `Asia/Macau`, docs/constants.json `ASIA/MACAU`.
 */
export function isRestricted(
  onramp: LatchkeyOptions['onramp'],
  { timeZone }: Pick<DeviceFacts, 'timeZone'>,
): boolean {
  const zone = timeZone?.toUpperCase()
  return onramp?.restrictedTimezones?.some((each) => each.toUpperCase() === zone) ?? false
}
