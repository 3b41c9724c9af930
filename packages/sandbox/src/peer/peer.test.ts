/** @full That the sandbox works is seen in every journey of `npm test`. */

import { base58 } from '@scure/base'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import type { Sandbox } from '../sandbox.ts'
import { startSandbox } from '../start-sandbox.ts'
import { type Peer, type PeerOptions, startPeer } from './index.ts'
import { aSite, type Site } from './testing/a-site.ts'

const [ada, grace] = SANDBOX_ACCOUNTS
const EVENTS = ['accountsChanged', 'chainChanged']
const EVM = {
  chains: ['eip155:1'],
  methods: ['personal_sign', 'eth_sendTransaction'],
  events: EVENTS,
}
const SOLANA_CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SOLANA = { chains: [SOLANA_CHAIN], methods: ['solana_signMessage'], events: [] }

let sandbox: Sandbox<'chains' | 'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['chains', 'relay'] })
})
afterAll(() => sandbox.stop())

async function setUp(options: Partial<PeerOptions> = {}): Promise<{
  readonly site: Site
  readonly peer: Peer
}> {
  const { relay: relayUrl, chains } = sandbox.addresses
  const [site, peer] = await Promise.all([
    aSite(relayUrl),
    startPeer({ relayUrl, chains, ...options }),
  ])
  onTestFinished(async () => {
    await Promise.all([site.stop(), peer.stop()])
  })
  return { site, peer }
}

async function paired(namespaces: Parameters<Site['invite']>[0] = { eip155: EVM }) {
  const { site, peer } = await setUp()
  const { uri, approval } = await site.invite(namespaces)
  const [session] = await Promise.all([approval(), peer.pair(uri)])
  const ask = (chainId: string, method: string, params: unknown): Promise<unknown> =>
    site.client.request({ topic: session.topic, chainId, request: { method, params } })
  return { site, peer, session, ask }
}

test('it grants what a site asks for, and signs and sends with real keys', async () => {
  const { peer, session, ask } = await paired({ eip155: EVM, solana: SOLANA })

  const signature = await ask('eip155:1', 'personal_sign', ['hello', ada.address])
  const value = '0x1'
  const hash = await ask('eip155:1', 'eth_sendTransaction', [
    { from: ada.address, to: grace.address, value },
  ])
  const message = base58.encode(new TextEncoder().encode('hello'))
  const solana = await ask(SOLANA_CHAIN, 'solana_signMessage', {
    message,
    pubkey: peer.addresses.solana,
  })

  expect(session.namespaces['eip155']?.accounts).toEqual([
    `eip155:1:${ada.address}`,
    `eip155:1:${grace.address}`,
  ])
  // The library hands on what the wallet answered.
  const hex = signature as `0x${string}`
  expect(await verifyMessage({ address: ada.address, message: 'hello', signature: hex })).toBe(true)
  expect(await sandbox.chains.get(1).request('eth_getTransactionReceipt', [hash])).toMatchObject({
    status: '0x1',
  })
  expect(await isSolanaSignature(peer.addresses.solana, 'hello', solana)).toBe(true)
  expect(peer.requests.map(({ method }) => method)).toEqual([
    'personal_sign',
    'eth_sendTransaction',
    'solana_signMessage',
  ])
})

test('it refuses, delays or partly grants a proposal, as its script says', async () => {
  const { site, peer } = await setUp()
  const wanted = { eip155: { ...EVM, chains: ['eip155:1', 'eip155:8453'] }, solana: SOLANA }
  const invite = async () => {
    const { uri, approval } = await site.invite(wanted)
    await peer.pair(uri)
    return approval
  }

  peer.take('reject')
  await expect((await invite())()).rejects.toMatchObject({ code: 5000 })
  peer.take('hold')
  const connecting = (await invite())()
  await peer.decide({ kind: 'approve', namespaces: ['eip155'], chains: ['eip155:8453'] })
  const session = await connecting
  const foreign = { chains: ['cosmos:hub'], accounts: ['cosmos:hub:a'], methods: [], events: [] }
  peer.take({ kind: 'approve', extra: { cosmos: foreign } })
  const more = await (await invite())()

  expect(peer.proposals[0]?.wanted).toEqual(wanted)
  expect(session.namespaces).toMatchObject({ eip155: { chains: ['eip155:8453'] } })
  expect(Object.keys(session.namespaces)).toEqual(['eip155'])
  expect(Object.keys(more.namespaces)).toEqual(['eip155', 'solana', 'cosmos'])
})

