import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import type { AttachRequest, Namespace } from '../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { aChain, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { servedNetworkIds } from './login-network.ts'

const SOLANA = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
/** A network that the vendor's secure site does not serve. */
const fantom = aChain({ id: 250, name: 'Fantom' })
/** Test networks that have ended; the id 999 is another network's today. */
const DEAD = [
  ...['eip155:5', 'eip155:280', 'eip155:420', 'eip155:999', 'eip155:80001', 'eip155:84531'],
  'eip155:421613',
] as const
const base = aChain({ id: 8453, name: 'Base' })
const solana = aChain({ id: SOLANA, chainNamespace: 'solana', name: 'Solana' })
const evm = createFakeAdapter(aFakeWallet())
const svm = createFakeAdapter(aFakeWallet({ id: 'tern', networkId: `solana:${SOLANA}` }))

const adapters = {
  get: (namespace: Namespace) => [evm, svm].find((each) => each.namespace === namespace),
}

test.each([
  ['eip155:1', true],
  ...[...DEAD.map((id) => [id, false] as const)],
  ['eip155:59144', true],
  ['eip155:80002', true],
  ['eip155:421614', true],
  ['eip155:11155420', true],
  ['eip155:42', false],
  [`solana:${SOLANA}`, true],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', false],
  ['bip122:000000000019d6689c085ae165831e93', false],
] as const)('the vendor serves %s: %s', (id, expected) => {
  expect(servedNetworkIds({}, adapters).includes(id)).toBe(expected)
})

test('a website that names the networks of its secure site has those, on namespaces with logins and an adapter', () => {
  const networkIds = [
    'eip155:1284',
    `solana:${SOLANA}`,
    'bip122:000000000019d6689c085ae165831e93',
  ] as const

  expect(servedNetworkIds({ networkIds }, adapters)).toEqual(['eip155:1284', `solana:${SOLANA}`])
  expect(servedNetworkIds({ networkIds }, { get: () => undefined })).toEqual([])
  expect(servedNetworkIds({ networkIds: [] }, adapters)).toEqual([])
  expect(servedNetworkIds({ networkIds: ['eip155:1', 'eip155:1'] }, adapters)).toEqual(['eip155:1'])
})

/** The network that a login by e-mail asks the frame for; undefined if none begins. */
async function networkOfLogin(choice: TestCoreChoice, namespace?: Namespace) {
  const { core, auth, settle } = await aLoginVisit({ defaultNetwork: undefined, ...choice })
  core.actions.open({ namespace })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()
  const line = auth.requests.find((request) => request.startsWith('connect'))
  return { line, requests: auth.requests, step: core.snapshot().auth?.email.current }
}

test.each<[string, TestCoreChoice, string]>([
  ['the active network', { networks: [base, aChain()] }, 'eip155:8453'],
  ['else the first that it serves', { networks: [fantom, base, aChain()] }, 'eip155:8453'],
  [
    'else one of another namespace',
    { networks: [fantom, solana], adapters: [evm, svm] },
    `solana:${SOLANA}`,
  ],
])('a login begins on %s', async (_which, choice, expected) => {
  const { line } = await networkOfLogin(choice)

  expect(line).toContain(expected)
})

test('where the frame serves no network of the website, no e-mail is sent', async () => {
  const { requests, step } = await networkOfLogin({ networks: [fantom] })

  expect(requests).toEqual([])
  expect(step).toMatchObject({
    step: 'failed',
    error: {
      code: 'auth.network',
      message: 'Logins do not work on the networks of this website',
    },
  })
})

test.each(['google', 'farcaster'] as const)('nor does %s begin', async (provider) => {
  const { core, auth, windows, settle } = await aLoginVisit({ networks: [fantom] })

  void core.actions.auth.beginSocial(provider)
  await settle()

  expect(auth.requests).toEqual([])
  expect(windows.popUps.every((popUp) => popUp.isClosed())).toBe(true)
  const { auth: logins, notices } = core.snapshot()
  const flow = provider === 'google' ? logins?.social : logins?.farcaster
  // Its view shows the failure.
  expect(flow?.current).toMatchObject({ step: 'failed', error: { code: 'auth.network' } })
  expect(notices.current).toBeUndefined()
})

