import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL, SHOWN_MS } from '../testing/a-login.ts'
import { anAuthUser, createFakeAuth } from '../testing/fake-auth.ts'
import { createFakeDevice } from '../testing/fake-device.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'

const ACCOUNT = `eip155:1:${anAuthUser().address}`

test('an e-mail and its code open a session and close the modal', async () => {
  const { core, auth, clock, settle, view, eventNames, storage } = await aLoginVisit()

  void core.actions.auth.submitEmail(` ${EMAIL} `)
  await settle()
  expect(view()).toBe('EmailVerifyOtp')
  expect(core.snapshot().auth?.email.current).toMatchObject({ step: 'awaitingCode', email: EMAIL })
  expect(core.snapshot().auth?.resendSeconds).toBe(30)

  void core.actions.auth.enterCode(auth.code)
  await settle()

  expect(publicAccount(core.snapshot()).caipAddress).toBe(ACCOUNT)
  expect(core.snapshot().auth?.email.current.step).toBe('connected')
  await clock.advance(SHOWN_MS - 100)
  expect(view()).toBe('EmailVerifyOtp')
  await clock.advance(100)
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(core.snapshot().auth?.user).toMatchObject({ email: EMAIL, by: 'email' })
  expect(core.snapshot().auth?.smartAccountNetworkIds).toEqual(['eip155:1'])
  expect(eventNames).toEqual(
    expect.arrayContaining([
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
    ]),
  )
  expect(storage.get('@appkit/eip155:connected_connector_id')).toBe('ID_AUTH')
  expect(core.snapshot().recent.wallets).toEqual([])
})

test('the public status is connecting from the e-mail to the session, and ends with the view', async () => {
  const { core, auth, clock, settle } = await aLoginVisit()
  const status = () => publicAccount(core.snapshot()).status

  void core.actions.auth.submitEmail(EMAIL)
  expect(status()).toBe('disconnected')
  await settle()
  expect(status()).toBe('connecting')
  core.actions.close()
  await settle()
  expect(status()).toBe('disconnected')

  // Until another e-mail may be requested.
  await clock.advance(30_000)
  core.actions.open()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()
  expect(status()).toBe('connected')
})

test('a wrong code stays in the view and costs an attempt; the right one still works', async () => {
  const { core, auth, settle, view } = await aLoginVisit()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  void core.actions.auth.enterCode('000000')
  await settle()
  expect(view()).toBe('EmailVerifyOtp')
  expect(core.snapshot().auth?.email.current).toMatchObject({
    step: 'awaitingCode',
    triesLeft: 4,
    error: { message: 'Invalid code' },
  })

  void core.actions.auth.enterCode(auth.code)
  await settle()
  expect(publicAccount(core.snapshot()).isConnected).toBe(true)
})

test('another e-mail has to wait: the seconds count down, and an early request shows a notice', async () => {
  const { core, auth, clock, settle, view } = await aLoginVisit()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  void core.actions.auth.resendEmail()
  await settle()
  expect(core.snapshot().notices.current?.message).toMatch(/^Please try again after \d+ seconds$/)
  expect(view()).toBe('EmailVerifyOtp')
  await clock.advance(10_000)
  expect(core.snapshot().auth?.resendSeconds).toBe(20)
  await clock.advance(21_000)
  expect(core.snapshot().auth?.resendSeconds).toBe(0)

  void core.actions.auth.resendEmail()
  await settle()
  expect(auth.requests.filter((line) => line.startsWith('begin'))).toHaveLength(2)
  expect(core.snapshot().auth?.email.current).toMatchObject({ step: 'awaitingCode', triesLeft: 5 })
})

test('a new device waits for the link in the e-mail, then for a code', async () => {
  const { core, auth, settle, view, views } = await aLoginVisit()
  auth.proof = 'VERIFY_DEVICE'

  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  expect(view()).toBe('EmailVerifyDevice')
  auth.confirmElsewhere()
  await settle()

  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
})

test('a malformed address shows an error below the field, and sends nothing', async () => {
  const { core, auth, settle, view } = await aLoginVisit()

  void core.actions.auth.submitEmail('ann@fjord.')
  await settle()

  expect(view()).toBe('Connect')
  expect(core.snapshot().auth?.email.current).toMatchObject({
    step: 'failed',
    error: { code: 'email.malformed' },
  })
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(auth.requests).toEqual([])
})

