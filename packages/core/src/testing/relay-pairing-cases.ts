import { expect, test } from 'vitest'
import { createFakeClock } from './fake-clock.ts'
import { noAbort, RELAY_QUESTION, type RelayFixtureFactory, watchedRelay } from './relay-fixture.ts'

/** How long an address is valid, in milliseconds. Source: docs/specification.md, section 4. */
const PAIRING_MS = 240_000

/** Tests the guarantees of attempts to pair. */
export function relayPairingCases(factory: RelayFixtureFactory): void {
  test('a wallet that scans the address and approves becomes a session', async () => {
    const { pair } = await watchedRelay(factory)

    const { uri, expiresAtMs, session } = await pair()

    expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?.*symKey=[0-9a-f]{64}/)
    const { topic, accounts, networkIds, methods, peer, expiresAtMs: endsAtMs } = await session
    expect(topic).not.toBe('')
    expect(networkIds).toEqual(['eip155:1', 'eip155:8453'])
    expect(new Set(accounts.map((id) => id.split(':')[1]))).toEqual(new Set(['1', '8453']))
    expect(methods.eip155).toContain('personal_sign')
    expect(peer.name).not.toBe('')
    expect(endsAtMs).toBeGreaterThan(expiresAtMs)
  })

  test('after a refusal a new address works', async () => {
    const { peer, pair } = await watchedRelay(factory)
    peer.behave('reject')
    const refused = await pair()
    await expect(refused.session).rejects.toMatchObject({ code: 'wallet.rejected' })
    peer.behave('approve')

    const approved = await pair()

    expect(approved.uri).not.toBe(refused.uri)
    expect((await approved.session).accounts).not.toEqual([])
  })

  test('an attempt ends after four minutes', async () => {
    const clock = createFakeClock(Date.now())
    const { port } = await watchedRelay(factory, clock)
    const { session, expiresAtMs } = await port.pair(RELAY_QUESTION, noAbort())
    const ended = expect(session).rejects.toMatchObject({ code: 'pairing.expired' })

    await clock.advance(PAIRING_MS)

    expect(expiresAtMs).toBe(clock.now())
    await ended
  })

  test('an abort ends an attempt, before and after there is an address', async () => {
    const { port } = await watchedRelay(factory)
    const abort = new AbortController()
    const { session } = await port.pair(RELAY_QUESTION, abort.signal)
    const ended = expect(session).rejects.toMatchObject({ code: 'aborted' })

    abort.abort()

    await ended
    await expect(port.pair(RELAY_QUESTION, abort.signal)).rejects.toMatchObject({ code: 'aborted' })
  })

  test('a stop ends every attempt, and no new one begins', async () => {
    const { port } = await watchedRelay(factory)
    const { session } = await port.pair(RELAY_QUESTION, noAbort())
    const ended = expect(session).rejects.toMatchObject({ code: 'aborted' })

    port.stop()

    await ended
    await expect(port.pair(RELAY_QUESTION, noAbort())).rejects.toMatchObject({ code: 'aborted' })
  })
}
