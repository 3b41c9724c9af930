import type { DomainEvent } from '../store/domain-event.ts'
import type { PairableWallet } from '../store/root-state.ts'
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

/** How many turns it takes at the most until what is loaded already is there. */
const TURNS = 10

/** A core whose wallets are reached by a relay that the test plays. */
export function aPairingStory(choice: TestCoreChoice = {}) {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  // No service answers: with a project id the core asks some, and these stories go on without.
  const http = createFakeHttp(() => undefined)
  const it = createTestCore({
    walletConnect: relay,
    ...choice,
    ports: { clock, http, ...choice.ports },
  })
  const events: DomainEvent[] = []
  it.core.watchEvents((event) => events.push(event))
  /** What is loaded on the way is there already: it takes turns, but no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1)
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
