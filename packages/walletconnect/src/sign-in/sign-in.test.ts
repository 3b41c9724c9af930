import type { SignInQuestion } from '@latchkey/core/contract'
import { createFakeClock } from '@latchkey/core/testing'
import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aStorage, ETHEREUM, never, QUESTION, SIGN_IN, SOLANA } from '../testing/fixtures.ts'
import {
  aPeer,
  aProvider,
  aSite,
  type Provider,
  requestSession,
  type Site,
} from '../testing/site.ts'

const [ada] = SANDBOX_ACCOUNTS
let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

/** The awaited result. */
function pendingOf({ client }: Provider): readonly string[] {
  return client.core.history.pending.map(({ request }) => request.method)
}

test('a wallet opens the session and signs in, in one step', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]

  const pairing = await site.relay.pair(QUESTION, never())
  expect(pairing.signed?.()).toEqual([])
  await peer.pair(pairing.uri)
  const session = await pairing.session

  const accounts = [`eip155:1:${ada.address}`, `eip155:8453:${ada.address}`]
  expect(session).toMatchObject({ accounts, networkIds: ['eip155:1', 'eip155:8453'] })
  expect(session.methods.eip155).toContain('eth_sendTransaction')
  expect(session.peer.name).toBe('Sandbox Peer')
  expect(session.expiresAtMs - Date.now()).toBeGreaterThan(6 * 86_400_000)
  const { domain, uri, nonce, statement } = SIGN_IN
  expect(peer.signIns).toMatchObject([{ domain, uri, nonce, statement, site: { name: 'Shop' } }])
  expect(peer.proposals).toEqual([])
  const signed = pairing.signed?.() ?? []
  expect(signed.map(({ account }) => account)).toEqual(accounts)
  for (const { message, signature, cacao } of signed) {
    const params = [hexOf(message), ada.address]
    expect(signature).toBe(await peer.evm.provider.request({ method: 'personal_sign', params }))
    expect(cacao.s).toEqual({ t: 'eip191', s: signature })
    expect(message.split('\n').slice(0, 4)).toEqual([
      'shop.example wants you to sign in with your Ethereum account:',
      ...[ada.address, '', expect.stringMatching(/^Sign in to Shop\. I further authorize/)],
    ])
    expect(message).toContain('\nExpiration Time: 2040-01-02T03:04:05.678Z\n')
    expect(message).toContain('\nResources:\n- https://shop.example/terms\n- urn:recap:')
  }
})

test('its session is like any other: it signs, is resumed after a reload, and ends', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const { topic } = await (await requestSession(site, peer)).session
  const sign = (from: Site): Promise<unknown> =>
    from.relay
      .channel(topic)
      .request('eip155:8453', 'personal_sign', ['hello', ada.address], never())

  expect(await sign(site)).toMatch(/^0x[0-9a-f]{130}$/)
  const reopened = site.reload()
  const resumed = await reopened.relay.resume(topic, never())
  expect(resumed?.accounts).toHaveLength(2)
  expect(await sign(reopened)).toMatch(/^0x[0-9a-f]{130}$/)
  await reopened.relay.close(topic)

  await expect.poll(() => peer.topics()).toEqual([])
})

test('a wallet may sign in on a part of the networks', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take({ kind: 'approve', chains: ['eip155:8453'], methods: ['personal_sign'] })

  const pairing = await requestSession(site, peer)

  expect(await pairing.session).toMatchObject({
    accounts: [`eip155:8453:${ada.address}`],
    networkIds: ['eip155:8453'],
    methods: { eip155: ['personal_sign'] },
  })
  expect(pairing.signed?.()).toHaveLength(1)
})

test('after a refusal a new address works', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  peer.take('reject')
  await expect((await requestSession(site, peer)).session).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
  peer.take({ kind: 'fail', code: 5100, message: 'Unsupported chains.' })
  await expect((await requestSession(site, peer)).session).rejects.toMatchObject({
    code: 'wallet.chain-unknown',
  })
  peer.take('approve')

  const pairing = await requestSession(site, peer)
  await pairing.session

  expect(pairing.signed?.()).toHaveLength(2)
  expect(peer.topics()).toHaveLength(1)
})

