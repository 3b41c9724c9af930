import { expect, test } from 'vitest'
import { publicAccount, publicState } from '../connections/public-state.ts'
import { LatchkeyError, type NetworkId } from '../contract/index.ts'
import {
  aLoggedInVisit,
  aLoginVisit,
  EMAIL,
  type LoginVisit,
  SHOWN_MS,
} from '../testing/a-login.ts'
import { aChain, type TestCoreChoice } from '../testing/create-test-core.ts'
import { createFakeAdapter, type FakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'

const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const KEY = 'So1anaTernWa11etKeyF1jordTernWa11etKeyF1jor'

interface TwoNamespaces extends LoginVisit {
  readonly evm: FakeAdapter
  readonly solana: FakeAdapter
  read(): unknown
}

function namespaceSet() {
  const evm = createFakeAdapter(aFakeWallet())
  const tern = aFakeWallet({ id: 'Tern', name: 'Tern', networkId: SOLANA, addresses: [KEY] })
  const solana = createFakeAdapter(tern)
  const choice: TestCoreChoice = {
    adapters: [evm, solana],
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: SOLANA, name: 'Solana' }),
      aChain({ id: DEVNET, name: 'Devnet' }),
    ],
  }
  return { evm, solana, choice }
}

/** A visitor of a website with two namespaces; logged in on Ethereum unless `log` says otherwise. */
async function aVisitor(
  choice: TestCoreChoice = {},
  log: (choice: TestCoreChoice) => Promise<LoginVisit> = aLoggedInVisit,
): Promise<TwoNamespaces> {
  const own = namespaceSet()
  const visit = await log({ ...own.choice, ...choice })
  return { ...visit, evm: own.evm, solana: own.solana, read: () => readState(visit) }
}

function readState({ core }: LoginVisit) {
  const snapshot = core.snapshot()
  const { accounts, modal, network } = snapshot
  const walletOn = (namespace: 'eip155' | 'solana'): string | undefined => {
    const account = accounts[namespace]
    return account?.status === 'connected' ? account.session.walletId : undefined
  }
  return {
    eip155: walletOn('eip155'),
    solana: walletOn('solana'),
    active: publicState(snapshot).selectedNetworkId,
    networks: [network.activeIds.eip155, network.activeIds.solana],
    isOpen: modal.isOpen,
  }
}

const BOTH = { eip155: 'ID_AUTH', solana: 'ID_AUTH', isOpen: false }

test.each<[string, (visit: TwoNamespaces, to: NetworkId) => void | Promise<void>]>([
  [
    'chosen in the list',
    ({ core }, to) => {
      core.actions.open({ view: 'Networks' })
      core.actions.network.choose(to)
    },
  ],
  ['asked for by the website', ({ core }, to) => core.actions.network.switchTo(to)],
])('a network of another namespace, %s, needs no other login', async (_, choose) => {
  const visit = await aVisitor()
  const before = visit.auth.requests.length

  await choose(visit, DEVNET)
  await visit.settle()
  await visit.clock.advance(SHOWN_MS)

  expect(visit.read()).toMatchObject({ ...BOTH, active: DEVNET, networks: ['eip155:1', DEVNET] })
  expect(visit.auth.requests.slice(before)).toEqual([`connect ${DEVNET}`])
  expect(publicAccount(visit.core.snapshot()).caipAddress).toBe(
    `${DEVNET}:${visit.auth.solanaAddress}`,
  )
})

test('opened for a namespace without a session, the login opens one, and the wallets stay in the history', async () => {
  const visit = await aVisitor()
  visit.auth.mood = 'hang'

  visit.core.actions.open({ namespace: 'solana' })
  await visit.settle()
  expect(visit.views()).toEqual(['Connect', 'SwitchNetwork'])

  visit.auth.mood = 'answer'
  visit.auth.answerLate()
  await visit.settle()
  await visit.clock.advance(SHOWN_MS)
  expect(visit.read()).toMatchObject({ ...BOTH, active: SOLANA })
})

