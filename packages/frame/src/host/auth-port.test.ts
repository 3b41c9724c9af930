import { expect, test } from 'vitest'
import { replyMessage } from '../protocol/index.ts'
import { aFrame } from '../testing/a-frame.ts'

const request = (method: string) => ['eip155:1', method, []] as const

test('a frame that does not reply to a reload is loaded again', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()

  const reloading = frame.track(frame.port.reload(frame.signal))
  await frame.clock.advance(3_000)

  expect(await reloading).toBe('ok')
  expect(frame.page.reloadCount).toBe(1)
  const next = frame.track(frame.port.smartAccountNetworks(frame.signal))
  frame.page.load()
  await frame.postReady()
  frame.answer(1, { smartAccountEnabledNetworks: [] })
  expect(await next).toBe('ok')
})

test('after the reply to a reload, calls wait for the next document', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const reloading = frame.track(frame.port.reload(frame.signal))
  await frame.clock.advance(1)
  frame.answer(0, undefined)
  await reloading

  const next = frame.track(frame.port.smartAccountNetworks(frame.signal))
  await frame.clock.advance(1)
  expect(frame.requests()).toHaveLength(1)
  frame.page.load()
  await frame.postReady()
  frame.answer(1, { smartAccountEnabledNetworks: [] })

  expect(await next).toBe('ok')
  frame.port.stop()
})

test('a sign-out removes the stored login before the frame answers', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const { storage } = frame.host
  storage.set('@appkit-wallet/EMAIL', 'ada@shop.example')
  storage.set('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')

  const signingOut = frame.track(frame.port.signOut(frame.signal))

  expect(storage.get('@appkit-wallet/EMAIL')).toBeUndefined()
  expect(storage.get('@appkit-wallet/EMAIL_LOGIN_USED_KEY')).toBeUndefined()
  await frame.clock.advance(1)
  frame.answer(0, undefined)
  expect(await signingOut).toBe('ok')
})

test('aborted approvals are closed in the frame', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const calls = [1, 2].map(() =>
    frame.track(frame.port.channel.request(...request('personal_sign'))),
  )
  await frame.clock.advance(1)

  frame.port.rejectRequests()
  await frame.clock.advance(1)

  expect(await Promise.all(calls)).toEqual(['aborted', 'aborted'])
  expect(frame.requests().map((question) => question?.name)).toEqual([
    'RPC_REQUEST',
    'RPC_REQUEST',
    'RPC_ABORT',
  ])
  frame.port.stop()
})

test('an error has the message of the frame, without control characters; otherwise a general one', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const fail = async (payload: unknown): Promise<unknown> => {
    const work = frame.port.connect({}, frame.signal).catch((error: Error) => error.message)
    await frame.clock.advance(1)
    const { id } = frame.requests().at(-1) ?? {}
    frame.page.line().frame.post(replyMessage({ id, name: 'GET_USER' }, 'error', payload))
    return work
  }

  expect(await fail({ message: 'No\u202e such\nuser' })).toBe('No such user')
  expect(await fail({ message: 'x'.repeat(1_000) })).toHaveLength(300)
  expect(await fail({})).toBe('An error occurred')
  expect(await fail(undefined)).toBe('An error occurred')
  expect(await fail({ message: 7 })).toBe('An error occurred')
  frame.port.stop()
})

test('each call of the frame is reported by its name, and how it ended', async () => {
  const reported: (readonly [name: string, reply: Promise<unknown>])[] = []
  const frame = aFrame({ observe: (name, reply) => reported.push([name, reply]) })
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()

  const reading = frame.track(frame.port.smartAccountNetworks(frame.signal))
  frame.answer(0, { smartAccountEnabledNetworks: [] })
  await reading
  const left = new AbortController()
  const leaving = frame.track(frame.port.signOut(left.signal))
  left.abort()
  await leaving

  expect(reported.map(([name]) => name)).toEqual(['GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'SIGN_OUT'])
  await expect(reported[1]?.[1]).rejects.toMatchObject({ code: 'aborted' })
  frame.port.stop()
})
