import { expect, test } from 'vitest'
import type { RelayOverride, RelaySource } from '../contract/index.ts'
// The core imports it at first need; these tests wait by turns.
import '../pairing/pairing.ts'
import { createFakeHttp } from '../testing/fake-http.ts'
import { OSPREY, setUpPairing } from '../testing/set-up-pairing.ts'

/** URLs of the nodes that received a read over a wallet-connect session. */
async function nodesRequested(
  options: Parameters<typeof setUpPairing>[0],
  method = 'eth_blockNumber',
): Promise<{ readonly nodes: readonly string[]; readonly wallet: readonly string[] }> {
  // No node answers: the test checks which one gets the request.
  const http = createFakeHttp(() => undefined)
  const { adapter, relay, show, settle } = setUpPairing({ ...options, ports: { http } })
  await show(OSPREY)
  relay.approve()
  await settle()

  const before = http.requests.length
  const [attached] = adapter.attachments
  await attached?.channel.request('eip155:1', method, []).catch(() => undefined)
  const nodes = http.requests.slice(before).map(({ url }) => url)
  return { nodes, wallet: relay.requests.filter((each) => each.includes(method)) }
}

const NODE = 'https://of-the-site.example/'

test('reads over a wallet-connect session are answered by the nodes of `rpcMap`', async () => {
  const rpcMap = { 'eip155:1': NODE }

  expect((await nodesRequested({ universalProviderConfigOverride: { rpcMap } })).nodes).toEqual([
    NODE,
  ])
  expect((await nodesRequested({})).nodes).toEqual(['https://node.example/'])
})

test('`customRpcUrls` come before `rpcMap`', async () => {
  const { nodes } = await nodesRequested({
    customRpcUrls: { 'eip155:1': ['https://first.example/'] },
    universalProviderConfigOverride: { rpcMap: { 'eip155:1': NODE } },
  })

  expect(nodes).toEqual(['https://first.example/'])
})

test('a method that the website wants wallets to answer reaches the wallet', async () => {
  const methods = { eip155: ['eth_blockNumber'] }

  const { nodes, wallet } = await nodesRequested({ universalProviderConfigOverride: { methods } })

  expect(nodes).toEqual([])
  expect(wallet).toHaveLength(1)
})

test('the source gets the option, and its own override counts where it has one', async () => {
  const seen: (RelayOverride | undefined)[] = []
  const source = (override?: RelayOverride): RelaySource => ({
    override,
    load(host) {
      seen.push(host.override)
      return Promise.reject(new Error('It is only asked for'))
    },
  })
  const own = { defaultChain: 'eip155:8453' }
  const option = { defaultChain: 'eip155:1' }
  for (const override of [undefined, own]) {
    const { show } = setUpPairing({
      walletConnect: source(override),
      universalProviderConfigOverride: option,
    })
    await show(OSPREY)
  }

  expect([...new Set(seen)]).toEqual([option, own])
})

test('the tokens of the website are in state', () => {
  const tokens = { 'eip155:1': { address: `0x${'a0'.repeat(20)}` } }

  expect(setUpPairing({ tokens }).core.snapshot().options.tokens).toEqual(tokens)
  expect(setUpPairing().core.snapshot().options.tokens).toEqual({})
})

test('a wallet of the website in the spelling of the listing is opened by its link', async () => {
  const image = 'https://harbour.example/icon.png'
  const { core } = setUpPairing({
    projectId: 'p1',
    customWallets: [
      { id: 'harbour', name: 'Harbour', image_url: image, mobile_link: 'harbour://' },
    ],
  })
  await core.start()

  expect(core.snapshot().catalog.own).toMatchObject([{ imageUrl: image, mobileLink: 'harbour://' }])
})