test('the details of the user are reported for each namespace', async () => {
  const { core, auth } = await aVisitor()

  await core.actions.network.switchTo(SOLANA)

  const address = auth.solanaAddress
  expect(publicAccount(core.snapshot(), 'solana').embeddedWalletInfo).toEqual({
    user: { email: EMAIL, username: undefined, address, accounts: [{ address, type: 'eoa' }] },
    authProvider: 'email',
    accountType: 'eoa',
    isSmartAccountDeployed: false,
  })
  expect(publicAccount(core.snapshot(), 'eip155').embeddedWalletInfo).toMatchObject({
    user: { email: EMAIL, address: auth.user.address, accounts: auth.user.accounts },
    accountType: 'smartAccount',
  })
  expect(core.snapshot().auth?.user?.holdings).toMatchObject({
    eip155: { accountType: 'smartAccount', accounts: auth.user.accounts },
    solana: { accountType: 'eoa', accounts: [{ address, type: 'eoa' }] },
  })
})

test('back on the first namespace nothing is requested, and its account is unchanged', async () => {
  const { core, auth, settle, read } = await aVisitor()
  await core.actions.network.switchTo(SOLANA)
  const before = auth.requests.length

  await core.actions.network.switchTo('eip155:1')
  await settle()

  expect(read()).toMatchObject({ ...BOTH, active: 'eip155:1' })
  expect(publicAccount(core.snapshot()).address).toBe(auth.user.address)
  expect(auth.requests.slice(before)).toEqual([])
})

test('the account type is changed on EVM networks, whichever namespace is active', async () => {
  const { core, auth, settle, read } = await aVisitor()
  await core.actions.network.switchTo(SOLANA)
  const eoa = auth.user.accounts.find(({ type }) => type === 'eoa')?.address

  void core.actions.auth.setAccountType('eoa')
  await settle()

  expect(publicAccount(core.snapshot(), 'eip155').address).toBe(eoa)
  expect(read()).toMatchObject({ ...BOTH, active: SOLANA })
  expect(publicAccount(core.snapshot(), 'solana').address).toBe(auth.solanaAddress)
})

test.each([
  ['refuses', new LatchkeyError('frame.refused', { message: 'Not for you' }), 'Not for you'],
  [
    'can not be had',
    new LatchkeyError('frame.load-failed', {}),
    new LatchkeyError('frame.load-failed', {}).message,
  ],
])(
  'a frame that %s: the view shows it, nothing is lost, and it can be retried',
  async (_, mood, message) => {
    const { core, auth, clock, settle, read, views } = await aVisitor()
    const before = publicAccount(core.snapshot())
    auth.mood = mood
    core.actions.open({ view: 'Networks' })

    core.actions.network.choose(DEVNET)
    await settle()

    expect(views()).toEqual(['Networks', 'SwitchNetwork'])
    expect(core.snapshot().switchNetwork.current).toMatchObject({
      step: 'failed',
      error: { message },
    })
    expect(publicAccount(core.snapshot())).toEqual(before)
    expect(read()).toMatchObject({ solana: undefined, active: 'eip155:1' })
    await expect(core.actions.network.switchTo(DEVNET)).rejects.toMatchObject({ message })

    auth.mood = 'answer'
    core.actions.network.retry()
    await settle()
    await clock.advance(SHOWN_MS)
    expect(read()).toMatchObject({ ...BOTH, active: DEVNET })
  },
)

test('a silent frame is a failure after 30 seconds', async () => {
  const { core, auth, clock, read } = await aVisitor()
  auth.mood = 'hang'
  const switching = core.actions.network.switchTo(DEVNET)
  const ending = expect(switching).rejects.toMatchObject({ code: 'frame.timeout' })

  await clock.advance(31_000)

  await ending
  expect(read()).toMatchObject({ solana: undefined, active: 'eip155:1' })
})

test('a frame that answers with another network opens no session', async () => {
  const { core, auth, read } = await aVisitor()
  auth.solanaNetworkId = SOLANA

  const switching = core.actions.network.switchTo(DEVNET)

  await expect(switching).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  expect(read()).toMatchObject({ solana: undefined, active: 'eip155:1' })
})

test('a disconnect meanwhile opens no session', async () => {
  const { core, auth, settle, read } = await aVisitor()
  auth.mood = 'hang'
  core.actions.open({ view: 'Networks' })
  core.actions.network.choose(DEVNET)
  await settle()

  core.actions.router.back()
  auth.mood = 'answer'
  auth.answerLate()
  await settle()

  expect(read()).toMatchObject({ solana: undefined, active: 'eip155:1', isOpen: true })
})

