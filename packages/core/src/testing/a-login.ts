import { aVisit, type Visit } from './a-visit.ts'
import type { TestCoreChoice } from './create-test-core.ts'
import { createFakeAuth } from './fake-auth.ts'
import type { FakeAuth } from './fake-auth-types.ts'

/** The address that a visitor logs in with. */
export const EMAIL = 'ann@fjord.example'

/** A visitor of a website with logins. */
export interface LoginVisit extends Visit {
  readonly auth: FakeAuth
  /** The element that holds the frame. */
  readonly slot: HTMLElement
  /** Names of the analytics events so far, in order. */
  readonly eventNames: readonly string[]
}

/** How long the modal shows that a login succeeded before it closes, in milliseconds. */
export const SHOWN_MS = 600

/** Turns of the event loop that an import of a loaded file takes at most. */
const TURNS = 10

/** A visitor who opened the modal to log in. */
export async function aLoginVisit(choice: TestCoreChoice = {}): Promise<LoginVisit> {
  // Loaded now, so that the core's own import takes no time later.
  await import('../embedded-wallet/embedded-wallet.ts')
  const auth = createFakeAuth()
  const eventNames: string[] = []
  const visit = aVisit({ auth, onEvent: ({ event }) => eventNames.push(event), ...choice })
  // The fake frame reads nothing of it.
  const slot = {} as HTMLElement
  /** Waits for imports of loaded files: they take turns of the event loop, but no time. */
  async function settle(): Promise<void> {
    for (let count = 0; count < TURNS; count += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await visit.settle()
  }
  await visit.core.account.load()
  await visit.core.start()
  visit.core.actions.auth.setFrameSlot(slot)
  visit.core.actions.open()
  await settle()
  return { ...visit, settle, auth, slot, eventNames }
}

/** The same, logged in by e-mail, with the modal closed again. */
export async function aLoggedInVisit(choice: TestCoreChoice = {}): Promise<LoginVisit> {
  const visit = await aLoginVisit(choice)
  const { core, auth, clock, settle } = visit
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()
  await clock.advance(SHOWN_MS)
  return visit
}
