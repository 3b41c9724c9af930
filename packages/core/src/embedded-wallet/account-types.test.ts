import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { preferredAccountType, providerType } from '../connections/public-wallet.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { anAuthUser, createFakeAuth } from '../testing/fake-auth.ts'

const EOA = { accountTypes: { eip155: ['eoa'] } } as const
const TYPES_KEY = '@appkit/preferred_account_types'

/** Address of the account of each type. */
const { accounts } = anAuthUser()
const addressOf = (kind: string): string =>
  accounts.find(({ type }) => type === kind)?.address ?? ''

test('a website that allows one account type gets accounts of that type only', async () => {
  const { core, auth } = await aLoggedInVisit(EOA)
  const { address, embeddedWalletInfo } = publicAccount(core.snapshot())

  expect(auth.requests).toContain('connect eip155:1 eoa')
  expect(address).toBe(addressOf('eoa'))
  expect(embeddedWalletInfo?.accountType).toBe('eoa')
  expect(embeddedWalletInfo?.user.accounts).toEqual([{ address, type: 'eoa' }])
  expect(core.snapshot().auth?.user?.holdings.eip155?.accounts).toEqual([{ address, type: 'eoa' }])
})

test('a stored type that is not allowed is ignored', async () => {
  const visit = await aLoginVisit(EOA)
  visit.storage.set(TYPES_KEY, '{"eip155":"smartAccount"}')
  void visit.core.actions.auth.submitEmail(EMAIL)
  await visit.settle()
  void visit.core.actions.auth.enterCode(visit.auth.code)
  await visit.settle()

  expect(publicAccount(visit.core.snapshot()).address).toBe(addressOf('eoa'))
  expect(visit.auth.requests).not.toContain('connect eip155:1 smartAccount')
})

test('a login with another type selects an allowed account before anything is shown', async () => {
  const { core, auth, settle } = await aLoginVisit(EOA)
  void core.actions.auth.beginSocial('farcaster')
  await settle()
  const seen: (string | undefined)[] = []
  core.subscribe(() => seen.push(publicAccount(core.snapshot()).address))
  auth.confirmElsewhere()
  await settle()

  expect(seen).toContain(addressOf('eoa'))
  expect(seen).not.toContain(addressOf('smartAccount'))
})

test('a frame without an allowed account fails the login with a notice', async () => {
  const auth = createFakeAuth()
  const [, smart] = accounts
  auth.user = anAuthUser({ accounts: smart ? [smart] : [] })
  const { core } = await aLoggedInVisit({ ...EOA, auth })

  expect(publicAccount(core.snapshot()).address).toBeUndefined()
  expect(core.snapshot().notices.current?.message).toBe(
    'This website does not work with that kind of account',
  )
  expect(core.snapshot().auth?.user).toBeUndefined()
})

test('a change to a type that is not allowed fails without a message to the frame', async () => {
  const { core, auth, settle, storage } = await aLoggedInVisit(EOA)

  const refused = expect(core.actions.auth.setAccountType('smartAccount')).rejects.toMatchObject({
    code: 'auth.account-type',
  })
  await settle()
  await refused

  expect(core.snapshot().auth?.accountType.current).toMatchObject({
    step: 'failed',
    to: 'smartAccount',
    error: { code: 'auth.account-type' },
  })
  expect(auth.requests).not.toContain('type smartAccount')
  expect(storage.get(TYPES_KEY)).toBeUndefined()
})

