import { expect, test } from 'vitest'
import { type AttachRequest, LatchkeyError, type RpcChannel } from '../contract/index.ts'
import { aLoggedInVisit } from '../testing/a-login.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

/** Sends a request as a website does, through the channel that the adapter got. */
async function show(status: unknown) {
  const inner = createFakeAdapter(aFakeWallet())
  let channel: RpcChannel | undefined
  const attach = (request: AttachRequest): void => {
    channel = request.channel
    inner.sessions.attach(request)
  }
  const visit = await aLoggedInVisit({
    adapters: [{ ...inner, sessions: { ...inner.sessions, attach } }],
  })
  visit.auth.answers.set('wallet_getCallsStatus', { status })
  const request = () => channel?.request('eip155:1', 'wallet_showCallsStatus', ['0x1'])
  return { ...visit, request }
}

test.each([
  [100, 'logins.calls.pending'],
  [200, 'logins.calls.done'],
  [400, 'logins.calls.failed'],
  [500, 'logins.calls.failed'],
  ['PENDING', 'logins.calls.pending'],
  ['CONFIRMED', 'logins.calls.done'],
])('a batch with status %s shows the notice %s', async (status, message) => {
  const { core, request, settle } = await show(status)

  expect(await request()).toBeNull()
  await settle()

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(core.snapshot().notices.current?.message).toBe(message)
})

test('an unknown batch shows nothing', async () => {
  const { core, auth, request } = await show(100)
  auth.mood = new LatchkeyError('frame.refused', { message: 'There is no batch with this id' })

  await expect(request()).rejects.toMatchObject({ code: 'frame.refused' })
  expect(core.snapshot().modal.isOpen).toBe(false)
})
