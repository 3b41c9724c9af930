import { expect, test } from 'vitest'
import { type AttachRequest, LatchkeyError, type ObservedRequest } from '../contract/index.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { setUpPairing as aStory, OSPREY } from '../testing/set-up-pairing.ts'
import './pairing.ts'

test('a reload resumes the session without a prompt', async () => {
  const before = aStory()
  await before.show(OSPREY)
  const session = before.relay.approve()
  await before.settle()
  const { core, relay, events, settle } = aStory({ ports: { storage: before.storage } })
  relay.addSession(session)

  const started = core.start()
  expect(core.snapshot().accounts.eip155).toEqual({ status: 'reconnecting' })
  await settle()
  await started

  expect(relay.requests).toEqual(['resume topic-1'])
  expect(core.snapshot().accounts.eip155).toMatchObject({
    status: 'connected',
    wallet: { name: 'Osprey' },
  })
  expect(events).toContainEqual(expect.objectContaining({ type: 'sessionOpened', isResumed: true }))
})

test.each([
  ['a very long name', 'Osprey '.repeat(12), 'Osprey '.repeat(12).slice(0, 64)],
  ['an empty name', '', 'WalletConnect'],
])('a reload resumes the session of a wallet with %s', async (_what, name, shown) => {
  const before = aStory()
  await before.show({ ...OSPREY, name })
  const session = before.relay.approve()
  await before.settle()
  const { core, relay, settle } = aStory({ ports: { storage: before.storage } })
  relay.addSession(session)

  const started = core.start()
  await settle()
  await started

  expect(core.snapshot().accounts.eip155).toMatchObject({
    status: 'connected',
    wallet: { name: shown },
  })
})

test('a session that its wallet ends while the adapter is loading is not connected', async () => {
  const before = aStory()
  await before.show(OSPREY)
  const session = before.relay.approve()
  await before.settle()
  const waiting: (() => void)[] = []
  const adapter = createFakeAdapter(aFakeWallet())
  const prepare = (part: string) =>
    part === 'sessions' ? new Promise<void>((resolve) => waiting.push(resolve)) : undefined
  const slow = { ...adapter, prepare }
  const { core, relay, settle } = aStory({ adapters: [slow], ports: { storage: before.storage } })
  relay.addSession(session)

  const started = core.start()
  await settle()
  expect(relay.requests).toEqual(['resume topic-1'])
  relay.endSession(session.topic)
  await settle()
  for (const arrive of waiting) arrive()
  await settle()
  await started

  expect(core.snapshot().accounts.eip155).toEqual({ status: 'disconnected' })
})

test('a core that stops while pairing loads does not load the relay again', async () => {
  const before = aStory()
  await before.show(OSPREY)
  const session = before.relay.approve()
  await before.settle()
  const { core, relay, settle } = aStory({ ports: { storage: before.storage } })
  relay.addSession(session)

  const started = core.start()
  core.stop()
  await settle()
  await started

  expect(relay.requests).toEqual([])
})

test('a session that the wallet ended meanwhile is reported, and removed', async () => {
  const before = aStory()
  await before.show(OSPREY)
  before.relay.approve()
  await before.settle()
  const { core, storage, settle } = aStory({ ports: { storage: before.storage } })

  const started = core.start()
  await settle()
  await started

  expect(core.snapshot().accounts.eip155).toEqual({ status: 'disconnected' })
  expect(core.snapshot().notices.current).toMatchObject({ code: 'session.ended' })
  expect(storage.get('@appkit/wallet_connect')).toBeUndefined()
  expect(storage.get('@appkit/connected_namespaces')).toBeUndefined()
})

test.each<['wallet' | 'expired', string]>([
  ['wallet', 'session.ended'],
  ['expired', 'session.expired'],
])('the end of a session (%s) removes everything about it', async (reason, code) => {
  const { core, relay, adapter, storage, settle, show } = aStory()
  await show(OSPREY)
  relay.approve()
  await settle()

  relay.endSession('topic-1', reason)
  await settle()

  expect(core.snapshot().accounts.eip155).toEqual({ status: 'disconnected' })
  expect(core.snapshot().notices.current).toMatchObject({ code })
  expect(adapter.requests).toContain('release topic-1')
  expect(storage.get('@appkit/wallet_connect')).toBeUndefined()
})

test('a session that ends while "Connected" is shown leads to a new address', async () => {
  const { clock, core, relay, step, settle, show } = aStory()
  await show(OSPREY)
  relay.approve()
  await settle()
  expect(step()).toMatchObject({ step: 'connected' })

  relay.endSession('topic-1', 'wallet')
  await settle()
  await clock.advance(600)

  expect(core.snapshot().modal.isOpen).toBe(true)
  expect(core.snapshot().pairing.wallet).toMatchObject({ id: 'osprey' })
  expect(step()).toMatchObject({ step: 'waiting', uri: relay.uris[1] })
})

