import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../testing/a-login.ts'
import type { TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'

test('a request that needs approval opens its view, and closes it when it is answered', async () => {
  const { core, auth, settle, view } = await aLoggedInVisit()

  auth.emit({ type: 'approvalNeeded', id: '2', method: 'personal_sign' })
  expect(view()).toBe('ApproveTransaction')
  expect(core.snapshot().auth?.approval).toBe('preparing')
  await settle()
  expect(core.snapshot().auth?.approval).toBe('shown')
  expect(auth.requests.at(-1)).toBe('theme dark')

  auth.emit({
    type: 'approvalEnded',
    id: '2',
    method: 'personal_sign',
    outcome: 'done',
    isMoreWaiting: false,
  })
  await settle()
  expect(core.snapshot().modal.isOpen).toBe(false)
  expect(core.snapshot().auth?.approval).toBe('none')
})

test('a request while the modal is open pushes its view, and leads back', async () => {
  const { core, auth, settle, view } = await aLoggedInVisit()
  core.actions.open()

  auth.emit({ type: 'approvalNeeded', id: '1', method: 'eth_sendTransaction' })
  await settle()
  auth.emit({ type: 'approvalNeeded', id: '2', method: 'personal_sign' })
  const methods = () => core.snapshot().auth?.approvalMethods
  expect(methods()).toEqual(['eth_sendTransaction', 'personal_sign'])
  auth.emit({
    type: 'approvalEnded',
    id: '1',
    method: 'eth_sendTransaction',
    outcome: 'failed',
    isMoreWaiting: true,
  })
  await settle()
  expect(methods()).toEqual(['personal_sign'])
  expect(view()).toBe('ApproveTransaction')

  auth.emit({
    type: 'approvalEnded',
    id: '2',
    method: 'personal_sign',
    outcome: 'done',
    isMoreWaiting: false,
  })
  await settle()
  expect(view()).toBe('Account')
  expect(methods()).toEqual([])
  expect(core.snapshot().modal.isOpen).toBe(true)
})

test('a plain close is refused while a request waits; a forced one declines it', async () => {
  const { core, auth, settle } = await aLoggedInVisit()
  const adapterSide = auth.listenerCount
  auth.emit({ type: 'approvalNeeded', id: '2', method: 'personal_sign' })
  await settle()

  core.actions.close()
  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(core.snapshot().modal.refusals).toBe(1)

  core.actions.close({ isForced: true })
  await settle()
  expect(core.snapshot().auth?.approval).toBe('none')
  expect(auth.listenerCount).toBe(adapterSide)
})

test('a refused method is logged, and shown as a notice', async () => {
  const { core, auth, clock, logger } = await aLoggedInVisit()

  auth.emit({ type: 'methodRefused', method: 'eth_sign' })
  await clock.advance(300)

  expect(core.snapshot().notices.current?.message).toBe('Action not allowed')
  expect(JSON.stringify(logger.lines)).toContain('Requested RPC call is not allowed')
})

test('the other account type has another address, and stays selected', async () => {
  const { core, auth, storage, settle, eventNames } = await aLoggedInVisit()
  const eoa = auth.user.accounts.find(({ type }) => type === 'eoa')?.address

  void core.actions.auth.setAccountType('eoa')
  await settle()

  expect(publicAccount(core.snapshot()).address).toBe(eoa)
  expect(core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
  expect(core.snapshot().auth?.accountType.current).toEqual({ step: 'done', to: 'eoa' })
  expect(storage.get('@appkit/preferred_account_types')).toBe('{"eip155":"eoa"}')
  expect(eventNames).toContain('SET_PREFERRED_ACCOUNT_TYPE')
})

test('the dashboard opens in a new window, and is tracked', async () => {
  const { core, windows, eventNames } = await aLoggedInVisit()
  expect(core.snapshot().auth?.dashboardUrl).toBe('https://secure.walletconnect.org/dashboard')

  void core.actions.auth.openDashboard()

  expect(windows.opened).toEqual(['https://secure.walletconnect.org/dashboard'])
  expect(eventNames.at(-1)).toBe('EMAIL_UPGRADE_FROM_MODAL')
})

test('the public state has the user and the login method', async () => {
  const { core, auth } = await aLoggedInVisit()

  expect(publicAccount(core.snapshot()).embeddedWalletInfo).toEqual({
    user: {
      email: EMAIL,
      username: undefined,
      address: auth.user.address,
      accounts: auth.user.accounts,
    },
    authProvider: 'email',
    accountType: 'smartAccount',
    isSmartAccountDeployed: false,
  })
})

test('an e-mail change takes the code of the old address and that of the new one', async () => {
  const { core, auth, settle, views } = await aLoggedInVisit()
  core.actions.open()
  core.actions.router.push('AccountSettings', {})
  core.actions.router.push('EmailUpdate', {})

  void core.actions.auth.changeEmail('new@fjord.example')
  await settle()
  expect(views().at(-1)).toBe('EmailUpdatePrimaryOtp')
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()
  expect(views().at(-1)).toBe('EmailUpdateSecondaryOtp')
  void core.actions.auth.enterChangeCode(auth.code)
  await settle()

  expect(views()).toEqual(['Account', 'AccountSettings'])
  expect(core.snapshot().auth?.user?.email).toBe('new@fjord.example')
})

test('the theme is sent to the frame, and again when it changes', async () => {
  const { core, auth, settle } = await aLoggedInVisit()

  core.actions.options.setThemeMode('light')
  await settle()

  expect(auth.requests.filter((line) => line.startsWith('theme'))).toEqual([
    'theme dark',
    'theme light',
  ])
})

test('a website without supported networks shows an error', async () => {
  const { core, auth, settle } = await aLoginVisit({
    adapter: createFakeAdapter(aFakeWallet({ networkId: BITCOIN })),
  })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()

  expect(core.snapshot().auth?.email.current).toMatchObject({
    step: 'failed',
    error: { code: 'auth.none' },
  })
})

test('a stopped core sends nothing and removes the frame', async () => {
  const { core, auth, clock } = await aLoggedInVisit()

  core.stop()

  expect(auth.listenerCount).toBe(0)
  expect(auth.hosts).toEqual([])
  expect(clock.pending).toBe(0)
})

test.each<[string, readonly string[] | undefined, readonly string[]]>([
  ['the project does not list', ['https://other.example'], ['Invalid App Configuration']],
  ['the project lists', ['https://shop.saltmarket.example'], []],
  ['the project lists by a pattern', ['https://*.saltmarket.example'], []],
  ['a pattern of any owner matches', ['https://*.example'], ['Invalid App Configuration']],
  [
    'is beside a malformed pattern',
    [`https://${'*'.repeat(10_000)}!`],
    ['Invalid App Configuration'],
  ],
  ['can’t be checked', undefined, []],
])('an origin that %s raises the right alerts', async (_what, allowed, alerts) => {
  const http = createFakeHttp(() => undefined)
  const address = 'https://api.web3modal.org/projects/v1/origins'
  if (allowed) http.on('GET', address, { json: { allowedOrigins: allowed } })
  const readPage = () => ({ title: 'Saltmarket', origin: 'https://shop.saltmarket.example' })
  const { core, settle } = await aLoginVisit({ projectId: 'p1', ports: { http, readPage } })

  await settle()

  expect(core.snapshot().alerts.shown.map(({ message }) => message)).toEqual(alerts)
})

const ORIGINS = 'https://api.web3modal.org/projects/v1/origins'

test('the origin is checked once, when a website with logins starts', async () => {
  const http = createFakeHttp(() => undefined)
  const { core, settle } = await aLoginVisit({ projectId: 'p1', ports: { http } })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  core.stop()
  await core.start()
  await settle()

  expect(http.requests.filter(({ url }) => url.startsWith(ORIGINS))).toHaveLength(1)
})

test.each<[string, TestCoreChoice]>([
  ['no `auth`', { auth: undefined }],
  ['every login switched off', { features: { email: false, socials: false } }],
])('a website with %s checks no origin', async (_what, choice) => {
  const http = createFakeHttp(() => undefined)
  const { settle } = await aLoginVisit({ projectId: 'p1', ...choice, ports: { http } })
  await settle()

  expect(http.requests.filter(({ url }) => url.startsWith(ORIGINS))).toEqual([])
})

test.each([
  ['is not listed', ['https://other.example'], 'UNVERIFIED_DOMAIN'],
  ['is listed', ['https://saltmarket.example'], 'IFRAME_LOAD_FAILED'],
])('a frame that does not load where the origin %s raises its own alert', async (...row) => {
  const [, allowedOrigins, key] = row
  const http = createFakeHttp(() => undefined)
  http.on('GET', ORIGINS, { json: { allowedOrigins } })
  const { core, auth, settle } = await aLoginVisit({ projectId: 'p1', ports: { http } })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  auth.emit({ type: 'trouble', kind: 'iframe_load_failed' })

  expect(core.snapshot().alerts.shown.at(-1)?.key).toBe(key)
})
