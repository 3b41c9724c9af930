import { expect, test } from 'vitest'
import { LatchkeyError, lazy } from '../contract/index.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeLogger } from '../testing/fake-logger.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { followSessions } from './follow-sessions.ts'

/** A follower of the sessions of an adapter, with code that is loaded when the test says so. */
function aFollower() {
  const adapter = createFakeAdapter(aFakeWallet())
  const logger = createFakeLogger()
  let settle = { resolve: (): void => {}, reject: (): void => {} }
  const accountPart = lazy(
    () =>
      new Promise<true>((resolve, reject) => {
        settle = {
          resolve: () => resolve(true),
          reject: () => reject(new LatchkeyError('http.network', {})),
        }
      }),
  )
  const applied: string[] = []
  const clock = createFakeClock()
  const timers = { after: (delayMs: number, run: () => void) => void clock.after(delayMs, run) }
  const end = followSessions({ accountPart, logger, timers }, adapter, ({ type }) =>
    applied.push(type),
  )
  return { adapter, clock, logger, applied, end, settle: () => settle }
}

test('changes wait with the session that the website opened, and are applied in their order', async () => {
  const { adapter, applied, settle } = aFollower()
  adapter.emitChanged('io.fjord')
  expect(applied.splice(0)).toEqual(['changed'])

  adapter.emitOpened('io.fjord', false)
  adapter.emitChanged('io.fjord')
  adapter.emitClosed('io.fjord')
  expect(applied).toEqual([])
  settle().resolve()
  await expect.poll(() => applied.splice(0)).toEqual(['opened', 'changed', 'closed'])

  adapter.emitOpened('io.fjord', false)
  expect(applied).toEqual(['opened'])
})

test('where the code can’t be loaded the session is kept, and it is loaded again', async () => {
  const { adapter, applied, clock, logger, settle } = aFollower()
  adapter.emitOpened('io.fjord', false)
  adapter.emitChanged('io.fjord')

  settle().reject()
  await expect.poll(() => logger.lines.length).toBe(1)
  expect(applied).toEqual([])
  await clock.advance(10_000)
  settle().resolve()

  await expect.poll(() => applied).toEqual(['opened', 'changed'])
})

test('nothing is applied after the end', async () => {
  const { adapter, applied, end, settle } = aFollower()
  adapter.emitOpened('io.fjord', false)

  end()
  settle().resolve()
  await new Promise((resolve) => setTimeout(resolve))

  expect(applied).toEqual([])
})
