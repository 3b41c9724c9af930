import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { anAuthUser, createFakeAuth } from '../testing/fake-auth.ts'

const EOA = { accountTypes: { eip155: ['eoa'] } } as const
const TYPES_KEY = '@appkit/preferred_account_types'

/** Addresses of the account of each kind. */
const { accounts } = anAuthUser()
const addressOf = (kind: string): string =>
  accounts.find(({ type }) => type === kind)?.address ?? ''

test('a website that works with one kind gets that one alone, of whoever logs in', async () => {
  const { core, auth } = await aLoggedInVisit(EOA)
  const { address, embeddedWalletInfo } = publicAccount(core.snapshot())

  expect(auth.requests).toContain('connect eip155:1 eoa')
  expect(address).toBe(addressOf('eoa'))
  expect(embeddedWalletInfo?.accountType).toBe('eoa')
  expect(embeddedWalletInfo?.user.accounts).toEqual([{ address, type: 'eoa' }])
  expect(core.snapshot().auth?.user?.holdings.eip155?.accounts).toEqual([{ address, type: 'eoa' }])
})

test('a kind that was chosen before does not count there', async () => {
  const visit = await aLoginVisit(EOA)
  visit.storage.set(TYPES_KEY, '{"eip155":"smartAccount"}')
  visit.core.actions.auth.submitEmail(EMAIL)
  await visit.settle()
  visit.core.actions.auth.enterCode(visit.auth.code)
  await visit.settle()

  expect(publicAccount(visit.core.snapshot()).address).toBe(addressOf('eoa'))
  expect(visit.auth.requests).not.toContain('connect eip155:1 smartAccount')
})

test('a login that brings another kind is moved to it before anybody sees it', async () => {
  const { core, auth, settle } = await aLoginVisit(EOA)
  core.actions.auth.beginSocial('farcaster')
  await settle()
  const seen: (string | undefined)[] = []
  core.subscribe(() => seen.push(publicAccount(core.snapshot()).address))
  auth.confirmElsewhere()
  await settle()

  expect(seen).toContain(addressOf('eoa'))
  expect(seen).not.toContain(addressOf('smartAccount'))
})

test('a frame that has none of that kind logs nobody in, and the visitor is told', async () => {
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

test('another kind is refused by name, and the frame is not asked', async () => {
  const { core, auth, settle, storage } = await aLoggedInVisit(EOA)

  core.actions.auth.setAccountType('smartAccount')
  await settle()

  expect(core.snapshot().auth?.accountType.current).toMatchObject({
    step: 'failed',
    to: 'smartAccount',
    error: { code: 'auth.account-type' },
  })
  expect(auth.requests).not.toContain('type smartAccount')
  expect(storage.get(TYPES_KEY)).toBeUndefined()
})

test('what the frame tells of another kind is not shown', async () => {
  const { core, auth, settle } = await aLoggedInVisit(EOA)
  const smart = addressOf('smartAccount')

  auth.tell({ type: 'accountType', accountType: 'smartAccount', address: smart })
  auth.tell({ type: 'user', user: anAuthUser() })
  await settle()

  expect(core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
})

test('it comes back as the kind that it was', async () => {
  const first = await aLoggedInVisit(EOA)
  first.core.stop()
  // The frame would have another one in front.
  first.auth.user = anAuthUser()
  const { core, settle } = await aLoginVisit({
    ...EOA,
    auth: first.auth,
    ports: { storage: first.storage },
  })
  await settle()

  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))
})

test('on another network, too, it is that kind, whatever is stored', async () => {
  const visit = await aLoggedInVisit(EOA)
  const before = visit.auth.requests.length
  visit.storage.set(TYPES_KEY, '{"eip155":"smartAccount"}')

  await visit.core.actions.network.switchTo('eip155:8453')
  await visit.settle()

  expect(publicAccount(visit.core.snapshot()).address).toBe(addressOf('eoa'))
  expect(visit.auth.requests.slice(before)).not.toContain('connect eip155:8453 smartAccount')
})

test('where nobody says, the kind is the one that the website prefers', async () => {
  const auth = createFakeAuth()
  auth.user = anAuthUser({ accountType: undefined })
  const { core } = await aLoggedInVisit({ auth, defaultAccountTypes: { eip155: 'eoa' } })

  expect(auth.requests).toContain('connect eip155:1 eoa')
  expect(core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
})

test('the visitor may choose another than that, for good', async () => {
  const { core, auth, settle } = await aLoggedInVisit({ defaultAccountTypes: { eip155: 'eoa' } })
  expect(publicAccount(core.snapshot()).address).toBe(addressOf('eoa'))

  core.actions.auth.setAccountType('smartAccount')
  await settle()

  expect(publicAccount(core.snapshot()).address).toBe(addressOf('smartAccount'))
  expect(auth.requests.at(-1)).toBe('connect eip155:1 smartAccount')
})
