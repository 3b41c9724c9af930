import { expect, test } from 'vitest'
import { publicAccount, publicState } from '../connections/public-state.ts'
import { aLoginVisit, EMAIL } from '../testing/a-login.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { publicLogin } from './public-login.ts'

const ORIGIN = 'https://secure.walletconnect.org'
const RESULT = `${ORIGIN}/result?once=1`

/** A page that shows the steps of logins itself: the modal stays closed. */
async function aPage(choice: TestCoreChoice = {}) {
  const visit = await aLoginVisit(choice)
  const { core, settle } = visit
  core.actions.close()
  await settle()
  const before = visit.views()
  return {
    ...visit,
    login: () => publicLogin(core.snapshot()),
    status: () => publicAccount(core.snapshot()).status,
    /** Neither the modal nor a toast in it showed anything. */
    expectNoView() {
      expect(core.snapshot().modal.isOpen).toBe(false)
      expect(visit.views()).toEqual(before)
      expect(core.snapshot().notices.current).toBeUndefined()
    },
  }
}

test('an e-mail and its code log in without a view', async () => {
  const { core, auth, settle, login, status, expectNoView } = await aPage()

  await core.actions.auth.submitEmail(` ${EMAIL} `)
  expect(login()).toMatchObject({ step: 'sending', method: 'email', email: EMAIL })
  expect(publicState(core.snapshot()).loading).toBe(true)
  await settle()
  expect(login()).toMatchObject({ step: 'awaitingCode', triesLeft: 5, resendSeconds: 30 })
  expect(status()).toBe('connecting')
  await core.actions.auth.enterCode('000000')
  await settle()
  expect(login()).toMatchObject({
    step: 'awaitingCode',
    triesLeft: 4,
    error: { message: 'Invalid code' },
  })
  await core.actions.auth.enterCode(auth.code)
  await settle()

  expect(status()).toBe('connected')
  expect(login()).toMatchObject({ step: 'idle', method: undefined, email: undefined })
  expectNoView()
})

test('a new device waits for the link, and rejects with the reason if the e-mail was not sent again', async () => {
  const { core, auth, settle, login, expectNoView } = await aPage()
  auth.proof = 'VERIFY_DEVICE'

  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  expect(login()).toMatchObject({ step: 'awaitingDevice', email: EMAIL })
  await core.actions.auth.resendEmail()
  await settle()

  expect(login()).toMatchObject({ step: 'awaitingDevice', error: { code: 'email.cooldown' } })
  expectNoView()
})

test('a malformed address is a failure of the login, and not of the call', async () => {
  const { core, settle, login, expectNoView } = await aPage()

  await core.actions.auth.submitEmail('not an address')
  await settle()

  expect(login()).toMatchObject({ step: 'failed', error: { code: 'email.malformed' } })
  expectNoView()
})

test('a social login happens in its window alone', async () => {
  const { core, windows, settle, login, status, expectNoView } = await aPage()

  const begun = core.actions.auth.beginSocial('google')
  // In the task of the call: browsers allow a window only in that of a press.
  expect(windows.popUps).toHaveLength(1)
  await begun
  await settle()
  expect(login()).toMatchObject({ step: 'awaitingResult', method: 'google' })
  windows.popUps[0]?.emitMessage(ORIGIN, { resultUri: RESULT })
  await settle()

  expect(status()).toBe('connected')
  expect(login().step).toBe('idle')
  expectNoView()
})

test('a window that the visitor closes ends the login', async () => {
  const { core, clock, windows, settle, login, expectNoView } = await aPage()
  await core.actions.auth.beginSocial('google')
  await settle()

  windows.popUps[0]?.close()
  await clock.advance(1_000)
  await settle()

  expect(login().step).toBe('idle')
  expectNoView()
})

test('Farcaster gives an address to show, and another login takes its place', async () => {
  const { core, auth, settle, login, status, expectNoView } = await aPage()

  await core.actions.auth.beginSocial('farcaster')
  await settle()
  expect(login()).toMatchObject({ step: 'showingCode', method: 'farcaster' })
  expect(login().url).toMatch(/^https:/)
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  expect(login()).toMatchObject({ step: 'awaitingCode', method: 'email', url: undefined })
  await core.actions.auth.enterCode(auth.code)
  await settle()

  expect(status()).toBe('connected')
  expectNoView()
})

test('cancelling ends the login', async () => {
  const { core, settle, login, status } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()

  core.actions.auth.cancel()
  await settle()

  expect(login().step).toBe('idle')
  expect(status()).toBe('disconnected')
})

test('a modal that opens and closes meanwhile leaves the login to the page', async () => {
  const { core, auth, settle, login, status } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()

  core.actions.open()
  await settle()
  core.actions.close()
  await settle()
  expect(login().step).toBe('awaitingCode')
  await core.actions.auth.enterCode(auth.code)
  await settle()

  expect(status()).toBe('connected')
})

