import { readAnalyticsConfig } from '../api/endpoints/analytics-config.ts'
import type { FarBase } from '../compose/base.ts'
import { addressOf } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import { createTrack, type Track } from './track.ts'

/** Wires analytics. */
export function wireTrack(
  { ports, store, looks, services, alert }: FarBase,
  given: LatchkeyOptions,
): Track {
  return createTrack({
    telemetry: ports.telemetry,
    clock: ports.clock,
    state: store.state.telemetry,
    isOn: () => store.state.options.features.analytics && services.walletApi !== undefined,
    async isWanted() {
      if (services.walletApi === undefined) return false
      return readAnalyticsConfig(services.walletApi)
    },
    address() {
      const account = looks.account()
      return account && addressOf(account)
    },
    onEvent(event) {
      try {
        given.onEvent?.(event)
      } catch (thrown) {
        ports.logger.error('The website’s own `onEvent` threw', thrown)
      }
    },
    onForbidden: () => alert('INVALID_APP_CONFIGURATION'),
  })
}
