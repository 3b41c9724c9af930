import type { DomainEvent } from '../store/domain-event.ts'
import type { PairableWallet } from '../store/state/listing.ts'
import { createTestCore, type TestCoreChoice } from './create-test-core.ts'
import { createFakeClock } from './fake-clock.ts'
import { createFakeHttp } from './fake-http.ts'
import { createFakeRelay } from './fake-relay.ts'

/** A wallet of the listing. */
export const OSPREY: PairableWallet = {
  id: 'osprey',
  name: 'Osprey',
  imageUrl: 'https://img.example/osprey.png',
  mobileLink: 'osprey://',
  webappLink: 'https://osprey.example/app',
}

/** Turns of the event loop that an import of a loaded file takes at most. */
const TURNS = 10

/** Creates a core whose relay is scripted by the test. */
export function setUpPairing(choice: TestCoreChoice = {}) {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  // No server answers: with a project id the core sends requests, and these tests do not need replies.
  const http = createFakeHttp(() => undefined)
  const it = createTestCore({
    walletConnect: relay,
    ...choice,
    ports: { clock, http, ...choice.ports },
  })
  const events: DomainEvent[] = []
  it.core.watchEvents((event) => events.push(event))
  /** Waits for imports of loaded files: they take turns of the event loop, but no time. */
  async function settle(): Promise<void> {
    for (let count = 0; count < TURNS; count += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await clock.advance(20)
  }
  const step = () => it.core.snapshot().pairing.current
  async function show(wallet?: PairableWallet): Promise<void> {
    await it.core.start()
    it.core.actions.open()
    it.core.actions.pairing.show(wallet)
    await settle()
  }
  return { ...it, clock, relay, events, settle, step, show }
}