test('a login that is begun in the open modal belongs to its views again', async () => {
  const { core, clock, settle, login, view } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  await clock.advance(30_000)

  core.actions.open()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  expect(view()).toBe('EmailVerifyOtp')
  core.actions.close()
  await settle()

  expect(login().step).toBe('idle')
})

test.each<['closes it' | 'goes back']>([['closes it'], ['goes back']])(
  'a login that is begun while the modal shows something else is the page’s own when the visitor %s',
  async (way) => {
    const { core, auth, settle, login, status, view } = await aPage()
    core.actions.open({ view: 'WhatIsAWallet' })

    await core.actions.auth.submitEmail(EMAIL)
    await settle()
    expect(login()).toMatchObject({ step: 'awaitingCode' })
    expect(view()).toBe('WhatIsAWallet')
    if (way === 'closes it') core.actions.close()
    else core.actions.router.back()
    await settle()
    await core.actions.auth.enterCode(auth.code)
    await settle()

    expect(status()).toBe('connected')
  },
)

test('a change of the address that is begun while the modal shows something else is the page’s own', async () => {
  const { core, auth, clock, settle, login, view } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  await core.actions.auth.enterCode(auth.code)
  await settle()
  await clock.advance(30_000)
  core.actions.open({ view: 'Networks' })

  await core.actions.auth.changeEmail('bea@fjord.example')
  await settle()
  expect(login().emailChange).toMatchObject({ step: 'primaryCode' })
  expect(view()).toBe('Networks')
  core.actions.close()
  await core.actions.auth.enterChangeCode(auth.code)
  await settle()
  await core.actions.auth.enterChangeCode(auth.code)
  await settle()

  expect(login().emailChange).toMatchObject({ step: 'changed' })
})

test('a website without logins gets an error by name while the modal shows something else', async () => {
  const { core } = await aPage({ auth: undefined })
  core.actions.open({ view: 'Networks' })

  await expect(core.actions.auth.submitEmail(EMAIL)).rejects.toMatchObject({ code: 'auth.none' })
  await expect(core.actions.auth.changeEmail(EMAIL)).rejects.toMatchObject({ code: 'auth.none' })
})

test('the e-mail address is changed without a view', async () => {
  const { core, auth, clock, settle, login, expectNoView } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  await core.actions.auth.enterCode(auth.code)
  await settle()
  await clock.advance(30_000)

  await core.actions.auth.changeEmail('bea@fjord.example')
  await settle()
  expect(login().emailChange).toMatchObject({ step: 'primaryCode', newEmail: 'bea@fjord.example' })
  await core.actions.auth.enterChangeCode(auth.code)
  await settle()
  expect(login().emailChange).toMatchObject({ step: 'secondaryCode' })
  await core.actions.auth.enterChangeCode(auth.code)
  await settle()

  expect(login().emailChange).toMatchObject({ step: 'changed' })
  expect(publicAccount(core.snapshot()).embeddedWalletInfo?.user.email).toBe('bea@fjord.example')
  expectNoView()
})

test('another account type is connected when the promise resolves', async () => {
  const { core, auth, settle } = await aPage()
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  await core.actions.auth.enterCode(auth.code)
  await settle()

  const changed = core.actions.auth.setAccountType('eoa')
  await settle()
  await changed

  expect(publicAccount(core.snapshot()).embeddedWalletInfo?.accountType).toBe('eoa')
})

test('an account type that the website does not work with is refused by name', async () => {
  const { core, auth, settle } = await aPage({ accountTypes: { eip155: ['smartAccount'] } })
  await core.actions.auth.submitEmail(EMAIL)
  await settle()
  await core.actions.auth.enterCode(auth.code)
  await settle()

  const refused = expect(core.actions.auth.setAccountType('eoa')).rejects.toMatchObject({
    code: 'auth.account-type',
  })
  await settle()
  await refused
})

test('a website without logins gets an error by name', async () => {
  const { core } = await aPage({ auth: undefined })
  const missing = { code: 'auth.none' }

  await expect(core.actions.auth.submitEmail(EMAIL)).rejects.toMatchObject(missing)
  await expect(core.actions.auth.beginSocial('google')).rejects.toMatchObject(missing)
  await expect(core.actions.auth.setAccountType('eoa')).rejects.toMatchObject(missing)
})

test.each([false, true])(
  'a login that the website switched off is refused by name, with an open modal: %s',
  async (isOpen) => {
    const { core, auth, settle, windows } = await aPage({
      features: { email: false, socials: ['google'] },
    })
    if (isOpen) core.actions.open({ view: 'EmailLogin' })
    const refused = (login: string) => ({ code: 'auth.not-offered', context: { login } })

    await expect(core.actions.auth.submitEmail(EMAIL)).rejects.toMatchObject(refused('email'))
    await expect(core.actions.auth.beginSocial('x')).rejects.toMatchObject(refused('x'))
    await settle()

    expect(auth.requests).toEqual([])
    expect(windows.popUps).toEqual([])
    if (isOpen) expect(core.snapshot().router.history.map(({ view }) => view)).toEqual(['Connect'])
  },
)
