import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL, type LoginVisit } from '../testing/a-login.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { createFakeStorage, type FakeStorage } from '../testing/fake-storage.ts'

async function loggedInByGoogle(): Promise<LoginVisit> {
  const visit = await aLoginVisit()
  void visit.core.actions.auth.beginSocial('google')
  await visit.settle()
  visit.windows.popUps[0]?.emitMessage('https://secure.walletconnect.org', {
    resultUri: 'https://secure.walletconnect.org/done?code=1',
  })
  await visit.settle()
  return visit
}

/** Copies the storage that an earlier visit left. */
function copyOf(storage: FakeStorage): FakeStorage {
  const copy = createFakeStorage()
  for (const [key, value] of Object.entries(storage.entries())) copy.set(key, value)
  return copy
}

test('a disconnect during an account type change is final', async () => {
  const { core, auth, settle } = await aLoggedInVisit()
  auth.mood = 'hang'
  const changed = expect(core.actions.auth.setAccountType('eoa')).rejects.toThrow('Not logged in')
  await settle()
  auth.answerLate()
  await settle()

  auth.logOutElsewhere()
  await settle()
  auth.answerLate()
  await settle()
  await changed

  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
})

test.each<[what: string, change: (visit: LoginVisit) => Promise<void> | void]>([
  ['changed', ({ core }) => void core.actions.auth.setAccountType('eoa')],
  ['read on another network', ({ core }) => core.actions.network.switchTo('eip155:8453')],
])('another wallet connected while the account is %s stays active', async (...row) => {
  const [, change] = row
  const visit = await aLoggedInVisit()
  const { core, auth, settle } = visit
  auth.mood = 'hang'
  const changing = change(visit)
  await settle()
  auth.answerLate()
  await changing
  await settle()
  expect(auth.requests.at(-1)).toMatch(/^connect /)

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()
  const before = publicAccount(core.snapshot())
  auth.answerLate()
  await settle()

  expect(publicAccount(core.snapshot())).toEqual(before)
  expect(before.embeddedWalletInfo).toBeUndefined()
})

test('a change whose session ends before the account is read rejects, and is not stored', async () => {
  const { core, auth, clock, settle, storage } = await aLoggedInVisit()
  auth.mood = 'hang'
  const changed = core.actions.auth.setAccountType('eoa').then(
    () => 'changed',
    ({ code }) => code,
  )
  await settle()
  auth.answerLate()
  await settle()
  expect(auth.requests.at(-1)).toMatch(/^connect /)

  // The frame does not answer the sign-out before its limit.
  const ended = core.actions.disconnect()
  await settle()
  await clock.advance(3_000)
  await ended
  auth.answerLate()
  await settle()

  expect(await changed).toBe('aborted')
  expect(storage.get('@appkit/preferred_account_types')).toBeUndefined()
})

test('a pending request ends with the login', async () => {
  const { core, auth, settle } = await aLoggedInVisit()
  const [host] = auth.hosts
  const port = host && (await auth.load(host))
  const signing = port?.channel.request('eip155:1', 'personal_sign', ['0x', '0x'])
  const ended = signing?.catch((thrown: { code?: unknown }) => thrown.code)
  await settle()
  expect(auth.waiting).toEqual(['personal_sign'])

  await core.actions.disconnect()

  expect(await ended).toBe('aborted')
  expect(core.snapshot().auth?.approval).toBe('none')
})

test('a login stays inactive beside another wallet; disconnecting it removes everything', async () => {
  const { core, auth, storage, settle } = await loggedInByGoogle()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()
  expect(storage.get('@appkit/connected_social')).toBe('google')
  expect(auth.isLoggedIn).toBe(true)

  await core.actions.connections.disconnectWallet('eip155', 'ID_AUTH')
  await settle()

  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(auth.isLoggedIn).toBe(false)
  expect(storage.get('@appkit/connected_social')).toBeUndefined()
  expect(publicAccount(core.snapshot()).embeddedWalletInfo).toBeUndefined()
})

test('a social login that ended before a reload is removed', async () => {
  const before = await loggedInByGoogle()
  const stored = copyOf(before.storage)

  const { settle } = await aLoginVisit({ ports: { storage: stored } })
  await settle()

  expect(stored.get('@appkit/connected_social')).toBeUndefined()
})

test('after a reload a silent frame ends the restoring after 30 seconds', async () => {
  const before = await aLoggedInVisit()
  const auth = createFakeAuth()
  auth.mood = 'hang'
  const stored = copyOf(before.storage)
  const visiting = aLoginVisit({ auth, ports: { storage: stored, clock: before.clock } })
  await before.settle()
  await before.settle()

  await before.clock.advance(31_000)
  const { core } = await visiting

  expect(core.snapshot().lifecycle.isInitialized).toBe(true)
  expect(publicAccount(core.snapshot()).status).toBe('disconnected')
  expect(stored.get('@appkit/connected_namespaces')).toBe('eip155')
})

