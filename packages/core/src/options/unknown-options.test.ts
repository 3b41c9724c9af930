import { expect, test } from 'vitest'
import { aChain } from '../testing/create-test-core.ts'
import { unknownOptions } from './unknown-options.ts'

const networks = [aChain()] as const

test.each([
  [{ networks, enableNetworkswitch: false }, ['enableNetworkswitch (enableNetworkSwitch?)']],
  [{ networks, enableNetworkSwich: false }, ['enableNetworkSwich (enableNetworkSwitch?)']],
  [{ networks, enableCoinbase: true }, ['enableCoinbase']],
  [{ networks, features: { swap: false } }, ['features.swap (features.swaps?)']],
  [{ networks, features: { onRamp: false, send: true } }, ['features.onRamp (features.onramp?)']],
  [{ networks, endpoints: { relays: 'wss://x' } }, ['endpoints.relays (endpoints.relay?)']],
  [{ networks, metadata: { icon: 'x' } }, ['metadata.icon (metadata.icons?)']],
  [{ networks, onramp: { country: 'US' } }, ['onramp.country']],
  [{ networks, analytics: { concent: true } }, ['analytics.concent (analytics.consent?)']],
  // Names of a website's own.
  [{ networks, strings: { any: 'x' }, analytics: 'ask', features: undefined }, []],
])('of %o these are unknown: %o', (options, names) => {
  expect(unknownOptions(options)).toEqual(names)
})