test('a wallet without support for sign-ins answers with a session only', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox, { isOld: true })]

  const pairing = await requestSession(site, peer)
  const session = await pairing.session

  expect(session.networkIds).toEqual(['eip155:1', 'eip155:8453'])
  expect(pairing.signed?.()).toEqual([])
  peer.take('reject')
  await expect((await requestSession(site, peer)).session).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
})

test('after a refusal other wallets can still use the address', async () => {
  const [provider, peer] = [await aProvider(sandbox), await aPeer(sandbox)]
  const site = aSite(sandbox, { provider })
  peer.take({ kind: 'fail', code: 10_001, message: 'Unsupported wc_ method.' })
  const abort = new AbortController()
  const pairing = await site.relay.pair(QUESTION, abort.signal)

  await peer.pair(pairing.uri)
  await expect.poll(() => pendingOf(provider)).toEqual(['wc_sessionPropose'])
  abort.abort()

  await expect(pairing.session).rejects.toMatchObject({ code: 'aborted' })
})

test("a finished sign-in leaves no data and no listener in a website's own library", async () => {
  const [provider, peer] = [await aProvider(sandbox), await aPeer(sandbox)]
  const site = aSite(sandbox, { provider })
  const { auth, core, proposal } = provider.client
  const storedBy = (): unknown => [
    ...[auth.requests.keys, auth.pairingTopics.keys, auth.authKeys.keys, proposal.keys],
    core.history.values.filter(({ request }) => request.method === 'wc_sessionAuthenticate'),
  ]

  peer.take('reject')
  await expect((await requestSession(site, peer)).session).rejects.toMatchObject({
    code: 'wallet.rejected',
  })
  expect(storedBy()).toEqual([[], [], [], [], []])
  peer.take('approve')
  const pairing = await requestSession(site, peer)
  expect(auth.requests.keys).toHaveLength(1)
  const { topic } = await pairing.session

  expect(storedBy()).toEqual([[], [], [], [], []])
  expect(provider.client.session.keys).toEqual([topic])
  // The address of the refusal has a listener until it expires, like any other.
  const pairings = core.pairing.pairings.keys
  const others = () =>
    core.relayer.subscriber.topics.filter((each) => ![topic, ...pairings].includes(each))
  await expect.poll(() => core.relayer.subscriber.topics).toContain(topic)
  await expect.poll(others).toEqual([])
})

test.each(['its own', "a website's"])(
  'with a network outside eip155 %s library proposes only a session',
  async (owner) => {
    const provider = owner === 'its own' ? undefined : await aProvider(sandbox)
    const [site, peer] = [aSite(sandbox, { provider }), await aPeer(sandbox)]

    const pairing = await requestSession(site, peer, { ...QUESTION, networks: [ETHEREUM, SOLANA] })

    expect((await pairing.session).networkIds).toEqual([ETHEREUM.id, SOLANA.id])
    expect([peer.signIns, pairing.signed]).toEqual([[], undefined])
  },
)

test('concurrent attempts of both kinds are not mixed up', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const both = { ...QUESTION, networks: [ETHEREUM, SOLANA] }
  const questions = [{ ...QUESTION, signIn: undefined }, both, QUESTION]

  const pairings = await Promise.all(
    questions.map((question) => site.relay.pair({ ...question, isForCode: true }, never())),
  )
  const sessions = []
  for (const { uri, session } of pairings) {
    await peer.pair(uri)
    sessions.push(await session)
  }

  expect(new Set(pairings.map(({ uri }) => uri)).size).toBe(3)
  expect(sessions.map(({ networkIds }) => networkIds)).toEqual([
    ...[
      ['eip155:1', 'eip155:8453'],
      [ETHEREUM.id, SOLANA.id],
      ['eip155:1', 'eip155:8453'],
    ],
  ])
  expect(pairings.map(({ signed }) => signed?.().length)).toEqual([undefined, undefined, 2])
})

