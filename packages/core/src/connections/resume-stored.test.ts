import { expect, test, vi } from 'vitest'
import type { Namespace, Session } from '../contract/index.ts'
import type { DomainEvent } from '../store/domain-event.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeStorage } from '../testing/fake-storage.ts'
import { aFakeWallet, type FakeWallet } from '../testing/fake-wallet.ts'
import { createHostWallet } from './host-wallet.ts'
import { createReadStored } from './read-stored.ts'
import { createResumeStored } from './resume-stored.ts'
import { createStoredConnections } from './stored-connections.ts'

const key = (name: string): string => `@appkit/${name}`

function aResume(...wallets: readonly FakeWallet[]) {
  let releaseLock = (): void => {}
  let heldLock: Promise<void> | undefined
  const holdLock = (): void => {
    heldLock = new Promise((resolve) => {
      releaseLock = resolve
    })
  }
  const storage = createFakeStorage()
  const stored = createStoredConnections(storage, key)
  const host = createHostWallet({ stored, ports: { tabStorage: createFakeStorage(), key } })
  stored.add({ namespace: 'eip155', walletId: 'io.fjord' })
  const adapter = createFakeAdapter(...wallets)
  const log: string[] = []
  const emitted: DomainEvent[] = []
  let open: Session | undefined
  const others: Namespace[] = []
  const storedNetwork = () => 'eip155:1' as const
  const resume = createResumeStored({
    stored,
    host,
    storedNetwork,
    read: createReadStored({
      adapter: (namespace) => (namespace === 'eip155' ? adapter : undefined),
      shared: [],
      storedNetwork,
    }),
    accounts: {
      isConnected: () => open !== undefined,
      reconnecting: () => [],
      begin: () => log.push('begin'),
      giveUp: () => log.push('give up'),
    },
    sessions: {
      restore(session) {
        open = session
        log.push('restore')
        return session
      },
      release: ({ id }) => log.push(`release ${id}`),
      addInactive: ({ session }) => log.push(`add inactive ${session.id}`),
      discard: ({ id }) => log.push(`discard ${id}`),
      restoreInactive: (namespace) => others.push(namespace),
    },
    emit: (event) => emitted.push(event),
    async runExclusive(work, signal) {
      log.push('wait')
      await heldLock
      if (!signal.aborted) await work()
    },
  })
  const { signal } = new AbortController()
  const connect = (session: Session): void => {
    open = session
  }
  const lock = { block: holdLock, take: () => releaseLock() }
  return {
    storage,
    stored,
    host,
    adapter,
    log,
    emitted,
    others,
    resume,
    connect,
    lock,
    signal,
  }
}

test('a wallet that still shares its accounts is connected without a prompt', async () => {
  const { resume, signal, log, adapter, emitted } = aResume(aFakeWallet({ isApproved: true }))

  await resume.all(signal)

  expect(log).toEqual(['begin', 'restore'])
  expect(adapter.requests).toEqual(['resume io.fjord'])
  expect(emitted).toMatchObject([
    { type: 'sessionOpened', isResumed: true, wallet: { name: 'Fjord' } },
  ])
})

test('a wallet that shares nothing is locked: it stays stored, and is restored once it is unlocked', async () => {
  const wallet = aFakeWallet()
  const { resume, signal, log, storage } = aResume(wallet)
  const before = storage.entries()

  await resume.all(signal)
  expect(log).toEqual(['begin', 'wait', 'give up'])
  expect(storage.entries()).toEqual(before)
  wallet.isApproved = true
  resume.unlocked({ namespace: 'eip155', walletId: 'io.fjord' }, signal)

  await vi.waitFor(() => expect(log.slice(3)).toEqual(['begin', 'restore']))
})

