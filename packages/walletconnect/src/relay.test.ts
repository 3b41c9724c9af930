import { SANDBOX_ACCOUNTS, type Sandbox, startSandbox } from '@latchkey/sandbox'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createRelay } from './relay.ts'
import { aStorage, ETHEREUM, never, REAL_CLOCK, SHOP } from './testing/fixtures.ts'
import { aPeer, aProvider, aSite } from './testing/site.ts'

const SIGN = ['personal_sign', ['hello', SANDBOX_ACCOUNTS[0].address]] as const
const QUESTION = { networks: [ETHEREUM], metadata: SHOP }

let sandbox: Sandbox<'relay'>
beforeAll(async () => {
  sandbox = await startSandbox({ parts: ['relay'] })
})
beforeEach(() => sandbox.relay.disturb({}))
afterAll(() => sandbox.stop())

/** Active timers of this process. */
function timers(): number {
  const names: readonly string[] = Reflect.apply(
    Reflect.get(process, 'getActiveResourcesInfo'),
    process,
    [],
  )
  return names.filter((name) => name === 'Timeout').length
}

test('the key of an address is never logged, emitted or stored', async () => {
  const storage = aStorage()
  const printed: string[] = []
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0)
  }
  const [site, peer] = [aSite(sandbox, { storage }), await aPeer(sandbox)]
  const secrets: string[] = []
  const attempt = async (): Promise<unknown> => {
    const { uri, session } = await site.relay.pair(QUESTION, never())
    secrets.push(new URL(uri).searchParams.get('symKey') ?? '')
    await peer.pair(uri)
    return session.catch(() => undefined)
  }

  peer.take('reject')
  await attempt()
  peer.take('approve')
  await attempt()
  sandbox.relay.disturb({ refuses: 'not-yet-valid' })
  sandbox.relay.kill()
  await expect.poll(() => site.emitted('trouble').length).toBe(1)
  await expect(attempt()).rejects.toMatchObject({ code: 'relay.clock' })

  expect(secrets.map((secret) => secret.length)).toEqual([64, 64])
  const output = JSON.stringify([printed, site.changes, storage.written])
  expect(storage.written.join()).toContain('"topic"')
  for (const secret of secrets) expect(output).not.toContain(secret)
})

test('the id of this client is emitted, and is the same on a later visit', async () => {
  const storage = aStorage()
  const first = aSite(sandbox, { storage, name: 'shop' })
  await first.relay.pair(QUESTION, never())
  await expect.poll(() => first.emitted('client').length).toBe(1)
  first.relay.stop()
  const reopened = aSite(sandbox, { storage, name: 'shop' })
  await reopened.relay.pair(QUESTION, never())
  await expect.poll(() => reopened.emitted('client').length).toBe(1)
  reopened.relay.stop()

  const [change] = first.emitted('client')
  expect(change).toMatchObject({ clientId: expect.stringMatching(/^did:key:z/) })
  expect(reopened.emitted('client')).toEqual([change])
})

test('nothing is loaded, opened or sent before the first call', async () => {
  const before = sandbox.relay.count()
  const storage = aStorage()
  const site = aSite(sandbox, { storage })

  site.relay.channel('topic')
  site.relay.stop()

  expect(storage.values.size).toBe(0)
  expect(sandbox.relay.count()).toBe(before)
})

test('after a stop there is neither a connection nor a timer', async () => {
  const before = timers()
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const session = await site.join(peer)
  peer.evm.behave('never-answer')
  const request = site.relay.channel(session.topic).request('eip155:1', ...SIGN)
  const ended = expect(request).rejects.toMatchObject({ code: 'aborted' })
  await expect.poll(() => peer.requests.length).toBe(1)
  const { session: other } = await site.relay.pair(QUESTION, never())
  const left = expect(other).rejects.toMatchObject({ code: 'aborted' })

  site.relay.stop()
  await peer.stop()

  await Promise.all([ended, left])
  await expect.poll(() => sandbox.relay.count()).toBe(0)
  await expect.poll(timers).toBeLessThanOrEqual(before)
  expect(Object.keys(globalThis).filter((key) => key.startsWith('_walletConnect'))).toEqual([])
})

