import { expect, test } from 'vitest'
import { type AddressCheck, LatchkeyError, type Session } from '../contract/index.ts'
import { aTraits } from '../testing/a-traits.ts'
import { createAdapterHost } from '../testing/adapter-host.ts'
import type { Found } from './create-discovery.ts'
import { lazyAdapter, type OwnSessions } from './lazy-adapter.ts'

const SESSION: Session<'eip155'> = {
  id: 'one',
  namespace: 'eip155',
  walletId: 'one',
  accounts: ['eip155:1:0x1'],
  networkId: 'eip155:1',
}
const NETWORK = {
  id: 'eip155:1',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  isTestnet: false,
} as const
const never = (): AbortSignal => new AbortController().signal

interface Facets {
  readonly check: (text: string) => Promise<AddressCheck>
}

function setUp({ failures = 0 }: { readonly failures?: number } = {}) {
  const log: string[] = []
  let left = failures
  const own: OwnSessions<'eip155', Facets> = {
    async open({ walletId }) {
      log.push(`asked ${walletId}`)
      return SESSION
    },
    resume: async () => SESSION,
    attach: () => void log.push('attached'),
    choose: () => SESSION,
    close: async () => void log.push('closed'),
    release: () => {},
    switchNetwork: async () => SESSION,
    async facets() {
      log.push('facets loaded')
      return { check: async (address) => ({ ok: true, address }) }
    },
    clear: () => void log.push('cleared'),
  }
  const adapter = lazyAdapter<'eip155', Found, Facets>('eip155', {
    provider: 'the provider',
    traits: aTraits(),
    wallets: async () => () => ({
      list: () => [],
      find: () => undefined,
      watch: () => () => {},
      stop: () => void log.push('stopped'),
    }),
    async sessions() {
      left -= 1
      if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
      log.push('sessions loaded')
      return () => own
    },
    facets: (load) => ({
      addresses: { check: async (text) => (await load()).check(text) },
    }),
  })
  const host = createAdapterHost({ networks: { home: NETWORK, other: NETWORK } })
  return { adapter, host, log }
}

test('nothing is loaded until it is needed; the provider is there from the start', async () => {
  const { adapter, host, log } = setUp()

  expect(adapter.sessions.provider()).toBe('the provider')
  await adapter.prepare?.('wallets')
  adapter.start(host)

  expect(adapter.wallets.list()).toEqual([])
  expect(adapter.sessions.choose('one')).toBeUndefined()
  await adapter.sessions.close('one')
  expect(log).toEqual([])
})

test('a wallet is asked in the task of the call if sessions are loaded, otherwise after they are', async () => {
  const early = setUp()
  await early.adapter.prepare?.('wallets')
  early.adapter.start(early.host)
  const late = setUp()
  await late.adapter.prepare?.('sessions')
  late.adapter.start(late.host)

  const opening = early.adapter.sessions.open({ walletId: 'one' }, never())
  void late.adapter.sessions.open({ walletId: 'one' }, never())

  expect(late.log).toEqual(['sessions loaded', 'asked one'])
  expect(early.log).not.toContain('asked one')
  expect(await opening).toBe(SESSION)
  expect(early.log).toEqual(['sessions loaded', 'asked one'])
})

test('a part that failed to load is loaded again by the next call', async () => {
  const { adapter, host, log } = setUp({ failures: 1 })
  await adapter.prepare?.('wallets')
  adapter.start(host)

  await expect(adapter.sessions.open({ walletId: 'one' }, never())).rejects.toMatchObject({
    code: 'http.network',
  })

  expect(await adapter.sessions.open({ walletId: 'one' }, never())).toBe(SESSION)
  expect(log).toEqual(['sessions loaded', 'asked one'])
})

test('facets are loaded once, by the first call', async () => {
  const { adapter, log } = setUp()

  const checks = [adapter.addresses.check('0x1'), adapter.addresses.check('0x2')]

  expect(await Promise.all(checks)).toEqual([
    { ok: true, address: '0x1' },
    { ok: true, address: '0x2' },
  ])
  expect(log).toEqual(['sessions loaded', 'facets loaded'])
})

test('before its wallets are loaded it cannot be started, nor used before and after it runs', async () => {
  const { adapter, host, log } = setUp()
  const attached = { session: SESSION, channel: { request: async () => null } }
  const unprepared = expect.objectContaining({ code: 'adapter.unprepared' })

  expect(() => adapter.start(host)).toThrow(unprepared)
  expect(() => adapter.sessions.attach(attached)).toThrow(unprepared)
  await adapter.prepare?.('sessions')
  expect(adapter.prepare?.('wallets')).toBeUndefined()
  expect(adapter.prepare?.('sessions')).toBeUndefined()
  adapter.start(host)
  adapter.sessions.attach(attached)
  adapter.dispose()

  expect(log).toEqual(['sessions loaded', 'attached', 'stopped', 'cleared'])
  await expect(adapter.sessions.open({ walletId: 'one' }, never())).rejects.toBeInstanceOf(
    LatchkeyError,
  )
})
