import { expect, test } from 'vitest'
import { aSmartSessionsSite, REQUEST, SESSIONS } from '../testing/a-smart-sessions-site.ts'

/** A wallet that answers when the test says so. */
function aSlowAnswer<T>() {
  let answer: (value: T) => void = () => {}
  const given = new Promise<T>((resolve) => {
    answer = resolve
  })
  return { given, answer }
}

test('a session that is taken back after its account was disconnected brings no list back', async () => {
  const slow = aSlowAnswer<string>()
  const { sessions, state, core, settle } = await aSmartSessionsSite({ revoke: () => slow.given })
  const [session] = await sessions.read()
  if (session === undefined) throw new Error('There is no session.')
  const revoking = sessions.revoke(session)
  await expect.poll(() => state().revoking.step).toBe('signing')
  await core.actions.disconnect()

  slow.answer('0x51')
  await revoking
  await settle()

  expect(state()).toEqual({ lists: {}, revoking: { step: 'idle' } })
})

test('an answer about one session is not shown as one about the session that is taken back since', async () => {
  const slow = [aSlowAnswer<string>(), aSlowAnswer<string>()]
  let asked = 0
  const { sessions, state, core } = await aSmartSessionsSite({
    revoke: () => slow[asked++]?.given ?? Promise.resolve('0x51'),
  })
  const [session] = await sessions.read()
  if (session === undefined) throw new Error('There is no session.')
  const first = sessions.revoke(session)
  await expect.poll(() => state().revoking.step).toBe('signing')
  await core.actions.disconnect()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  void sessions.revoke({ ...session, id: 'other' })
  await expect.poll(() => state().revoking).toEqual({ step: 'signing', id: 'other' })

  slow[0]?.answer('0x51')
  await first

  expect(state().revoking).toEqual({ step: 'signing', id: 'other' })
})

test.each([
  ['activated', 200, 'SmartSessionCreated'],
  ['refused', 400, 'Networks'],
])(
  'a grant that is %s after its visitor went on leaves the view that is shown',
  async (_, status) => {
    const { sessions, core, http } = await aSmartSessionsSite({ walletId: 'ID_AUTH' })
    const slow = aSlowAnswer<void>()
    http.on('POST', `${SESSIONS}/activate`, async () => {
      await slow.given
      return { status, body: '' }
    })
    const view = () => core.snapshot().router.history.at(-1)?.view
    const granting = sessions.grantPermissions(REQUEST).catch(() => {})
    await expect.poll(() => http.requests.some(({ url }) => url.includes('/activate'))).toBe(true)
    core.actions.open()
    core.actions.router.push('Networks', {})

    slow.answer()
    await granting

    expect(view()).toBe('Networks')
  },
)
