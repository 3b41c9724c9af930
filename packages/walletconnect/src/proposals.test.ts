import { createFakeClock } from '@latchkey/core/testing'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BASE, ETHEREUM, never, SHOP } from './testing/fixtures.ts'
import { aPeer, aSite, untilEmitted } from './testing/site.ts'

const BY_CODE = { networks: [ETHEREUM], metadata: SHOP, isForCode: true }
const BY_LINK = { ...BY_CODE, isForCode: false }
/** Delay of the relay's acknowledgement of a proposal, in milliseconds. */
const SLOW_MS = 1_500

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

test('a code is shown before the relay acknowledges the proposal, a link is not', async () => {
  const site = aSite(sandbox)
  sandbox.relay.disturb({ dropsAnswers: true })
  let isLinkThere = false

  void site.relay.pair(BY_LINK, never()).then(
    () => {
      isLinkThere = true
    },
    () => undefined,
  )
  const { uri } = await site.relay.pair(BY_CODE, never())

  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(isLinkThere).toBe(false)
})

test("the answer of a wallet before the relay's acknowledgement is not lost", async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  await site.join(peer)
  sandbox.relay.disturb({ answersDelayMs: SLOW_MS })

  const { uri, session } = await site.relay.pair(BY_CODE, never())
  await peer.pair(uri)

  expect((await session).accounts).not.toEqual([])
})

test('addresses of concurrent attempts are not mixed up', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]

  const [first, second] = await Promise.all([
    site.relay.pair(BY_CODE, never()),
    site.relay.pair(BY_CODE, never()),
  ])
  await peer.pair(second.uri)

  expect(first.uri).not.toBe(second.uri)
  const isFirstSettled = await Promise.race([
    first.session.then(() => true),
    second.session.then(() => false),
  ])
  expect(isFirstSettled).toBe(false)
})

test('an attempt that a later one overtakes has its own address', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  await site.join(peer)
  const before = site.emitted('line').length
  sandbox.relay.disturb({ answersDelayMs: SLOW_MS })
  sandbox.relay.kill()
  await untilEmitted(site, 'line', before + 1)
  // The first attempt waits for all subscriptions, the second one only for the connection.
  const slow = site.relay.pair(BY_CODE, never())
  await untilEmitted(site, 'line', before + 2)

  const quick = await site.relay.pair({ ...BY_CODE, networks: [BASE] }, never())
  await peer.pair(quick.uri)

  expect((await quick.session).networkIds).toEqual([BASE.id])
  expect((await slow).uri).not.toBe(quick.uri)
})

test('nothing is left of an attempt that was running when the port was stopped', async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock })
  const failing = site.relay.pair(BY_CODE, never()).catch((error: unknown) => error)
  // At its start: there is no connection yet.
  while (clock.pending === 0) await new Promise(setImmediate)

  site.relay.stop()
  expect(await failing).toMatchObject({ code: 'aborted' })

  await expect.poll(() => clock.pending).toBe(0)
})

test('a proposal that the relay never accepts is an error, although its code was shown', async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock })
  sandbox.relay.disturb({ dropsAnswers: true })

  const { session } = await site.relay.pair(BY_CODE, never())
  const ended = session.catch((error: unknown) => error)
  await clock.advance(10_000)

  expect(await ended).toMatchObject({ code: 'relay.unavailable', isRetryable: true })
})

test("no code is shown while the relay can't be reached", async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock, relayUrl: 'ws://127.0.0.1:9' })

  const failing = site.relay.pair(BY_CODE, never()).catch((error: unknown) => error)
  await expect.poll(() => clock.pending).toBeGreaterThan(0)
  await clock.advance(10_000)

  expect(await failing).toMatchObject({ code: 'relay.unavailable' })
})

test("an abort before the relay's acknowledgement ends the attempt, and the session at the wallet", async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  await site.join(peer)
  const abort = new AbortController()
  sandbox.relay.disturb({ answersDelayMs: SLOW_MS })

  const { uri, session } = await site.relay.pair(BY_CODE, abort.signal)
  abort.abort()
  await expect(session).rejects.toMatchObject({ code: 'aborted' })
  await peer.pair(uri)

  await expect.poll(() => peer.topics().length, { timeout: 10_000 }).toBe(2)
  await expect.poll(() => peer.topics().length, { timeout: 10_000 }).toBe(1)
})
