import fc from 'fast-check'
import { test } from 'vitest'
import { isLatchkeyError } from './contract/index.ts'
import { aModelWorld } from './testing/model-environment.ts'
import { aWorldEvent, happen, type MayEnd, type WorldEvent } from './testing/model-events.ts'
import {
  activeOf,
  expectAgreement,
  expectInPlace,
  expectKept,
  sessionsOf,
} from './testing/model-invariants.ts'

/** How many stories are told; each has up to twelve events. `npm run test:full` tells all of them. */
const STORIES = process.env['LATCHKEY_RING'] === 'first' ? 1_000 : 10_000
/** Several at a time: they wait for turns, which they share. */
const AT_ONCE = 50
const SEED = 6

/** What puts another wallet in front. */
const CHOICES: readonly WorldEvent['type'][] = ['connect', 'pair', 'logIn', 'choose', 'switch']

/** What a visitor or a wallet refuses has no effect. @throws whatever else went wrong. */
function refused(thrown: unknown): MayEnd {
  if (!isLatchkeyError(thrown)) throw thrown
  return () => false
}

async function tell(events: readonly WorldEvent[]): Promise<void> {
  const world = await aModelWorld()
  for (const event of events) {
    const before = sessionsOf(world)
    const active = activeOf(world)
    const mayEnd = await happen(world, event).catch(refused)
    await world.settle()
    expectAgreement(world)
    expectKept(before, sessionsOf(world), mayEnd)
    if (!CHOICES.includes(event.type)) expectInPlace(world, active)
  }
  world.page().core.stop()
}

test('whatever happens in whatever order, state, storage and wallets agree', async () => {
  const stories = fc.sample(fc.array(aWorldEvent, { minLength: 1, maxLength: 12 }), {
    numRuns: STORIES,
    seed: SEED,
  })
  for (let from = 0; from < stories.length; from += AT_ONCE) {
    await Promise.all(
      stories.slice(from, from + AT_ONCE).map(async (story, index) => {
        try {
          await tell(story)
        } catch (cause) {
          throw new Error(`Story ${from + index}: ${JSON.stringify(story)}`, { cause })
        }
      }),
    )
  }
}, 600_000)