test('a wallet of the other namespace stays active there', async () => {
  const { core, auth, read } = await aVisitor()
  await core.actions.connect.withWallet('solana', 'Tern')
  await core.actions.network.switchTo('eip155:1')
  const before = auth.requests.length

  await core.actions.network.switchTo(DEVNET)

  expect(read()).toMatchObject({ eip155: 'ID_AUTH', solana: 'Tern', active: DEVNET })
  expect(auth.requests.slice(before)).toEqual([])
})

test('a login on another namespace does not change the wallet of the first', async () => {
  const { core, auth, clock, settle, read } = await aVisitor({}, aLoginVisit)
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open({ view: 'Networks' })
  core.actions.network.choose(DEVNET)
  core.actions.open({ view: 'Connect', namespace: 'solana' })

  void core.actions.auth.submitEmail(EMAIL)
  await settle()
  void core.actions.auth.enterCode(auth.code)
  await settle()
  await clock.advance(SHOWN_MS)

  expect(read()).toMatchObject({
    eip155: 'io.fjord',
    solana: 'ID_AUTH',
    active: DEVNET,
    isOpen: false,
  })
})

test('requests of each namespace use its own account and network', async () => {
  const { core, auth, evm, solana, settle } = await aVisitor()
  await core.actions.network.switchTo(DEVNET)

  for (const { channel, session } of [...evm.attachments, ...solana.attachments]) {
    expect(session.id).toBe('ID_AUTH')
    const method = session.namespace === 'solana' ? 'solana_signMessage' : 'personal_sign'
    const requested = channel.request(session.networkId, method, {})
    await settle()
    auth.approve()
    await requested
  }

  expect([evm, solana].map(({ attachments }) => attachments.at(-1)?.session.accounts)).toEqual([
    [`eip155:1:${auth.user.address}`],
    [`${DEVNET}:${auth.solanaAddress}`],
  ])
})

test('one sign-out ends both sessions and removes everything', async () => {
  const { core, auth, storage, settle, read } = await aVisitor()
  await core.actions.network.switchTo(SOLANA)

  await core.actions.disconnect('eip155')
  await settle()

  expect(read()).toMatchObject({ eip155: undefined, solana: undefined })
  expect(core.snapshot().auth?.user).toBeUndefined()
  expect(auth.requests.filter((line) => line === 'signOut')).toHaveLength(1)
  expect(Object.keys(storage.entries()).join()).not.toMatch(/connect|EMAIL/)
})

test('a login that ended in another tab ends both sessions', async () => {
  const { core, auth, settle, read } = await aVisitor()
  await core.actions.network.switchTo(SOLANA)

  auth.logOutElsewhere()
  await settle()

  expect(read()).toMatchObject({ eip155: undefined, solana: undefined })
})

test('both sessions are restored after a reload, one after the other', async () => {
  const first = await aVisitor()
  await first.core.actions.network.switchTo(DEVNET)
  await first.settle()
  first.core.stop()
  const before = first.auth.requests.length

  const { storage, clock } = first
  const again = await aVisitor({ auth: first.auth, ports: { storage, clock } }, aLoginVisit)
  again.core.actions.close()
  await again.settle()

  expect(again.read()).toMatchObject({ ...BOTH, active: DEVNET })
  expect(publicAccount(again.core.snapshot()).address).toBe(first.auth.solanaAddress)
  const requests = first.auth.requests.slice(before).filter((line) => line.startsWith('connect'))
  expect(requests.sort()).toEqual(['connect eip155:1', `connect ${DEVNET}`])
})

test('another tab updates its sessions', async () => {
  const site = createFakeTabs()
  const here = await aVisitor({ ports: { tabs: site.open() } })
  const { storage, clock, auth } = here
  const ports = { storage, clock, tabs: site.open() }
  const there = await aVisitor({ auth, ports }, aLoginVisit)
  there.core.actions.close()
  await there.settle()

  await here.core.actions.network.switchTo(DEVNET)
  await here.settle()
  await clock.advance(1_000)
  await there.settle()

  expect(there.read()).toMatchObject({ eip155: 'ID_AUTH', solana: 'ID_AUTH' })
  expect(publicAccount(there.core.snapshot(), 'solana').caipAddress).toBe(
    publicAccount(here.core.snapshot(), 'solana').caipAddress,
  )

  await here.core.actions.disconnect()
  await clock.advance(1_000)
  await there.settle()
  expect(there.read()).toMatchObject({ eip155: undefined, solana: undefined })
})