test.each(['back', 'close'] as const)('leaving by %s cancels the login', async (method) => {
  const { core, auth, settle } = await aLoginVisit()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  auth.mood = 'hang'
  void core.actions.auth.enterCode(auth.code)
  await settle()

  if (method === 'back') core.actions.router.back()
  else core.actions.close()
  await settle()
  auth.answerLate()
  await settle()

  expect(core.snapshot().auth?.email.current).toEqual({ step: 'idle' })
  expect(publicAccount(core.snapshot()).isConnected).toBe(false)
})

test('a social login is a window that was opened in the same task', async () => {
  const { core, auth, clock, windows, settle, view, storage, eventNames } = await aLoginVisit()
  void core.actions.auth.submitEmail('nobody')
  await settle()

  void core.actions.auth.beginSocial('google')
  expect(windows.popUps[0]?.visited).toEqual(['https://secure.walletconnect.org/loading'])
  expect(view()).toBe('ConnectingSocial')
  await settle()
  windows.popUps[0]?.emitMessage('https://secure.walletconnect.org', {
    resultUri: 'https://secure.walletconnect.org/done?code=1',
  })
  await settle()

  expect(publicAccount(core.snapshot()).caipAddress).toBe(ACCOUNT)
  expect(core.snapshot().auth?.user?.by).toBe('google')
  expect(storage.get('@appkit/connected_social')).toBe('google')
  await clock.advance(SHOWN_MS)
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(eventNames.filter((event) => event.startsWith('SOCIAL'))).toEqual([
    'SOCIAL_LOGIN_STARTED',
    'SOCIAL_LOGIN_REQUEST_USER_DATA',
    'SOCIAL_LOGIN_SUCCESS',
  ])
  expect(eventNames).not.toContain('CONNECT_SUCCESS')
  expect(new Set(windows.popUps.map(({ name }) => name)).size).toBe(1)
  expect(auth.listenerCount).toBe(1)
})

test('a closed window leads back to the view that opened it', async () => {
  const { core, windows, clock, settle, view, eventNames } = await aLoginVisit()
  void core.actions.auth.beginSocial('github')
  await settle()

  windows.popUps[0]?.close()
  await clock.advance(1_000)

  expect(view()).toBe('Connect')
  expect(eventNames).toContain('SOCIAL_LOGIN_CANCELED')
})

test('Farcaster shows a code and waits; leaving the view reloads the frame', async () => {
  const { core, auth, clock, settle, view, eventNames } = await aLoginVisit()

  void core.actions.auth.beginSocial('farcaster')
  await settle()
  expect(view()).toBe('ConnectingFarcaster')
  expect(core.snapshot().auth?.farcaster.current).toMatchObject({ step: 'showingCode' })
  core.actions.router.back()
  await clock.advance(1_000)
  expect(auth.requests.slice(-2)).toEqual(['reload', 'app  html-evm-0.0.0'])
  expect(core.snapshot().auth?.farcaster.current).toEqual({ step: 'idle' })
  const isCancelled = (name: string): boolean => name === 'SOCIAL_LOGIN_CANCELED'
  expect(eventNames.filter(isCancelled)).toHaveLength(1)

  void core.actions.auth.beginSocial('farcaster')
  await settle()
  auth.confirmElsewhere()
  await settle()
  expect(core.snapshot().auth?.user).toMatchObject({ by: 'farcaster', userName: 'ann' })
  expect(eventNames.filter(isCancelled)).toHaveLength(1)
})

test.each([
  ['fails on a computer, where it can’t be drawn', false, 'failed'],
  ['is opened on a phone', true, 'showingCode'],
])('a Farcaster address that is too long for a code %s', async (_what, isMobile, step) => {
  const auth = createFakeAuth()
  auth.answers.set('farcasterUri', `https://farcaster.example/${'a'.repeat(1_700)}`)
  const { core, settle } = await aLoginVisit({
    auth,
    ports: { device: createFakeDevice({ isMobile }) },
  })

  void core.actions.auth.beginSocial('farcaster')
  await settle()

  const shown = core.snapshot().auth?.farcaster.current
  expect(shown?.step).toBe(step)
  if (shown?.step === 'failed') expect(shown.error.code).toBe('social.code-too-long')
})

test('after a reload the session is restored', async () => {
  const before = await aLoggedInVisit()
  const stored = createFakeStorage()
  for (const [key, value] of Object.entries(before.storage.entries())) stored.set(key, value)
  const auth = createFakeAuth()
  auth.isLoggedIn = true

  const { core, settle } = await aLoginVisit({ auth, storage: stored, ports: { storage: stored } })
  await settle()

  expect(publicAccount(core.snapshot()).caipAddress).toBe(ACCOUNT)
  expect(core.snapshot().auth?.user).toMatchObject({ email: EMAIL, by: 'email' })
})