test('a reported account of another type is ignored', async () => {
  const { core, auth, settle } = await aLoggedInVisit(EOA)
  const smart = addressOf('smartAccount')

  auth.emit({ type: 'accountType', accountType: 'smartAccount', address: smart })
  auth.emit({ type: 'user', user: anAuthUser() })
  await settle()

  expect(core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
})

test('a restored session has the type it had', async () => {
  const first = await aLoggedInVisit(EOA)
  first.core.stop()
  // The frame itself would select another account.
  first.auth.user = anAuthUser()
  const { core, settle } = await aLoginVisit({
    ...EOA,
    auth: first.auth,
    ports: { storage: first.storage },
  })
  await settle()

  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
})

test('another network has the allowed type, whatever is stored', async () => {
  const visit = await aLoggedInVisit(EOA)
  const before = visit.auth.requests.length
  visit.storage.set(TYPES_KEY, '{"eip155":"smartAccount"}')

  await visit.core.actions.network.switchTo('eip155:8453')
  await visit.settle()

  expect(publicAccount(visit.core.snapshot()).address).toBe(addressOf('eoa'))
  expect(visit.auth.requests.slice(before)).not.toContain('connect eip155:8453 smartAccount')
})

test('without a report the type is the one that the website prefers', async () => {
  const auth = createFakeAuth()
  auth.user = anAuthUser({ accountType: undefined })
  const { core } = await aLoggedInVisit({ auth, defaultAccountTypes: { eip155: 'eoa' } })

  expect(auth.requests).toContain('connect eip155:1 eoa')
  expect(core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
})

test('the visitor may choose another type, which is stored', async () => {
  const { core, auth, settle } = await aLoggedInVisit({ defaultAccountTypes: { eip155: 'eoa' } })
  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))

  void core.actions.auth.setAccountType('smartAccount')
  await settle()

  expect(publicAccount(core.snapshot()).address).toBe(addressOf('smartAccount'))
  expect(auth.requests.at(-1)).toBe('connect eip155:1 smartAccount')
})

test('the website changes the type that logins begin with, after logins were loaded, too', async () => {
  const { core, auth, settle } = await aLoginVisit()
  expect(preferredAccountType(core.snapshot())).toBe('smartAccount')
  expect(providerType(core.snapshot())).toBeUndefined()
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  await core.actions.options.setPreferredAccountType('eoa')
  expect(preferredAccountType(core.snapshot())).toBe('eoa')
  void core.actions.auth.enterCode(auth.code)
  await settle()

  expect(auth.requests).toContain('connect eip155:1 eoa')
  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
  expect(providerType(core.snapshot())).toBe('embedded')
})

test('the embedded wallet that is connected changes to the type that the website prefers', async () => {
  const { core, settle } = await aLoggedInVisit()
  expect(preferredAccountType(core.snapshot())).toBe('smartAccount')

  const changed = core.actions.options.setPreferredAccountType('eoa')
  await settle()
  await changed

  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
  expect(preferredAccountType(core.snapshot())).toBe('eoa')
  expect(core.snapshot().options.defaultAccountTypes).toEqual({ eip155: 'eoa' })
})

test('the website can’t prefer a type that it does not allow while an account is connected', async () => {
  const { core, settle } = await aLoggedInVisit(EOA)

  const refused = expect(
    core.actions.options.setPreferredAccountType('smartAccount'),
  ).rejects.toMatchObject({ code: 'auth.account-type' })
  await settle()
  await refused

  expect(preferredAccountType(core.snapshot())).toBe('eoa')
})

test('the website can’t prefer a type that it does not allow before a login, either', async () => {
  const { core } = await aLoginVisit(EOA)

  await expect(core.actions.options.setPreferredAccountType('smartAccount')).rejects.toMatchObject({
    code: 'auth.account-type',
  })

  expect(core.snapshot().options.defaultAccountTypes).toBeUndefined()
})

test.each([true, false])(
  'a preferred type that the frame refuses rejects and is not stored, with an open modal: %s',
  async (isOpen) => {
    const { core, auth, settle } = await aLoggedInVisit()
    if (isOpen) core.actions.open()
    auth.mood = new LatchkeyError('frame.refused', { message: 'Not now' })

    const refused = expect(
      core.actions.options.setPreferredAccountType('eoa'),
    ).rejects.toMatchObject({ code: 'frame.refused' })
    await settle()
    await refused

    expect(core.snapshot().options.defaultAccountTypes).toBeUndefined()
    expect(core.snapshot().notices.current?.message).toBe(isOpen ? 'Not now' : undefined)
  },
)
