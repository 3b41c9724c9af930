import fc from 'fast-check'
import { test } from 'vitest'
import { isLatchkeyError } from '../contract/index.ts'
import { aModelEnvironment } from '../testing/model-environment.ts'
import { aModelEvent, applyEvent, type MayEnd, type ModelEvent } from '../testing/model-events.ts'
import {
  activeOf,
  expectAgreement,
  expectNoOtherEnded,
  expectSameActive,
  sessionsOf,
} from '../testing/model-invariants.ts'

/** Number of random sequences, of up to twelve events each. `npm run test:full` runs all of them. */
const SEQUENCE_COUNT = process.env['LATCHKEY_RING'] === 'first' ? 200 : 1_000
/** Sequences that run at once: they wait for the same turns of the event loop. */
const BATCH_SIZE = 50
const SEED = 6

/** Events that may make another session active. */
const ACTIVATING: readonly ModelEvent['type'][] = ['connect', 'pair', 'logIn', 'choose', 'switch']

/** An event that rejects with one of our errors ends no session. @throws every other error. */
function endsNothing(thrown: unknown): MayEnd {
  if (!isLatchkeyError(thrown)) throw thrown
  return () => false
}

async function runSequence(events: readonly ModelEvent[]): Promise<void> {
  const environment = await aModelEnvironment()
  for (const event of events) {
    const before = sessionsOf(environment)
    const active = activeOf(environment)
    const mayEnd = await applyEvent(environment, event).catch(endsNothing)
    await environment.settle()
    expectAgreement(environment)
    expectNoOtherEnded(before, sessionsOf(environment), mayEnd)
    if (!ACTIVATING.includes(event.type)) expectSameActive(environment, active)
  }
  environment.page().core.stop()
}

test('state, storage and wallets agree after every random sequence of events', async () => {
  const sequences = fc.sample(fc.array(aModelEvent, { minLength: 1, maxLength: 12 }), {
    numRuns: SEQUENCE_COUNT,
    seed: SEED,
  })
  for (let from = 0; from < sequences.length; from += BATCH_SIZE) {
    await Promise.all(
      sequences.slice(from, from + BATCH_SIZE).map(async (sequence, index) => {
        try {
          await runSequence(sequence)
        } catch (cause) {
          throw new Error(`Sequence ${from + index}: ${JSON.stringify(sequence)}`, { cause })
        }
      }),
    )
  }
}, 600_000)
