import { createFakeClock } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BASE, BITCOIN, ETHEREUM, never, SHOP, SOLANA } from './testing/fixtures.ts'
import { aPeer, aSite } from './testing/site.ts'

const [ada, grace] = SANDBOX_ACCOUNTS

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

test('a wallet that scans the address and agrees becomes a session', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]

  const before = Date.now()
  const pairing = await site.relay.pair({ networks: [ETHEREUM, BASE], metadata: SHOP }, never())
  await peer.pair(pairing.uri)
  const session = await pairing.session

  expect(pairing.uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  expect(pairing.expiresAtMs - before).toBeGreaterThanOrEqual(240_000)
  expect(pairing.expiresAtMs - Date.now()).toBeLessThanOrEqual(240_000)
  expect(session).toMatchObject({
    accounts: [
      `eip155:1:${ada.address}`,
      `eip155:1:${grace.address}`,
      `eip155:8453:${ada.address}`,
      `eip155:8453:${grace.address}`,
    ],
    networkIds: ['eip155:1', 'eip155:8453'],
    peer: { name: 'Sandbox Peer', url: 'https://peer.example' },
  })
  expect(session.expiresAtMs - Date.now()).toBeGreaterThan(6 * 86_400_000)
  expect(peer.proposals[0]?.site).toEqual({ name: 'Shop', url: 'https://shop.example' })
})

test('one session serves several namespaces', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]

  const session = await site.join(peer, [ETHEREUM, SOLANA, BITCOIN])

  expect(session.networkIds).toEqual([ETHEREUM.id, SOLANA.id, BITCOIN.id])
  expect(Object.keys(session.methods)).toEqual(['eip155', 'solana', 'bip122'])
  expect(session.accounts).toContain(`${SOLANA.id}:${peer.addresses.solana}`)
  expect(session.accounts).toContain(`${BITCOIN.id}:${peer.addresses.bip122}`)
})

test('a wallet may agree to a part of the networks', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', namespaces: ['eip155'], chains: ['eip155:8453'] })

  const session = await site.join(peer, [ETHEREUM, BASE, SOLANA])

  expect(session.networkIds).toEqual(['eip155:8453'])
  expect(Object.keys(session.methods)).toEqual(['eip155'])
})

test('namespaces, networks and methods that were not requested are left out, and so are invalid accounts', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const foreign = { methods: ['steal'], events: ['secret'] }
  const evm = {
    chains: ['eip155:1', 'eip155:666'],
    accounts: [`eip155:1:${ada.address}`, `eip155:666:${ada.address}`],
    methods: ['personal_sign', 'steal'],
    events: ['chainChanged', 'secret'],
  }
  const polkadot = {
    chains: ['polkadot:91b171bb158e2d3848fa23a9f1c25182'],
    accounts: [
      'polkadot:91b171bb158e2d3848fa23a9f1c25182:1FRMM8PEiWXYax7rpS6X4XZX1aAAxSWx1CrKTyrVYhV24fg',
    ],
    ...foreign,
  }
  peer.take({ kind: 'approve', extra: { eip155: evm, polkadot } })

  const session = await site.join(peer)

  expect(session).toMatchObject({
    accounts: [`eip155:1:${ada.address}`],
    networkIds: ['eip155:1'],
    methods: { eip155: ['personal_sign'] },
    events: { eip155: ['chainChanged'] },
  })
  expect(session.methods).not.toHaveProperty('polkadot')
})

test('a session without a usable account is ended at the wallet', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const evm = { chains: ['eip155:666'], accounts: [`eip155:666:${ada.address}`] }
  peer.take({
    kind: 'approve',
    extra: { eip155: { ...evm, methods: ['personal_sign'], events: ['chainChanged'] } },
  })

  await expect(site.join(peer)).rejects.toMatchObject({ code: 'wallet.no-accounts' })

  await expect.poll(() => peer.topics()).toEqual([])
})

test('after a refusal a new address works', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take('reject')
  await expect(site.join(peer)).rejects.toMatchObject({ code: 'wallet.rejected' })
  peer.take({ kind: 'fail', code: 5100, message: 'Unsupported chains.' })
  await expect(site.join(peer)).rejects.toMatchObject({ code: 'wallet.chain-unknown' })
  peer.take('approve')

  const session = await site.join(peer)

  expect(session.accounts).not.toEqual([])
  const uris = new Set(peer.proposals.map(({ id }) => id))
  expect(uris.size).toBe(3)
})

test('a session that a wallet opens after the attempt ended is ended at the wallet', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take('hold')
  const abort = new AbortController()
  const question = { networks: [ETHEREUM], metadata: SHOP }
  const pairing = await site.relay.pair(question, abort.signal)
  await peer.pair(pairing.uri)
  await expect.poll(() => peer.proposals.length).toBe(1)

  abort.abort()
  await expect(pairing.session).rejects.toMatchObject({ code: 'aborted' })
  await peer.decide('approve')

  await expect.poll(() => peer.topics()).toEqual([])
})

test('an attempt ends after four minutes', async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock })
  const pairing = await site.relay.pair({ networks: [ETHEREUM], metadata: SHOP }, never())

  await clock.advance(240_000)

  await expect(pairing.session).rejects.toMatchObject({ code: 'pairing.expired' })
})

test.each([
  ['not-yet-valid', 'relay.clock', 'clock'],
  ['expired', 'relay.clock', 'clock'],
  ['invalid-key', 'relay.unavailable', 'project'],
  ['origin-not-allowed', 'relay.unavailable', 'origin'],
] as const)(
  'a relay that answers %s is %s, and a `trouble` change is emitted',
  async (refuses, code, kind) => {
    const site = aSite(sandbox)
    sandbox.relay.disturb({ refuses })

    const question = { networks: [ETHEREUM], metadata: SHOP }
    await expect(site.relay.pair(question, never())).rejects.toMatchObject({ code })

    expect(site.emitted('trouble')[0]).toEqual({ type: 'trouble', kind })
    sandbox.relay.disturb({})
    expect((await site.relay.pair(question, never())).uri).toMatch(/^wc:/)
  },
)

test('a missing relay is an error after ten seconds, and the next attempt can succeed', async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock, relayUrl: 'ws://127.0.0.1:9' })

  const failing = site.relay.pair({ networks: [ETHEREUM], metadata: SHOP }, never())
  const ended = failing.catch((error: unknown) => error)
  await expect.poll(() => clock.pending).toBeGreaterThan(0)
  await clock.advance(10_000)

  expect(await ended).toMatchObject({ code: 'relay.unavailable', isRetryable: true })
})

test('an abort ends the wait for the relay, and stopping the port ends every attempt', async () => {
  const [site, abort] = [aSite(sandbox), new AbortController()]
  const question = { networks: [ETHEREUM], metadata: SHOP }
  const early = site.relay.pair(question, abort.signal)
  abort.abort()
  await expect(early).rejects.toMatchObject({ code: 'aborted' })
  const { session } = await site.relay.pair(question, never())

  site.relay.stop()

  await expect(session).rejects.toMatchObject({ code: 'aborted' })
  await expect(site.relay.pair(question, never())).rejects.toMatchObject({ code: 'aborted' })
  await expect.poll(() => sandbox.relay.count()).toBe(0)
})