test('an answer to an address that was replaced still counts', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const [older, newer] = [
    await site.relay.pair(QUESTION, never()),
    await site.relay.pair(QUESTION, never()),
  ]

  await peer.pair(older.uri)
  await older.session
  await peer.pair(newer.uri)
  await newer.session

  expect([older.signed?.().length, newer.signed?.().length]).toEqual([2, 2])
})

test('an attempt ends after four minutes; a later session is ended at the wallet', async () => {
  const clock = createFakeClock(Date.now())
  const [site, peer] = [aSite(sandbox, { clock }), await aPeer(sandbox)]
  peer.take('hold')
  const pairing = await requestSession(site, peer)
  await expect.poll(() => peer.signIns.length).toBe(1)

  await clock.advance(240_000)
  await expect(pairing.session).rejects.toMatchObject({ code: 'pairing.expired' })
  await peer.decide('approve')

  await expect.poll(() => peer.topics()).toEqual([])
  await clock.advance(60_000)
  expect(clock.pending).toBe(0)
})

test('nothing waits longer than the address is valid', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock })
  const { session } = await site.relay.pair(QUESTION, never())

  await clock.advance(290_000)

  await expect(session).rejects.toMatchObject({ code: 'pairing.expired' })
  expect(waits.mock.calls.filter(([, ms = 0]) => ms > 300_000)).toEqual([])
  expect(clock.pending).toBe(0)
})

test('stopping the port ends every attempt', async () => {
  const before = sandbox.relay.count()
  const site = aSite(sandbox)
  const { session } = await site.relay.pair(QUESTION, never())

  site.relay.stop()

  await expect(session).rejects.toMatchObject({ code: 'aborted' })
  await expect.poll(() => sandbox.relay.count()).toBeLessThanOrEqual(before)
})

test('a missing relay is an error after ten seconds', async () => {
  const clock = createFakeClock(Date.now())
  const site = aSite(sandbox, { clock, relayUrl: 'ws://127.0.0.1:9' })

  const ended = site.relay.pair(QUESTION, never()).catch((error: unknown) => error)
  await expect.poll(() => clock.pending).toBeGreaterThan(0)
  await clock.advance(10_000)

  expect(await ended).toMatchObject({ code: 'relay.unavailable', isRetryable: true })
})

test('neither request nor answer is stored or logged', async () => {
  const storage = aStorage()
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0)
  }
  const [site, peer] = [aSite(sandbox, { storage }), await aPeer(sandbox)]
  peer.take({ kind: 'approve', forge: () => [] })
  const refused = await requestSession(site, peer)
  await expect(refused.session).rejects.toMatchObject({ code: 'siwx.mismatch' })
  peer.take('approve')
  const pairing = await requestSession(site, peer)
  await pairing.session

  const keys = [refused, pairing].map(({ uri }) => new URL(uri).searchParams.get('symKey') ?? '')
  const signatures = (pairing.signed?.() ?? []).map(({ signature }) => signature)
  const output = JSON.stringify([printed, site.changes, storage.written])
  expect(storage.written.join()).toContain('"topic"')
  expect([...keys, ...signatures].map(({ length }) => length)).toEqual([64, 64, 132, 132])
  for (const secret of [...keys, ...signatures, SIGN_IN.nonce]) expect(output).not.toContain(secret)
})

test.each<[string, Partial<SignInQuestion>]>([
  ['statement', { statement: 'Sign\nin' }],
  ['uri', { uri: 'ftp://shop.example/till' }],
  ['uri', { uri: 'https://somebody:else@shop.example/till' }],
  ['domain', { domain: 'evil.example' }],
])('a sign-in with an invalid %s is refused, and nothing is sent', async (...row) => {
  const [field, change] = row
  const site = aSite(sandbox)
  const question = { ...QUESTION, signIn: { ...SIGN_IN, ...change }, isForCode: true }
  const messageCount = sandbox.relay.messages().length

  await expect(site.relay.pair(question, never())).rejects.toMatchObject({
    code: 'siwx.invalid',
    context: { field },
    isRetryable: false,
  })

  expect(sandbox.relay.messages().length).toBe(messageCount)
})

function hexOf(text: string): string {
  return `0x${Buffer.from(text).toString('hex')}`
}
