import type { RelayHost } from '@latchkey/core/contract'
import { type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aStorage, ETHEREUM, never, REAL_CLOCK, SHOP } from './testing/fixtures.ts'
import { aPeer, aProvider } from './testing/site.ts'
import { type WalletConnectOptions, walletConnect } from './wallet-connect.ts'

const QUESTION = { networks: [ETHEREUM], metadata: SHOP }

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
afterAll(() => sandbox.stop())

async function aRelay(options?: WalletConnectOptions, changes: Partial<RelayHost> = {}) {
  const relay = await walletConnect(options).load({
    name: crypto.randomUUID(),
    projectId: 'sandbox',
    relayUrl: sandbox.addresses.relay,
    clock: REAL_CLOCK,
    storage: aStorage(),
    ...changes,
  })
  onTestFinished(() => relay.stop())
  return relay
}

test('a site without own provider pairs through the relay of its options', async () => {
  const [relay, peer] = [await aRelay(), await aPeer(sandbox)]

  const { uri, session } = await relay.pair(QUESTION, never())
  await peer.pair(uri)

  expect((await session).networkIds).toEqual(['eip155:1'])
})

test('two modals of one page may get the same options, and share nothing', async () => {
  const source = walletConnect()
  const host = { projectId: 'sandbox', relayUrl: sandbox.addresses.relay, clock: REAL_CLOCK }

  const relays = await Promise.all(
    ['one', 'other'].map((name) => source.load({ ...host, name, storage: aStorage() })),
  )
  for (const relay of relays) onTestFinished(() => relay.stop())
  const pairings = await Promise.all(relays.map((relay) => relay.pair(QUESTION, never())))

  expect(new Set(pairings.map(({ uri }) => uri)).size).toBe(2)
})

test.each<[how: string, place: 'here' | 'host']>([
  ['as an option of its own', 'here'],
  ['as `universalProvider`', 'host'],
])("a website's provider is used %s", async (_how, place) => {
  const provider = await aProvider(sandbox)
  const given = async () => provider
  const relay =
    place === 'here'
      ? await aRelay({ provider: given }, { relayUrl: 'ws://127.0.0.1:9' })
      : await aRelay({}, { relayUrl: 'ws://127.0.0.1:9', provider: given })
  const peer = await aPeer(sandbox)

  const { uri, session } = await relay.pair(QUESTION, never())
  await peer.pair(uri)
  const { topic } = await session

  expect(provider.client.session.keys).toEqual([topic])
})

test("a website's provider is as it was once the modal is destroyed, and its connection stays open", async () => {
  const provider = await aProvider(sandbox)
  const { relayer, verify, crypto: library } = provider.client.core
  const methodsOf = () => [
    ...['connect', 'request', 'createProvider'].map((name) => Reflect.get(relayer, name)),
    ...[verify.register, library.decode],
  ]
  const listenersOf = () => relayer.events.listenerCount('relayer_connect')
  const before = [methodsOf(), listenersOf()]
  const relay = await aRelay({ provider })
  await relay.pair(QUESTION, never())
  expect([methodsOf(), listenersOf()]).not.toEqual(before)

  relay.stop()

  expect(methodsOf()).toEqual(before[0])
  expect(listenersOf()).toBe(before[1])
  expect(relayer.connected).toBe(true)
})

test('its own option wins if both are given', async () => {
  const provider = await aProvider(sandbox)
  const relay = await aRelay({ provider }, { provider: { client: 'no' } })

  await expect(relay.pair(QUESTION, never())).resolves.toMatchObject({
    uri: expect.stringMatching(/^wc:/),
  })
})

test.each<[how: string, place: 'here' | 'host']>([
  ['as an option of its own', 'here'],
  ['as `universalProviderConfigOverride`', 'host'],
])('what the website overrides %s is asked for and granted', async (_how, place) => {
  const override = { methods: { eip155: ['personal_sign'] }, events: { eip155: ['chainChanged'] } }
  const relay = place === 'here' ? await aRelay({ override }) : await aRelay({}, { override })
  const peer = await aPeer(sandbox)

  const { uri, session } = await relay.pair(QUESTION, never())
  await peer.pair(uri)
  const { methods, events, topic } = await session

  expect(methods).toEqual({ eip155: ['personal_sign'] })
  expect(events).toEqual({ eip155: ['chainChanged'] })
  const request = relay.channel(topic).request('eip155:1', 'eth_sendTransaction', [{}], never())
  await expect(request).rejects.toMatchObject({ code: 'wallet.unsupported-method' })
})