test('a login that ended before a reload is removed from state and storage', async () => {
  const before = await aLoggedInVisit()
  const stored = createFakeStorage()
  for (const [key, value] of Object.entries(before.storage.entries())) stored.set(key, value)

  const { core, settle } = await aLoginVisit({ ports: { storage: stored } })
  await settle()

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(stored.get('@appkit/connected_namespaces')).toBeUndefined()
})

test('signing out ends the login in the frame and removes everything about the user', async () => {
  const { core, auth, storage, settle } = await aLoggedInVisit()

  await core.actions.disconnect()
  await settle()

  expect(auth.isLoggedIn).toBe(false)
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(JSON.stringify(storage.entries())).not.toMatch(/ann|ID_AUTH|EMAIL/)
})

test('a frame that does not reply delays a sign-out by 3 seconds at most', async () => {
  const { core, auth, clock } = await aLoggedInVisit()
  auth.mood = 'hang'

  const leaving = core.actions.disconnect()
  await clock.advance(3_000)

  await expect(leaving).resolves.toBeUndefined()
})

test('a logout that the frame reports ends the session', async () => {
  const { core, auth, settle } = await aLoggedInVisit()

  auth.logOutElsewhere()
  await settle()

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(core.snapshot().auth?.user).toBeUndefined()
})

test('without auth, logins do nothing in an open modal, and the account type is refused', async () => {
  const { core, settle, logger, view, windows } = await aLoginVisit({ auth: undefined })
  const before = view()
  const lineCount = logger.lines.length

  void core.actions.auth.submitEmail(EMAIL)
  void core.actions.auth.beginSocial('google')
  await expect(core.actions.auth.setAccountType('eoa')).rejects.toMatchObject({ code: 'auth.none' })
  await settle()

  expect(view()).toBe(before)
  expect(windows.popUps).toEqual([])
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(logger.lines).toHaveLength(lineCount)
})

test.each(['EmailLogin', 'Create'] as const)(
  'a login that begins in %s continues',
  async (first) => {
    const { core, auth, clock, settle, views } = await aLoginVisit()
    core.actions.open({ view: first })

    void core.actions.auth.submitEmail(EMAIL)
    await settle()
    expect(views()).toEqual([first, 'EmailVerifyOtp'])
    void core.actions.auth.enterCode(auth.code)
    await settle()

    expect(publicAccount(core.snapshot()).status).toBe('connected')
    await clock.advance(SHOWN_MS)
    expect(core.snapshot().modal.isOpen).toBe(false)
  },
)

test('a visitor who leaves the success of a login is left where they are', async () => {
  const { core, auth, clock, settle, views } = await aLoginVisit()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()

  core.actions.router.push('WhatIsAWallet', {})
  await clock.advance(SHOWN_MS)

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(views().at(-1)).toBe('WhatIsAWallet')
})

test('a login is prepared: the frame is created, and nothing is requested', async () => {
  const { core, auth, settle, view } = await aLoginVisit()

  core.actions.auth.prepare()
  await settle()
  expect(auth.warmUps).toBe(1)
  expect(auth.requests).toEqual([])
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  expect(view()).toBe('EmailVerifyOtp')
  expect(auth.hosts).toHaveLength(1)
})

test('nothing is prepared before the terms are accepted', async () => {
  const { core, auth, settle } = await aLoginVisit({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://salt.example/terms',
  })

  core.actions.auth.prepare()
  await settle()

  expect(auth.hosts).toEqual([])
})

test('a preparation that fails is silent, and the login tries again', async () => {
  const auth = createFakeAuth()
  let failures = 1
  const load: typeof auth.load = async (host) => {
    failures -= 1
    if (failures >= 0) throw new LatchkeyError('http.network', {})
    return auth.load(host)
  }
  const { core, settle, view } = await aLoginVisit({
    auth: { needsProject: false, hasStoredLogin: auth.hasStoredLogin, load },
  })

  const { alerts } = core.snapshot()

  core.actions.auth.prepare()
  await settle()
  expect(core.snapshot().notices.current).toBeUndefined()
  expect(core.snapshot().alerts).toEqual(alerts)
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  expect(view()).toBe('EmailVerifyOtp')
})