test('a code in this tab is closed when another tab connected', async () => {
  const before = aStory()
  await before.show(OSPREY)
  const session = before.relay.approve()
  await before.settle()
  const { core, relay, settle } = aStory({ ports: { storage: before.storage } })
  relay.addSession(session)

  const started = core.start()
  core.actions.open({ view: 'ConnectingWalletConnectBasic' })
  await settle()
  await started

  expect(core.snapshot().accounts.eip155).toMatchObject({ status: 'connected' })
  expect(core.snapshot().modal.isOpen).toBe(false)
})

test("the session follows the wallet's network and account", async () => {
  const { core, relay, settle, show } = aStory()
  await show(OSPREY)
  relay.approve()
  await settle()

  relay.emit({ type: 'moved', topic: 'topic-1', networkId: 'eip155:8453' })
  relay.emit({ type: 'accounts', topic: 'topic-1', accounts: ['eip155:8453:0xB0b'] })
  await settle()

  expect(core.snapshot().accounts.eip155).toMatchObject({
    session: { networkId: 'eip155:8453', accounts: ['eip155:8453:0xB0b', expect.any(String)] },
  })
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:8453')
})

test('after a switch in a namespace with addresses per network, the addresses of the new network are used', async () => {
  const MAIN = 'bip122:000000000019d6689c085ae165831e93'
  const TEST = 'bip122:000000000933ea01ad0ee984209779ba'
  const fake = createFakeAdapter(aFakeWallet({ id: 'Tern', name: 'Tern', networkId: MAIN }))
  const attached: AttachRequest[] = []
  const attach = (request: AttachRequest): void => {
    attached.push(request)
    fake.sessions.attach(request)
  }
  const adapter = { ...fake, sessions: { ...fake.sessions, attach } }
  const chainOf = (id: string) =>
    aChain({ id: id.slice('bip122:'.length), name: id, chainNamespace: 'bip122' })
  const networks = [chainOf(MAIN), chainOf(TEST)] as const
  const { core, relay, settle, show } = aStory({ adapters: [adapter], networks })
  await show(OSPREY)
  relay.approve({ accounts: [`${MAIN}:bc1qa`, `${TEST}:tb1qa`], networkIds: [MAIN, TEST] })
  await settle()

  relay.emit({ type: 'moved', topic: 'topic-1', networkId: TEST })
  await settle()

  const account = core.snapshot().accounts.bip122
  expect(account).toMatchObject({ session: { networkId: TEST, accounts: [`${TEST}:tb1qa`] } })
  expect(attached.map(({ session, elsewhere }) => [session.networkId, elsewhere])).toEqual([
    [MAIN, [`${TEST}:tb1qa`]],
    [TEST, [`${MAIN}:bc1qa`]],
  ])
})

test('a change of an unknown topic is ignored', async () => {
  const { core, relay, settle, show } = aStory()
  await show(OSPREY)
  relay.approve()
  await settle()
  const before = core.snapshot()

  relay.emit({ type: 'moved', topic: 'other', networkId: 'eip155:8453' })
  relay.endSession('other')
  await settle()

  expect(core.snapshot().accounts).toEqual(before.accounts)
  expect(core.snapshot().notices.current).toBeUndefined()
})

test('another wallet becomes the active one, and the session stays open', async () => {
  const { core, relay, settle, show } = aStory()
  await show(OSPREY)
  relay.approve()
  await settle()

  await core.actions.connect.withWallet('eip155', 'io.fjord')
  await settle()

  expect(relay.topics).toEqual(['topic-1'])
  expect(core.snapshot().accounts.eip155).toMatchObject({ session: { id: 'io.fjord' } })
  expect(core.snapshot().inactive?.eip155).toMatchObject([{ session: { id: 'topic-1' } }])
})

test('an invalid configuration is reported once', async () => {
  const { core, relay, logger, show } = aStory({ projectId: 'abc' })
  await show()

  relay.emit({ type: 'trouble', kind: 'clock' })
  relay.emit({ type: 'trouble', kind: 'clock' })
  relay.emit({ type: 'trouble', kind: 'origin' })
  relay.emit({ type: 'trouble', kind: 'project' })

  expect(core.snapshot().alerts.shown.map(({ message }) => message)).toEqual([
    'Session Expired',
    'Invalid App Configuration',
    'Invalid Project ID',
  ])
  expect(logger.lines.filter(({ message }) => message.startsWith('Session'))).toHaveLength(1)
})

