import { expect, test } from 'vitest'
import { createTimers } from '../platform/timers.ts'
import type { PortfolioState } from '../store/state/portfolio.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createPortfolioSlice } from './portfolio.state.ts'
import { createRetryCountdown } from './retry-countdown.ts'

const FAILED = 'eip155:1:0xa'
const READ = 'eip155:1:0xb'

function setUp() {
  const clock = createFakeClock()
  const state: PortfolioState = { scope: 'network', accounts: {} }
  const slice = createPortfolioSlice(state, clock)
  const end = { coinText: undefined, isOverloaded: false }
  slice.end(FAILED, { ...end, status: 'unavailable' })
  slice.end(READ, { ...end, status: 'ready', holdings: [] })
  const countdown = createRetryCountdown({ state, slice, timers: createTimers(clock) })
  return { clock, state, slice, countdown }
}

test('a press waits after a failure only, and a change never', () => {
  const { slice } = setUp()

  expect(slice.mayRead(FAILED, 'pressed')).toBe(false)
  expect(slice.mayRead(READ, 'pressed')).toBe(true)
  // After a transaction or a switch of the network.
  expect(slice.mayRead(FAILED, 'forced')).toBe(true)
})

test('nothing changes where nothing has to wait', () => {
  const { countdown, state } = setUp()

  countdown.asked([READ])

  expect(state).not.toHaveProperty('retrySeconds')
})

test('the seconds are counted down once somebody asks, to the end', async () => {
  const { clock, countdown, state } = setUp()
  await clock.advance(17_500)
  countdown.asked([READ, FAILED])
  expect(state.retrySeconds).toEqual({ [FAILED]: 13 })

  await clock.advance(1_000)
  countdown.asked([FAILED])
  expect(state.retrySeconds).toEqual({ [FAILED]: 12 })

  for (let second = 0; second < 12; second += 1) await clock.advance(1_000)
  expect(state.retrySeconds).toEqual({})
})

test('a stopped core waits for nothing', async () => {
  const { clock, countdown, state } = setUp()
  countdown.asked([FAILED])
  expect(state.retrySeconds).toEqual({ [FAILED]: 30 })

  countdown.stop()
  await clock.advance(5_000)

  expect(state.retrySeconds).toEqual({})
})
