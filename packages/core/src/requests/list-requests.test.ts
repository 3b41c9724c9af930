import { expect, test } from 'vitest'
import type { ChainAdapter, RequestedHost, Siwx } from '../contract/index.ts'
import type { LatchkeyOptions } from '../options/latchkey-options.ts'
import { remoteSiwx } from '../siwx/remote-siwx.ts'
import { aChain } from '../testing/create-test-core.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import { createFakeClock } from '../testing/fake-clock.ts'
import { createFakeRelay } from '../testing/fake-relay.ts'
import { aFakeWallet } from '../testing/fake-wallet.ts'
import { listRequests } from './list-requests.ts'

/** Kind and origin of each. */
async function hosts(changes: Partial<LatchkeyOptions> = {}): Promise<readonly string[]> {
  const requests = await listRequests({ networks: [aChain()], ...changes })
  return requests.map(({ kind, origin }) => `${kind} ${origin}`)
}

/** Returns the hosts that options add or remove, compared with those of a site with a project. */
async function difference(changes: Partial<LatchkeyOptions>) {
  const before = await hosts({ projectId: 'p1' })
  const after = await hosts({ projectId: 'p1', ...changes })
  return {
    more: after.filter((each) => !before.includes(each)),
    less: before.filter((each) => !after.includes(each)),
  }
}

const PROXY = 'https://rpc.walletconnect.org'
const ANYWHERE = 'image https:'

test('without a project only the nodes of the networks are requested', async () => {
  expect(await hosts()).toEqual(['connect https://node.example', "image 'self'", ANYWHERE])
})

test('with a project its services are, and no host twice for the same', async () => {
  expect(await hosts({ projectId: 'p1' })).toEqual([
    `connect ${PROXY}`,
    'connect https://api.web3modal.org',
    'image https://api.web3modal.org',
    'connect https://pulse.walletconnect.org',
    'window https:',
    // Nodes behind the proxy, then those that the network names.
    `connect ${PROXY}`,
    'connect https://node.example',
    "image 'self'",
    ANYWHERE,
  ])
})

test.each<[string, Partial<LatchkeyOptions>, { more?: string[]; less?: string[] }]>([
  [
    'switched off analytics',
    { features: { analytics: false } },
    { less: ['connect https://pulse.walletconnect.org'] },
  ],
  [
    'a receiver of its own',
    { analytics: { sink: () => {} } },
    { less: ['connect https://pulse.walletconnect.org'] },
  ],
  ['analytics after consent', { analytics: 'ask' }, {}],
  [
    'wallet-connect',
    { walletConnect: createFakeRelay({ clock: createFakeClock() }) },
    { more: ['websocket wss://relay.walletconnect.org', 'frame https://verify.walletconnect.org'] },
  ],
  [
    'wallet-connect that is not offered',
    { walletConnect: createFakeRelay({ clock: createFakeClock() }), enableWalletConnect: false },
    {},
  ],
  [
    'logins',
    { auth: createFakeAuth() },
    {
      more: ['frame https://secure.walletconnect.org', 'window https://secure.walletconnect.org'],
    },
  ],
  [
    'logins by e-mail alone',
    { auth: createFakeAuth(), features: { socials: false } },
    { more: ['frame https://secure.walletconnect.org'] },
  ],
  ['no buying with money', { features: { onramp: false } }, { less: ['window https:'] }],
  [
    'buying at Meld, too',
    { onramp: { meldKey: 'key-of-the-site' } },
    { more: ['window https://meldcrypto.com'] },
  ],
  ['no way to log in', { auth: createFakeAuth(), features: { email: false, socials: [] } }, {}],
  [
    'nodes of its own',
    { customRpcUrls: { 'eip155:1': ['https://key.node.example/secret'] } },
    { more: ['connect https://key.node.example'] },
  ],
  [
    'nodes for wallet-connect sessions',
    { universalProviderConfigOverride: { rpcMap: { 'eip155:10': 'https://ten.example/' } } },
    { more: ['connect https://ten.example'] },
  ],
  [
    'endpoints of its own',
    {
      endpoints: {
        blockchainApi: 'https://chain.shop.example/api',
        walletApi: 'https://list.shop.example',
        analytics: 'https://count.shop.example',
        ipfsGateway: 'https://files.shop.example',
      },
    },
    {
      more: [
        'connect https://chain.shop.example',
        'connect https://list.shop.example',
        'image https://list.shop.example',
        'connect https://count.shop.example',
        'connect https://chain.shop.example',
        'image https://files.shop.example',
      ],
      less: [
        `connect ${PROXY}`,
        'connect https://api.web3modal.org',
        'image https://api.web3modal.org',
        'connect https://pulse.walletconnect.org',
        `connect ${PROXY}`,
      ],
    },
  ],
  [
    'pictures of its own',
    {
      metadata: { name: '', description: '', url: 'https://a.example', icons: ['/icon.svg'] },
      chainImages: { 1: 'https://chains.example/1.png', 10: 'data:image/png;base64,AA==' },
      connectorImages: { 'io.fjord': 'https://wallets.example/fjord.png' },
      customWallets: [{ id: 'a', name: 'A', image_url: 'https://own.example/a.png' }],
    },
    {
      more: [
        'image https://own.example',
        'image https://wallets.example',
        'image https://chains.example',
      ],
    },
  ],
  [
    'a sign-in server',
    { siwx: remoteSiwx({ baseUrl: 'https://login.example/x' }) },
    { more: ['connect https://login.example'] },
  ],
])('%s', async (_, changes, { more = [], less = [] }) => {
  expect(await difference(changes)).toEqual({ more, less })
})

test('adapters are asked about the networks of their namespace', async () => {
  const asked: string[] = []
  const adapter: ChainAdapter = {
    ...createFakeAdapter(aFakeWallet()),
    async requestedHosts(networks) {
      asked.push(...networks.map(({ id }) => id))
      const host: RequestedHost = {
        origin: 'https://index.example',
        kind: 'connect',
        reason: 'Coins',
        when: 'A wallet is connected',
      }
      return [host, host]
    },
  }
  const solana = aChain({
    id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    chainNamespace: 'solana',
    caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })

  const all = await hosts({ adapters: [adapter], networks: [aChain(), solana] })

  expect(asked).toEqual(['eip155:1'])
  expect(all.filter((each) => each.includes('index'))).toHaveLength(1)
})

test('every entry says what for and from when on, and no key of an address is in it', async () => {
  const siwx: Siwx = remoteSiwx({ baseUrl: 'https://login.example/?key=secret' })
  const requests = await listRequests({
    projectId: 'secret',
    networks: [aChain()],
    siwx,
    customRpcUrls: { 'eip155:1': ['https://node.example/secret'] },
  })

  for (const { reason, when } of requests) expect(reason && when).not.toBe('')
  expect(JSON.stringify(requests)).not.toContain('secret')
})