test('a resumed session has one connection, and none after a stop', async () => {
  const [site, peer] = [aSite(sandbox), await aPeer(sandbox)]
  const { topic } = await site.join(peer)
  await expect.poll(() => sandbox.relay.count()).toBe(2)

  const again = site.reload()
  await again.relay.resume(topic, never())
  expect(await again.relay.channel(topic).request('eip155:1', ...SIGN)).toMatch(/^0x/)

  await expect.poll(() => sandbox.relay.count()).toBe(2)
  again.relay.stop()
  await expect.poll(() => sandbox.relay.count()).toBe(1)
})

test('a provider of the website is used, and left unchanged', async () => {
  const provider = await aProvider(sandbox)
  const site = aSite(sandbox, { provider: async () => provider, relayUrl: 'ws://127.0.0.1:9' })
  const session = await site.join(await aPeer(sandbox))

  site.relay.stop()

  expect(provider.client.session.keys).toEqual([session.topic])
  expect(provider.client.core.relayer.connected).toBe(true)
})

test("a provider that can't propose is reported as unavailable", async () => {
  const provider = await aProvider(sandbox)
  const site = aSite(sandbox, { provider })
  await site.relay.pair(QUESTION, never())
  provider.client.connect = async () => {
    // Longer than the relay needs to answer.
    await new Promise(setImmediate)
    throw new Error('No')
  }

  const failing = site.relay.pair({ ...QUESTION, isForCode: true }, never())

  await expect(failing).rejects.toMatchObject({ code: 'relay.unavailable' })
})

test('an option that is not a provider is reported as missing', async () => {
  const site = aSite(sandbox, { provider: { client: 'no' } })

  await expect(site.relay.pair(QUESTION, never())).rejects.toMatchObject({
    code: 'relay.missing',
    isRetryable: false,
  })
})

test('two ports at once have separate sessions', async () => {
  const storage = aStorage()
  const [one, other] = ['one', 'other'].map((name) => aSite(sandbox, { storage, name }))
  if (one === undefined || other === undefined) throw new Error('There are two')
  const peer = await aPeer(sandbox)

  const session = await one.join(peer)

  expect(await other.relay.resume(session.topic, never())).toBeUndefined()
  expect(await one.relay.resume(session.topic, never())).toEqual(session)
})

test('closing an unknown session does nothing', async () => {
  const site = aSite(sandbox)

  await expect(site.relay.close('no-such-topic')).resolves.toBeUndefined()
  const offline = createRelay({
    relayUrl: 'ws://127.0.0.1:9',
    projectId: 'p',
    name: 'x',
    storage: aStorage(),
    clock: REAL_CLOCK,
    Library: UniversalProvider,
  })
  await expect(offline.close('no-such-topic')).resolves.toBeUndefined()
  offline.stop()
})

test('frames that are no messages cause no uncaught error, and pairing continues', async () => {
  const uncaught: unknown[] = []
  const note = (thrown: unknown): unknown => uncaught.push(thrown)
  process.on('uncaughtException', note).on('unhandledRejection', note)
  onTestFinished(() => {
    process.off('uncaughtException', note).off('unhandledRejection', note)
  })
  // At a relay of its own: wallets of other tests, which use the library as it is, would get the frames too.
  const own = await startSandbox({ parts: ['relay'] })
  onTestFinished(() => own.stop())
  const site = aSite(own)
  const { uri, session } = await site.relay.pair(QUESTION, never())

  // The wallet, which uses the same library, is not there yet.
  for (const frame of BROKEN_FRAMES) own.relay.send(frame)
  const peer = await aPeer(own)
  await peer.pair(uri)

  await expect(session).resolves.toHaveProperty('topic')
  expect(uncaught).toEqual([])
})

const BROKEN_FRAMES = [
  ...['null', '7', '"text"', '{', '', '[]'],
  '{"id":1,"jsonrpc":"2.0","method":"irn_subscription"}',
  '{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{}}',
  '{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"error","data":{"topic":"t","message":"m"}}}',
  '{"id":1,"jsonrpc":"2.0","method":"irn_subscription","params":{"id":"s","data":{"topic":"t","message":7}}}',
  '{"id":"error","jsonrpc":"2.0","result":true}',
]