test('a session that arrives after the visitor left the view is ended', async () => {
  const { core, relay, step, show, settle } = aStory()
  await show(OSPREY)

  relay.approve()
  core.actions.router.back()
  await settle()

  expect(step()).toEqual({ step: 'idle' })
  expect(relay.topics).toEqual([])
  expect(core.snapshot().accounts.eip155?.status).not.toBe('connected')
})

test('two cores share nothing, and one that was stopped stops its relay', async () => {
  const [one, other] = [aStory(), aStory()]
  await one.show()
  await other.show()

  one.core.stop()

  expect(one.relay.isStopped).toBe(true)
  expect(one.relay.listenerCount).toBe(0)
  expect(one.step()).toEqual({ step: 'idle' })
  expect(other.step()).toMatchObject({ step: 'waiting' })
})

test('the address is in no event, no log and no storage', async () => {
  const { core, relay, events, logger, storage, telemetry, show, settle } = aStory({
    features: { analytics: true },
  })
  await show(OSPREY)
  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await settle()
  core.actions.pairing.retry()
  await settle()
  relay.approve()
  await settle()

  const traces = JSON.stringify([events, logger.lines, storage.entries(), telemetry.sent])
  expect(relay.uris).toHaveLength(2)
  expect(traces).not.toContain('wc:')
  expect(traces).not.toContain('c0ffee')
})

const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const PAYMENT = `${BITCOIN}:bc1qpayment` as const
const ORDINALS = `${BITCOIN}:bc1pordinals` as const

/** Pairing on Bitcoin, with an adapter that allows addresses for payments only. */
function withLimitedAccounts() {
  const puffin = aFakeWallet({ id: 'Puffin', name: 'Puffin', networkId: BITCOIN, addresses: [] })
  const adapter = createFakeAdapter(puffin)
  const allowedAccounts = <Id extends string>(ids: readonly Id[]) =>
    ids.filter((id) => !id.includes('ordinals'))
  const limited = { ...adapter, sessions: { ...adapter.sessions, allowedAccounts } }
  const chain = aChain({ id: BITCOIN, name: 'Bitcoin' })
  return { ...aStory({ adapters: [limited], networks: [chain] }), attached: adapter.attachments }
}

test('accounts that an adapter may not use are neither in state nor attached', async () => {
  const { core, relay, attached, settle, show } = withLimitedAccounts()
  await show(OSPREY)
  relay.approve({ accounts: [ORDINALS, PAYMENT], networkIds: [BITCOIN] })
  await settle()
  const accounts = () => {
    const account = core.snapshot().accounts.bip122
    return account?.status === 'connected' ? account.session.accounts : account?.status
  }
  expect(accounts()).toEqual([PAYMENT])

  relay.emit({ type: 'accounts', topic: 'topic-1', accounts: [ORDINALS] })
  await settle()
  expect(accounts()).toEqual([PAYMENT])
  relay.changeSession('topic-1', { accounts: [ORDINALS, PAYMENT] })
  await settle()

  expect(accounts()).toEqual([PAYMENT])
  expect(attached.flatMap(({ session }) => session.accounts)).not.toContain(ORDINALS)
})

test('a wallet that shares only such accounts is not connected', async () => {
  const { core, relay, step, settle, show } = withLimitedAccounts()
  await show(OSPREY)
  relay.approve({ accounts: [ORDINALS], networkIds: [BITCOIN] })
  await settle()

  expect(step()).toMatchObject({ step: 'failed', error: { code: 'wallet.no-accounts' } })
  expect(core.snapshot().accounts.bip122?.status).not.toBe('connected')
  expect(relay.topics).toEqual([])
})

test('requests over the session are reported to an observer by their method alone', async () => {
  const observed: ObservedRequest[] = []
  const inner = createFakeAdapter(aFakeWallet())
  const attached: AttachRequest[] = []
  const attach = (request: AttachRequest): void => {
    attached.push(request)
    inner.sessions.attach(request)
  }
  const { relay, settle, show } = aStory({
    adapters: [{ ...inner, sessions: { ...inner.sessions, attach } }],
    ports: { observer: (request) => observed.push(request) },
  })
  await show(OSPREY)
  relay.approve()
  await settle()

  void attached[0]?.channel.request('eip155:1', 'personal_sign', ['a secret'])

  expect(observed).toEqual([
    {
      to: 'session',
      namespace: 'eip155',
      method: 'personal_sign',
      outcome: expect.any(Promise),
    },
  ])
})