test('a locked wallet that the visitor disconnected is not restored', async () => {
  const wallet = aFakeWallet()
  const { resume, signal, log, stored, adapter } = aResume(wallet)
  await resume.all(signal)
  stored.remove('eip155')
  wallet.isApproved = true
  log.length = 0

  resume.unlocked({ namespace: 'eip155', walletId: 'io.fjord' }, signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual([])
  expect(adapter.requests).not.toContain('open io.fjord')
})

test('of several locked wallets each is tried once, and all stay stored', async () => {
  const wallets = ['io.fjord', 'io.kestrel', 'io.heron'].map((id) => aFakeWallet({ id }))
  const { resume, signal, stored, adapter } = aResume(...wallets)
  stored.writeInactive('eip155', { walletIds: ['io.kestrel', 'io.heron'] })

  await resume.all(signal)

  expect([...new Set(adapter.requests)]).toEqual([
    ...['resume io.fjord', 'resume io.kestrel', 'resume io.heron'],
  ])
  const [first] = stored.list()
  const all = [first?.walletId, ...stored.readInactive('eip155').walletIds]
  expect([...all].sort()).toEqual(['io.fjord', 'io.heron', 'io.kestrel'])
})

test('without a change this tab does not wait for another one that resumes', async () => {
  const { resume, signal, log, lock } = aResume(aFakeWallet({ isApproved: true }))
  lock.block()

  await resume.all(signal)

  expect(log).toEqual(['begin', 'restore'])
})

test('a wallet that shares nothing is removed only under the lock, and only if it still shares nothing', async () => {
  const wallet = aFakeWallet()
  const { resume, signal, log, stored, lock } = aResume(wallet)
  lock.block()

  const running = resume.all(signal)
  await vi.waitFor(() => expect(log).toEqual(['begin', 'wait']))
  expect(stored.list()).toHaveLength(1)
  wallet.isApproved = true
  lock.take()
  await running

  expect(log).toEqual(['begin', 'wait', 'restore'])
  expect(stored.list()).toHaveLength(1)
})

test('a wallet on another network is restored under the lock, as it is then', async () => {
  const wallet = aFakeWallet({ isApproved: true, networkId: 'eip155:10' })
  const { resume, signal, log, emitted, lock } = aResume(wallet)
  lock.block()

  const running = resume.all(signal)
  await vi.waitFor(() => expect(log).toEqual(['begin', 'wait']))
  wallet.networkId = 'eip155:8453'
  lock.take()
  await running

  expect(log).toEqual(['begin', 'wait', 'restore'])
  expect(emitted).toMatchObject([{ session: { networkId: 'eip155:8453' } }])
})

test('a wallet that fails under the lock leaves no session', async () => {
  const wallet = aFakeWallet({ isApproved: true, networkId: 'eip155:10' })
  const { resume, signal, log, stored, lock, adapter } = aResume(wallet)
  lock.block()

  const running = resume.all(signal)
  await vi.waitFor(() => expect(log).toEqual(['begin', 'wait']))
  adapter.remove('io.fjord')
  lock.take()
  await running

  expect(log).toEqual(['begin', 'wait', 'release io.fjord', 'give up'])
  expect(stored.list()).toHaveLength(1)
})

test('a wallet that shares nothing under the lock leaves no session', async () => {
  const wallet = aFakeWallet({ isApproved: true, networkId: 'eip155:10' })
  const { resume, signal, log, stored, lock } = aResume(wallet)
  lock.block()

  const running = resume.all(signal)
  await vi.waitFor(() => expect(log).toEqual(['begin', 'wait']))
  wallet.isApproved = false
  lock.take()
  await running

  expect(log).toEqual(['begin', 'wait', 'release io.fjord', 'give up'])
  expect(stored.list()).toHaveLength(1)
})

test('a core that stopped before it got the lock changes nothing', async () => {
  const { resume, log, stored, lock } = aResume(aFakeWallet())
  const stop = new AbortController()
  lock.block()

  const running = resume.all(stop.signal)
  await vi.waitFor(() => expect(log).toEqual(['begin', 'wait']))
  stop.abort()
  lock.take()
  await running

  expect(log).toEqual(['begin', 'wait'])
  expect(stored.list()).toHaveLength(1)
})

test('a wallet that is missing stays stored and is restored when it is found late', async () => {
  const { resume, signal, log, stored, adapter } = aResume()

  await resume.all(signal)
  expect(log).toEqual(['begin', 'give up'])
  expect(stored.list()).toHaveLength(1)
  adapter.add(aFakeWallet({ isApproved: true }))
  resume.walletsChanged(adapter.wallets.list(), signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual(['begin', 'give up', 'begin', 'restore'])
})

test('the host of the page is connected without a prompt, once', async () => {
  const { resume, signal, log, stored, adapter } = aResume(aFakeWallet({ isApproved: true }))
  stored.remove('eip155')
  const found = adapter.wallets.list().map((wallet) => ({ ...wallet, isHost: true }))

  resume.walletsChanged(found, signal)
  resume.walletsChanged(found, signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual(['begin', 'restore'])
  expect(adapter.requests).toEqual(['resume io.fjord'])
  expect(stored.list()).toEqual([{ namespace: 'eip155', walletId: 'io.fjord' }])
})

test('a host that shares no account is asked nothing', async () => {
  const { resume, signal, log, stored, adapter } = aResume(aFakeWallet())
  stored.remove('eip155')

  resume.walletsChanged([{ ...aFakeWallet().wallet, isHost: true }], signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual(['begin', 'wait', 'give up'])
  expect(adapter.requests).not.toContain('open io.fjord')
})

test.each([
  ['another wallet was connected before', 'other'],
  ['the visitor disconnected in this tab', 'left'],
] as const)('the host of the page waits for a press where %s', async (_why, how) => {
  const { resume, signal, log, stored, host } = aResume(aFakeWallet({ isApproved: true }))
  stored.remove('eip155')
  if (how === 'left') host.leave('eip155')
  else stored.add({ namespace: 'eip155', walletId: 'io.other' })

  resume.walletsChanged([{ ...aFakeWallet().wallet, isHost: true }], signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual([])
})

test('if two wallets claim to be the stored one, none is restored and the visitor chooses', async () => {
  const wallet = aFakeWallet({ isApproved: true })
  const { resume, signal, log, emitted } = aResume({
    ...wallet,
    wallet: { ...wallet.wallet, isAmbiguous: true },
  })

  await resume.all(signal)

  expect(log).toEqual(['begin', 'give up', 'wait'])
  expect(emitted).toEqual([{ type: 'walletAmbiguous' }])
})

test('two concurrent calls resume once', async () => {
  const { resume, signal, adapter } = aResume(aFakeWallet({ isApproved: true }))

  await Promise.all([resume.all(signal), resume.all(signal)])

  expect(adapter.requests).toEqual(['resume io.fjord'])
})

test('a core that stopped meanwhile restores nothing', async () => {
  const { resume, log } = aResume(aFakeWallet({ mood: 'hang' }))
  const stop = new AbortController()

  const running = resume.all(stop.signal)
  stop.abort()
  await running

  expect(log).toEqual(['begin'])
})

const other: Session = {
  id: 'io.kestrel',
  namespace: 'eip155',
  walletId: 'io.kestrel',
  accounts: ['eip155:1:0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'],
  networkId: 'eip155:1',
}

test.each([
  ['still shares, which stays inactive', true, ['begin', 'add inactive io.fjord', 'give up']],
  ['shares nothing', false, ['begin', 'wait', 'give up']],
])(
  'a wallet that was chosen meanwhile wins over the late answer of one that %s',
  async (...row) => {
    const [, isApproved, expected] = row
    const { resume, signal, log, stored, connect } = aResume(aFakeWallet({ isApproved }))

    const running = resume.all(signal)
    stored.add({ namespace: 'eip155', walletId: 'io.kestrel' })
    connect(other)
    await running

    expect(log).toEqual(expected)
    expect(stored.list()).toEqual([{ namespace: 'eip155', walletId: 'io.kestrel' }])
  },
)

test('a wallet that another tab disconnected meanwhile is discarded', async () => {
  const { resume, signal, log, stored } = aResume(aFakeWallet({ isApproved: true }))

  const running = resume.all(signal)
  stored.remove('eip155')
  await running

  expect(log).toEqual(['begin', 'discard io.fjord', 'give up'])
})

test('a wallet that the visitor disconnects meanwhile is not waited for', async () => {
  const { resume, signal, log, stored } = aResume(aFakeWallet({ mood: 'hang', isApproved: true }))

  const running = resume.all(signal)
  stored.remove('eip155')
  resume.cancel('eip155')
  await running

  expect(log).toEqual(['begin', 'give up'])
})

test('a wallet that appears after a disconnect is not connected', async () => {
  const { resume, signal, log, stored, adapter } = aResume()
  await resume.all(signal)

  stored.remove('eip155')
  adapter.add(aFakeWallet({ isApproved: true }))
  resume.walletsChanged(adapter.wallets.list(), signal)
  await new Promise((resolve) => setImmediate(resolve))

  expect(log).toEqual(['begin', 'give up'])
})

test('a restarted core resumes, although an earlier attempt never ended', async () => {
  const wallet = aFakeWallet({ mood: 'hang', isApproved: true })
  const { resume, log } = aResume(wallet)
  const first = new AbortController()
  const hanging = resume.all(first.signal)
  first.abort()
  wallet.mood = 'approve'

  await resume.all(new AbortController().signal)
  await hanging

  expect(log).toEqual(['begin', 'begin', 'restore'])
})

test.each([
  ['nothing', {}],
  ['an unknown namespace', { [key('connected_namespaces')]: 'constructor,__proto__' }],
  ['no wallet', { [key('connected_namespaces')]: 'eip155' }],
  [
    'an absurd wallet',
    {
      [key('connected_namespaces')]: 'eip155',
      [key('eip155:connected_connector_id')]: 'x'.repeat(300),
    },
  ],
])('storage with %s has no connection', (_, entries) => {
  const stored = createStoredConnections(createFakeStorage(entries), key)

  expect(stored.list()).toEqual([])
})