test('sites get events when the owner changes account, chain or namespaces', async () => {
  const { site, peer, session } = await paired()
  const seen: unknown[] = []
  site.client.on('session_event', ({ params }) => seen.push(params))
  site.client.on('session_update', ({ params }) => seen.push(Object.keys(params.namespaces)))

  await peer.switchAccount(1)
  await peer.switchChain(8453)

  await expect.poll(() => seen).toHaveLength(3)
  expect(seen[0]).toMatchObject({
    chainId: 'eip155:1',
    event: {
      name: 'accountsChanged',
      data: [`eip155:1:${grace.address}`, `eip155:1:${ada.address}`],
    },
  })
  expect(seen[2]).toEqual({ chainId: 'eip155:8453', event: { name: 'chainChanged', data: 8453 } })
  expect(site.client.session.get(session.topic).namespaces['eip155']?.accounts).toContain(
    `eip155:8453:${grace.address}`,
  )
})

test('a wallet that refuses in words does so with a session, and with a request without any code', async () => {
  const { site, peer, ask } = await paired()
  peer.adopt(['refusesInWords'])
  peer.evm.behave('reject')

  const refused: unknown = await ask('eip155:1', 'personal_sign', ['hello', ada.address]).catch(
    (thrown: unknown) => thrown,
  )
  peer.take('reject')
  const { uri, approval } = await site.invite({ eip155: EVM })
  const connecting = approval()
  await peer.pair(uri)

  expect(refused).toEqual({ message: 'User rejected.' })
  await expect(connecting).rejects.toMatchObject({ code: 1, message: 'User rejected.' })
})

test('requests are refused with the errors of the protocol, answered late, and answered twice', async () => {
  const { peer, ask } = await paired()
  const sign = () => ask('eip155:1', 'personal_sign', ['hello', ada.address])

  peer.evm.behave('reject')
  await expect(sign()).rejects.toMatchObject({ code: 5000 })
  peer.evm.behave('ask')
  peer.answerTwice('0xagain')
  const late = sign()
  await peer.evm.decide('approve')

  expect(await late).toMatch(/^0x[0-9a-f]{130}$/)
})

test('sessions end while the site is offline; the wallet can be offline, too', async () => {
  const { site, peer, session, ask } = await paired()
  const ended: unknown[] = []
  site.client.on('session_delete', ({ topic }) => ended.push(topic))

  await peer.goAway()
  const waiting = ask('eip155:1', 'personal_sign', ['hello', ada.address])
  await peer.comeBack()
  expect(await waiting).toMatch(/^0x/)
  await site.client.core.relayer.transportClose()
  await peer.end()
  expect(peer.topics()).toEqual([])
  await site.client.core.relayer.transportOpen()

  await expect.poll(() => ended).toEqual([session.topic])
})

test('after stop nothing of it is left in the process', async () => {
  const before = sandbox.relay.count()
  const globals = Object.keys(globalThis)
  const { relay: relayUrl } = sandbox.addresses
  const [site, peer] = await Promise.all([aSite(relayUrl), startPeer({ relayUrl })])
  const { uri, approval } = await site.invite({ eip155: EVM })
  await Promise.all([approval(), peer.pair(uri)])

  await Promise.all([site.stop(), peer.stop()])

  await expect.poll(() => sandbox.relay.count()).toBe(before)
  expect(Object.keys(globalThis)).toEqual(globals)
})

async function isSolanaSignature(address: string, text: string, answer: unknown): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'raw',
    Uint8Array.from(base58.decode(address)),
    'Ed25519',
    false,
    ['verify'],
  )
  const signature = Uint8Array.from(base58.decode(Object(answer).signature))
  return crypto.subtle.verify('Ed25519', key, signature, new TextEncoder().encode(text))
}