test('the frame itself is loaded with a network that it serves', async () => {
  const { core, auth, settle } = await aLoginVisit({ networks: [fantom, base] })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  expect(auth.hosts.map((host) => host.networkId())).toEqual(['eip155:8453'])
})

const moonbeam = aChain({ id: 1284, name: 'Moonbeam' })
const devnet = aChain({ id: '8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', chainNamespace: 'solana' })

test('the session names the networks that the frame serves, and a switch to another sends no request', async () => {
  const { core, auth } = await aLoggedInVisit({ networks: [aChain(), base, fantom] })
  const account = core.snapshot().accounts.eip155
  const before = auth.requests.length

  const session = account?.status === 'connected' ? account.session : undefined
  expect(session?.networkIds).toContain('eip155:8453')
  expect(session?.networkIds).not.toContain('eip155:250')
  await expect(core.actions.network.switchTo('eip155:250')).rejects.toMatchObject({
    code: 'wallet.chain-unknown',
  })
  expect(auth.requests.slice(before)).toEqual([])
})

test('a request of the website to switch to a network that the frame does not serve is refused', async () => {
  let requestChannel: AttachRequest['channel'] | undefined
  const inner = createFakeAdapter(aFakeWallet())
  const attach = (request: AttachRequest): void => {
    requestChannel = request.channel
    inner.sessions.attach(request)
  }
  const { auth } = await aLoggedInVisit({
    networks: [aChain(), fantom],
    adapters: [{ ...inner, sessions: { ...inner.sessions, attach } }],
  })
  const before = auth.requests.length

  await expect(
    requestChannel?.request('eip155:1', 'wallet_switchEthereumChain', [{ chainId: '0xfa' }]),
  ).rejects.toMatchObject({ code: 4902 })
  expect(auth.requests.slice(before)).toEqual([])
})

test('a network of another namespace that the frame does not serve needs a wallet of its own', async () => {
  const { core, auth, settle } = await aLoggedInVisit({
    networks: [aChain(), devnet, solana],
    adapters: [evm, svm],
  })
  const before = auth.requests.length
  core.actions.open({ view: 'Networks' })

  core.actions.network.choose('solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K')
  await settle()

  expect(core.snapshot().router.history.at(-1)?.view).toBe('SwitchActiveChain')
  expect(auth.requests.slice(before)).toEqual([])
})

test('a network that the website adds after the login is served where the frame serves it', async () => {
  const { core, settle } = await aLoggedInVisit({ networks: [aChain()], adapters: [evm, svm] })
  core.actions.network.add(moonbeam)
  core.actions.network.add(solana)

  await expect(core.actions.network.switchTo('eip155:1284')).rejects.toMatchObject({
    code: 'wallet.chain-unknown',
  })
  await core.actions.network.switchTo(`solana:${SOLANA}`)
  await settle()

  expect(publicAccount(core.snapshot(), 'solana').status).toBe('connected')
})

test('on a network that only its own secure site serves, a visitor logs in', async () => {
  const auth = createFakeAuth()
  auth.networkIds = ['eip155:1284']
  const { core } = await aLoggedInVisit({ networks: [moonbeam], defaultNetwork: undefined, auth })

  expect(auth.hosts.map((host) => host.networkId())).toEqual(['eip155:1284'])
  expect(auth.requests.find((each) => each.startsWith('connect'))).toContain('eip155:1284')
  expect(core.snapshot().auth?.networkIds).toEqual(['eip155:1284'])
})

test('a network that its own secure site does not serve begins no login', async () => {
  const auth = createFakeAuth()
  auth.networkIds = ['eip155:1284']
  const { core, settle } = await aLoginVisit({ networks: [aChain()], auth })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  expect(auth.requests).toEqual([])
})