test('a frame that does not apply the theme is shown without it', async () => {
  const { core, auth, clock } = await aLoggedInVisit()
  auth.mood = 'hang'

  auth.emit({ type: 'approvalNeeded', id: '1', method: 'personal_sign' })
  await clock.advance(1_000)

  expect(core.snapshot().auth?.approval).toBe('shown')
})

test('the code view does not open over a view that was chosen while the e-mail was sent', async () => {
  const { core, auth, settle, view } = await aLoginVisit()
  auth.mood = 'hang'
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  void core.actions.auth.beginSocial('google')
  await settle()
  auth.answerLate()
  await settle()

  expect(view()).toBe('ConnectingSocial')
  expect(core.snapshot().auth?.email.current).toEqual({ step: 'idle' })
})

test('the code view does not open after the visitor went on to a help view', async () => {
  const { core, auth, settle, view } = await aLoginVisit()
  auth.mood = 'hang'
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  core.actions.router.push('WhatIsAWallet', {})
  await settle()
  auth.answerLate()
  await settle()

  expect(view()).toBe('WhatIsAWallet')
  expect(core.snapshot().auth?.email.current).toEqual({ step: 'idle' })
})

test('the account type changes together with the account', async () => {
  const { core, auth, settle } = await aLoggedInVisit()
  const kindAndAddress = (): unknown => [
    core.snapshot().auth?.user?.holdings.eip155?.accountType,
    publicAccount(core.snapshot()).address,
  ]
  const before = kindAndAddress()
  auth.mood = 'hang'
  void core.actions.auth.setAccountType('eoa')
  await settle()

  auth.answerLate()
  await settle()
  expect(kindAndAddress()).toEqual(before)

  auth.answerLate()
  await settle()
  const eoa = auth.user.accounts.find(({ type }) => type === 'eoa')?.address
  expect(kindAndAddress()).toEqual(['eoa', eoa])
})

test('another code for an e-mail change resets the attempts', async () => {
  const { core, auth, clock, settle } = await aLoggedInVisit()
  core.actions.open()
  core.actions.router.push('EmailUpdate', {})
  void core.actions.auth.changeEmail('new@fjord.example')
  await settle()
  for (let count = 0; count < 5; count += 1) {
    void core.actions.auth.enterChangeCode('000000')
    await settle()
  }
  expect(core.snapshot().auth?.emailChange.current).toMatchObject({ triesLeft: 0 })

  await clock.advance(30_000)
  void core.actions.auth.resendEmail()
  await settle()

  expect(core.snapshot().auth?.emailChange.current).toMatchObject({
    step: 'primaryCode',
    triesLeft: 5,
  })
  expect(auth.isLoggedIn).toBe(true)
})

test('an inactive login has the new e-mail after a change', async () => {
  const { core, auth, settle } = await aLoggedInVisit()
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()

  void core.actions.auth.changeEmail('new@fjord.example')
  await settle()
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()

  expect(core.snapshot().auth?.user?.email).toBe('new@fjord.example')
  expect(core.snapshot().inactive?.eip155).toMatchObject([
    { wallet: { embedded: { user: { email: 'new@fjord.example' } } } },
  ])
})

test('a refused request for another code of an e-mail change costs no attempt', async () => {
  const { core, auth, clock, settle } = await aLoggedInVisit()
  core.actions.open()
  core.actions.router.push('EmailUpdate', {})
  void core.actions.auth.changeEmail('new@fjord.example')
  await settle()
  await clock.advance(30_000)
  auth.mood = new LatchkeyError('frame.refused', { message: 'Not now' })

  void core.actions.auth.resendEmail()
  await settle()

  expect(core.snapshot().auth?.emailChange.current).toMatchObject({
    step: 'primaryCode',
    triesLeft: 5,
    isResending: false,
    error: { code: 'frame.refused' },
  })
})

test.each([
  ['gives the frame no storage, that the login was lost', true],
  ['stores it, nothing: it was ended elsewhere', false],
])('after a reload a visitor whose login is gone learns, where the browser %s', async (...row) => {
  const [, isBlocked] = row
  const { storage } = await aLoggedInVisit()
  const auth = createFakeAuth()
  const later = await aLoginVisit({
    auth: {
      ...auth,
      async load(host) {
        const port = await auth.load(host)
        return {
          ...port,
          async isConnected(signal) {
            if (isBlocked) auth.emit({ type: 'storageBlocked' })
            return port.isConnected(signal)
          },
        }
      },
    },
    ports: { storage: copyOf(storage) },
  })
  await later.settle()
  const isLost = (): boolean => later.core.snapshot().auth?.isLoginLost === true
  expect(publicAccount(later.core.snapshot()).status).toBe('disconnected')
  expect(isLost()).toBe(isBlocked)

  void later.core.actions.auth.submitEmail(EMAIL)
  await later.settle()

  expect(isLost()).toBe(false)
})
