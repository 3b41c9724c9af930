import { describe } from 'vitest'
import type { RelayFixtureFactory } from './relay-fixture.ts'
import { relayPairingCases } from './relay-pairing-cases.ts'
import { relaySessionCases } from './relay-session-cases.ts'

/**
 * The conformance suite of relay ports: what the core relies on, whatever relay is behind.
 *
 * @param factory - Creates a fresh port and wallet for each case.
 */
export function describeRelayPort(name: string, factory: RelayFixtureFactory): void {
  describe(`${name} keeps the contract of relay ports`, () => {
    relayPairingCases(factory)
    relaySessionCases(factory)
  })
}
