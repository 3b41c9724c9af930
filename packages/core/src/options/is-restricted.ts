import type { OptionsState } from './options-state.ts'

/**
 * Time zones in which no coins are sold. Source: docs/constants.json, `restrictedTimezones`.
 */
const RESTRICTED = 'SHANGHAI URUMQI CHONGQING HARBIN KASHGAR MACAU HONG_KONG MACAO BEIJING'
  .split(' ')
  .map((city) => `ASIA/${city}`)

/**
 * Returns true if neither buying nor exchanges are offered in the visitor's time zone. Names are compared
 * without case: browsers write `Asia/Macau`, docs/constants.json `ASIA/MACAU`.
 */
export function isRestricted({
  timeZone,
  restrictedTimezones = RESTRICTED,
}: Pick<OptionsState, 'timeZone' | 'restrictedTimezones'>): boolean {
  const zone = timeZone?.toUpperCase()
  return restrictedTimezones.some((each) => each.toUpperCase() === zone)
}
