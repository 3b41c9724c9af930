import { aVisit, type Visit } from './a-visit.ts'
import type { TestCoreChoice } from './create-test-core.ts'
import { createFakeAuth } from './fake-auth.ts'
import type { FakeAuth } from './fake-auth-types.ts'

/** The address that a visitor logs in with. */
export const EMAIL = 'ann@fjord.example'

/** A visitor in front of a site that performs logins. */
export interface LoginVisit extends Visit {
  readonly auth: FakeAuth
  /** The place that the frame was given. */
  readonly slot: HTMLElement
  /** Names of the analytics events so far, in order. */
  readonly told: readonly string[]
}

/** How many turns it takes at the most until what is loaded already is there. */
const TURNS = 10

/** A visitor who opened the modal to log in. */
export async function aLoginVisit(choice: TestCoreChoice = {}): Promise<LoginVisit> {
  // Loaded now, it takes no time later.
  await import('../embedded-wallet/embedded-wallet.ts')
  const auth = createFakeAuth()
  const told: string[] = []
  const visit = aVisit({ auth, onEvent: ({ event }) => told.push(event), ...choice })
  // Nothing of it is read here: it is handed through.
  const slot = {} as HTMLElement
  /** What is loaded on the way is there already: it takes turns, but no time. */
  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => setImmediate(resolve))
    await visit.settle()
  }
  await visit.core.start()
  visit.core.actions.auth.setFrameSlot(slot)
  visit.core.actions.open()
  await settle()
  return { ...visit, settle, auth, slot, told }
}

/** The same, logged in by e-mail, with the modal closed again. */
export async function aLoggedInVisit(choice: TestCoreChoice = {}): Promise<LoginVisit> {
  const visit = await aLoginVisit(choice)
  const { core, auth, settle } = visit
  core.actions.auth.submitEmail(EMAIL)
  await settle()
  core.actions.auth.enterCode(auth.code)
  await settle()
  return visit
}
