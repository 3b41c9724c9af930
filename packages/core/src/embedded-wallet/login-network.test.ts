import { expect, test } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { aLoginVisit, EMAIL } from '../testing/a-login.ts'
import { aChain, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { isServedByFrame } from './login-network.ts'

const SOLANA = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const linea = aChain({ id: 59144, name: 'Linea' })
const base = aChain({ id: 8453, name: 'Base' })
const solana = aChain({ id: SOLANA, chainNamespace: 'solana', name: 'Solana' })
const evm = createFakeAdapter(aFakeWallet())
const svm = createFakeAdapter(aFakeWallet({ id: 'tern', networkId: `solana:${SOLANA}` }))

test.each([
  ['eip155:1', true],
  ['eip155:421613', true],
  ['eip155:59144', false],
  ['eip155:42', false],
  [`solana:${SOLANA}`, true],
  ['solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K', false],
  ['bip122:000000000019d6689c085ae165831e93', false],
] as const)('the frame serves %s: %s', (id, expected) => {
  expect(isServedByFrame(id)).toBe(expected)
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
  ['else the first that it serves', { networks: [linea, base, aChain()] }, 'eip155:8453'],
  [
    'else one of another namespace',
    { networks: [linea, solana], adapters: [evm, svm] },
    `solana:${SOLANA}`,
  ],
])('a login begins on %s', async (_which, choice, expected) => {
  const { line } = await networkOfLogin(choice)

  expect(line).toContain(expected)
})

test('where the frame serves no network of the website, no e-mail is sent', async () => {
  const { requests, step } = await networkOfLogin({ networks: [linea] })

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
  const { core, auth, windows, settle } = await aLoginVisit({ networks: [linea] })

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
  const { core, auth, settle } = await aLoginVisit({ networks: [linea, base] })
  void core.actions.auth.submitEmail(EMAIL)
  await settle()

  expect(auth.hosts.map((host) => host.networkId())).toEqual(['eip155:8453'])
})
