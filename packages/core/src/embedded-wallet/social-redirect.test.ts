import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aLoginVisit, SHOWN_MS } from '../testing/a-login.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { withReturn } from './social-redirect.ts'

const SITE = 'https://secure.walletconnect.org'
const RESULT = `${SITE}/result?ticket=secret`
const ATTEMPT = '@appkit/social_attempt'
const PROVIDER = '@appkit/social_provider'
const RETURN = 'https%3A%2F%2Fsaltmarket.example%2F'

test.each<[string, string, string | undefined]>([
  [
    'the state gets the return',
    'https://g.example/?state=a-b&x=1',
    `https://g.example/?state=a-b--${encodeURIComponent(RETURN)}&x=1`,
  ],
  [
    'or the state of the nested address',
    `https://auth.magic.link/go?provider_authorization_url=${encodeURIComponent('https://g.example/?state=s')}`,
    `https://auth.magic.link/go?provider_authorization_url=${encodeURIComponent(`https://g.example/?state=s--${encodeURIComponent(RETURN)}`)}`,
  ],
  ['nothing can be led back without a state', 'https://g.example/?x=1', undefined],
  [
    'nor without a nested one',
    `https://auth.magic.link/go?provider_authorization_url=no`,
    undefined,
  ],
  ['nor from what is no address', 'nowhere', undefined],
])('%s', (_, uri, expected) => {
  expect(withReturn(uri, 'https://saltmarket.example')).toBe(expected)
})

let startedAtMs = 1_000_000

/** A page in Telegram, minutes after the one before; `result` is in its address. */
async function inTelegram(tab = createFakeStorage(), result?: string, isFramed = false) {
  let left: string | undefined = result
  startedAtMs += 60_000
  const clock = createFakeClock(startedAtMs)
  const taken: string[] = []
  const visit = await aLoginVisit({
    ports: {
      clock,
      device: createFakeDevice({ isMobile: true, platform: 'android', isTelegram: true, isFramed }),
      tabStorage: tab,
      takeParameter(name) {
        taken.push(name)
        const value = left
        left = undefined
        return value
      },
    },
  })
  return { ...visit, tab, taken, clock }
}

async function leaveFor(provider: 'google' | 'discord') {
  const visit = await inTelegram()
  visit.core.actions.auth.beginSocial(provider)
  await visit.settle()
  return visit
}

test('in Telegram the provider takes the place of the page, and leads back to its origin alone', async () => {
  const { windows, tab, storage, view } = await leaveFor('google')

  expect(windows.popUps).toEqual([])
  expect(windows.places).toEqual(['top'])
  const [opened] = windows.opened
  expect(new URL(opened ?? '').searchParams.get('state')).toBe(`state--${RETURN}`)
  expect(JSON.parse(tab.get(ATTEMPT) ?? '{}')).toMatchObject({ provider: 'google' })
  expect(storage.get(PROVIDER)).toBe('google')
  expect(view()).toBe('ConnectingSocial')
})

test('back on the page, the result logs in, once', async () => {
  const { tab } = await leaveFor('discord')

  const { core, auth, clock, settle, taken, eventNames } = await inTelegram(tab, RESULT)
  await settle()
  await clock.advance(SHOWN_MS)

  expect(taken).toContain('result_uri')
  expect(auth.requests).toContain('social')
  expect(publicAccount(core.snapshot()).isConnected).toBe(true)
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(eventNames).toEqual(
    expect.arrayContaining(['SOCIAL_LOGIN_REQUEST_USER_DATA', 'SOCIAL_LOGIN_SUCCESS']),
  )
  expect(tab.get(ATTEMPT)).toBeUndefined()
  expect(core.logs().join()).not.toContain('secret')

  const again = await inTelegram(tab, RESULT)
  await again.settle()
  expect(again.auth.requests).toEqual([])
})

test('a link with the result of another visitor’s login is refused in a fresh tab', async () => {
  const { core, auth, settle } = await inTelegram(createFakeStorage(), RESULT)
  await settle()

  expect(auth.requests).toEqual([])
  expect(publicAccount(core.snapshot()).isConnected).toBe(false)
  expect(core.logs().join()).toContain('did not begin')
})

test('who comes back without a result began nothing any more', async () => {
  const { tab } = await leaveFor('google')
  await inTelegram(tab)

  const { auth, settle } = await inTelegram(tab, RESULT)
  await settle()

  expect(auth.requests).toEqual([])
})

test.each([
  '{',
  '7',
  JSON.stringify({ provider: 'farcaster', startedAtMs: 0 }),
  JSON.stringify({ provider: 'google', startedAtMs: 9e15 }),
])('a stored attempt that reads %s is none', async (text) => {
  const { auth, settle } = await inTelegram(createFakeStorage({ [ATTEMPT]: text }), RESULT)
  await settle()

  expect(auth.requests).toEqual([])
})

test('a result that the frame refuses is a failure with another try', async () => {
  const { tab } = await leaveFor('google')

  const visit = await inTelegram(tab, 'https://evil.example/result')
  await visit.settle()

  expect(visit.core.snapshot().auth?.social.current.step).toBe('failed')
  expect(visit.view()).toBe('ConnectingSocial')
  visit.core.actions.auth.beginSocial('google')
  await visit.settle()
  expect(visit.windows.places).toEqual(['top'])
})

test('in a frame, as in Telegram Web, a window opens and the page stays', async () => {
  const { core, settle, windows, tab } = await inTelegram(createFakeStorage(), undefined, true)
  void core.actions.auth.beginSocial('google')
  await settle()

  expect(windows.popUps).toHaveLength(1)
  expect(windows.places).not.toContain('top')
  expect(tab.get(ATTEMPT)).toBeUndefined()
})

test('a page that does not give way to the provider fails after 45 s, and stores nothing', async () => {
  const { core, clock, settle, tab, storage } = await leaveFor('google')
  await clock.advance(44_999)
  expect(core.snapshot().auth?.social.current.step).toBe('awaitingResult')

  await clock.advance(1)
  await settle()

  expect(core.snapshot().auth?.social.current).toMatchObject({
    step: 'failed',
    error: { code: 'social.timeout' },
  })
  expect(tab.get(ATTEMPT)).toBeUndefined()
  expect(storage.get(PROVIDER)).toBeUndefined()
})
