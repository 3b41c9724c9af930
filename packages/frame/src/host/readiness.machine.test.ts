import { expect, test } from 'vitest'
import { ABSENT, moveReadiness, type Readiness, type ReadinessEvent } from './readiness.machine.ts'

const fresh: Readiness = { step: 'loading', hasLoaded: false }
const loaded: Readiness = { step: 'loading', hasLoaded: true }
const failed: Readiness = { step: 'failed', hasLoaded: true }
const settling: Readiness = { step: 'settling', hasLoaded: true, isNextReady: false }
const early: Readiness = { step: 'settling', hasLoaded: false, isNextReady: false }
const ready: Readiness = { step: 'ready', hasLoaded: true, isNextReady: false }
const doubled: Readiness = { step: 'ready', hasLoaded: true, isNextReady: true }

test.each<readonly [Readiness, ReadinessEvent, Readiness, readonly string[]]>([
  [ABSENT, 'made', fresh, []],
  [ABSENT, 'saidReady', ABSENT, []],
  [ABSENT, 'loaded', ABSENT, []],
  [ABSENT, 'broken', ABSENT, []],
  [fresh, 'loaded', loaded, []],
  [fresh, 'saidReady', early, ['settle']],
  [early, 'loaded', settling, []],
  [loaded, 'saidReady', settling, ['settle']],
  [loaded, 'loaded', loaded, []],
  [loaded, 'settled', loaded, []],
  [loaded, 'timedOut', failed, []],
  [settling, 'settled', ready, ['open']],
  [settling, 'timedOut', settling, []],
  [settling, 'loaded', failed, ['end']],
  [ready, 'timedOut', ready, []],
  [ready, 'saidReady', doubled, []],
  [ready, 'loaded', failed, ['end']],
  [doubled, 'loaded', settling, ['end', 'settle']],
  [ready, 'broken', failed, ['end']],
  [ready, 'reloading', fresh, ['end']],
  [ready, 'removed', ABSENT, ['end']],
  [failed, 'saidReady', settling, ['settle']],
  [failed, 'loaded', failed, []],
  [failed, 'reloading', fresh, ['end']],
])('%j, %s: %j, %j', (state, event, next, effects) => {
  expect(moveReadiness(state, event)).toEqual({ state: next, effects })
})
