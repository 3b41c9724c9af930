import { LatchkeyError } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { eventMessage, replyMessage } from '../protocol/index.ts'
import { aFrame } from '../testing/a-frame.ts'
import { aHost } from '../testing/a-host.ts'
import { createAuthPort } from './auth-port.ts'

const request = (method: string) => ['eip155:1', method, []] as const

test('a frame that never loads ends all calls after 20 seconds, each with its own error', async () => {
  const frame = aFrame()
  const { port, signal, clock, changes } = frame
  const first = frame.track(port.email.begin('a@b.example', signal))
  await clock.advance(5_000)
  const others = [
    frame.track(port.connect({}, signal)),
    frame.track(port.channel.request(...request('eth_call'))),
    frame.track(port.syncTheme({}, signal)),
  ]

  await clock.advance(15_000)

  expect(await first).toBe('frame.load-failed')
  expect(await Promise.all(others)).toEqual(['frame.failed', 'frame.load-failed', 'frame.failed'])
  expect(changes).toEqual([{ type: 'trouble', kind: 'iframe_load_failed' }])
  expect([frame.openCount, clock.pending]).toEqual([0, 0])
})

test('a call without its own load limit still ends, and does not end other calls', async () => {
  const frame = aFrame()
  const synced = frame.track(frame.port.syncTheme({ themeMode: 'dark' }, frame.signal))

  await frame.clock.advance(29_999)
  expect(frame.openCount).toBe(1)
  await frame.clock.advance(1)

  expect(await synced).toBe('frame.load-failed')
  expect(frame.changes).toEqual([])
  expect(frame.clock.pending).toBe(0)
})

test('waiting for the slot counts as loading', async () => {
  const frame = aFrame()
  const host = aHost({ slot: () => new Promise(() => undefined) })
  const port = createAuthPort({ host, mount: frame.page.mount })
  const call = frame.track(port.email.begin('a@b.example', frame.signal))

  await host.clock.advance(20_000)

  expect(await call).toBe('frame.load-failed')
  port.stop()
})

test('nothing is posted before the frame has been ready for 500 ms', async () => {
  const frame = aFrame()
  const call = frame.track(frame.port.smartAccountNetworks(frame.signal))
  await frame.clock.advance(10)
  frame.page.line().frame.post(eventMessage('READY', {}))

  await frame.clock.advance(499)
  expect(frame.requests()).toEqual([])
  await frame.clock.advance(1)
  frame.answer(0, { smartAccountEnabledNetworks: [] })

  expect(await call).toBe('ok')
})

test('a frame that loads late is used from then on', async () => {
  const frame = aFrame()
  const first = frame.track(frame.port.email.begin('a@b.example', frame.signal))
  await frame.clock.advance(25_000)
  expect(await first).toBe('frame.load-failed')

  await frame.postReady()
  const second = frame.track(frame.port.connect({}, frame.signal))
  await frame.clock.advance(1)
  frame.answer(0, { address: '0x1', chainId: 1 })

  expect(await second).toBe('ok')
  expect(frame.page.reloadCount).toBe(0)
})

test('the next call after a failure reloads the frame', async () => {
  const frame = aFrame()
  await frame.clock.advance(1)
  const first = frame.track(frame.port.email.begin('a@b.example', frame.signal))
  await frame.clock.advance(20_000)
  await first

  const second = frame.track(frame.port.smartAccountNetworks(frame.signal))
  expect(frame.page.reloadCount).toBe(1)
  frame.page.load()
  await frame.postReady()
  frame.answer(0, { smartAccountEnabledNetworks: [1] })

  expect(await second).toBe('ok')
})

test('no reply within 30 seconds ends all calls', async () => {
  const frame = aFrame()
  const code = frame.track(frame.port.email.enterCode('1', frame.signal))
  const user = frame.track(frame.port.connect({}, frame.signal))
  const read = frame.track(frame.port.channel.request(...request('eth_call')))
  await frame.clock.advance(1)
  await frame.postReady()

  await frame.clock.advance(29_999)
  expect(frame.openCount).toBe(3)
  await frame.clock.advance(1)

  expect(await Promise.all([code, user])).toEqual(['frame.timeout', 'frame.failed'])
  expect(await read).toBe('aborted')
  expect(frame.changes).toContainEqual({ type: 'trouble', kind: 'iframe_request_timeout' })
  expect(frame.clock.pending).toBe(0)
})

test('a reply counts once, for its own call, and not when it is late', async () => {
  const frame = aFrame()
  const { port, signal, clock } = frame
  port.warmUp()
  await clock.advance(1)
  await frame.postReady()
  const type = frame.track(port.setAccountType('eoa', signal))
  const networks = port.smartAccountNetworks(signal)
  await clock.advance(1)

  frame.answer(1, { type: 'eoa', address: '0x1' }, 'SET_PREFERRED_ACCOUNT')
  frame.page.line().frame.post(replyMessage({ id: '7', name: 'SIGN_OUT' }, 'success', undefined))
  await clock.advance(1)
  expect(frame.openCount).toBe(1)
  frame.answer(1, { smartAccountEnabledNetworks: [10] })
  frame.answer(1, { smartAccountEnabledNetworks: [137] })
  frame.answer(0, { type: 'eoa', address: '0x1' })

  expect(await networks).toEqual(['eip155:10'])
  expect(await type).toBe('ok')
  await clock.advance(1)
  expect(frame.changes.filter((change) => change.type === 'smartAccountNetworks')).toHaveLength(1)
})

test('a malformed reply fails the call', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const user = frame.track(frame.port.connect({}, frame.signal))
  await frame.clock.advance(1)

  frame.answer(0, { address: 7, chainId: 1 })

  expect(await user).toBe('frame.failed')
  expect(frame.changes).toEqual([])
  expect(frame.port.email.storedAddress()).toBeUndefined()
  expect(Object.keys(frame.host.storage.entries())).toEqual(['@appkit-wallet/LAST_USED_CHAIN_KEY'])
})

test.each([
  ['address', { address: '0x1', chainId: 'nowhere:1' }],
  ['chain', { address: '0x1', chainId: -1 }],
  ['fraction', { address: '0x1', chainId: 1.5 }],
])('a user on an impossible network is not accepted: %s', async (_what, payload) => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const user = frame.track(frame.port.connect({}, frame.signal))
  await frame.clock.advance(1)

  frame.answer(0, payload)

  expect(await user).toBe('frame.failed')
  expect(frame.port.email.storedAddress()).toBeUndefined()
  expect(Object.keys(frame.host.storage.entries())).toEqual(['@appkit-wallet/LAST_USED_CHAIN_KEY'])
})

test.each(['its load event first', 'READY first'])(
  'a reload in the middle of 100 requests: all reject, the next one works; %s',
  async (order) => {
    const frame = aFrame()
    frame.port.warmUp()
    await frame.clock.advance(1)
    frame.page.load()
    await frame.postReady()
    const signal = () => new AbortController().signal
    const call = Array.from({ length: 100 }, () => frame.track(frame.port.connect({}, signal())))
    await frame.clock.advance(1)
    expect(frame.openCount).toBe(100)

    if (order === 'READY first') await frame.postReady()
    frame.page.load()

    expect(new Set(await Promise.all(call))).toEqual(new Set(['frame.failed']))
    expect(frame.openCount).toBe(0)
    const next = frame.track(frame.port.connect({}, frame.signal))
    if (order === 'its load event first') await frame.postReady()
    await frame.clock.advance(500)
    frame.answer(100, { address: '0x1', chainId: 1 })
    expect(await next).toBe('ok')
    expect(frame.clock.pending).toBe(0)
  },
)

test('after another document that is not ready, the next call reloads the frame', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  frame.page.load()
  await frame.postReady()
  frame.page.load()
  expect(frame.page.reloadCount).toBe(0)

  const call = frame.track(frame.port.connect({}, frame.signal))
  expect(frame.page.reloadCount).toBe(1)
  frame.page.load()
  await frame.postReady()
  frame.answer(0, { address: '0x1', chainId: 1 })

  expect(await call).toBe('ok')
  expect(frame.clock.pending).toBe(0)
})

test('a frame that the page removed ends pending calls; the next call makes another frame', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  const call = frame.track(frame.port.connect({}, frame.signal))
  await frame.clock.advance(1)

  frame.page.removeFrame()
  await frame.clock.advance(1_000)
  expect(await call).toBe('frame.failed')
  const next = frame.track(frame.port.connect({}, frame.signal))
  await frame.clock.advance(1)
  await frame.postReady()
  frame.answer(0, { address: '0x1', chainId: 1 })

  expect(await next).toBe('ok')
  expect(frame.page.lines).toHaveLength(2)
  expect(frame.page.lines[0]?.app.listenerCount).toBe(0)
  expect(frame.clock.pending).toBe(0)
})

test('a frame that fails to load ends all calls', async () => {
  const frame = aFrame()
  const call = frame.track(frame.port.syncTheme({}, frame.signal))
  await frame.clock.advance(1)

  frame.page.fail()

  expect(await call).toBe('frame.load-failed')
  expect(frame.changes).toEqual([{ type: 'trouble', kind: 'iframe_load_failed' }])
  expect(frame.clock.pending).toBe(0)
})

test("a frame that can't be created ends all calls with the reason", async () => {
  const frame = aFrame()
  const elementTaken = new LatchkeyError('frame.element-taken', {})
  const port = createAuthPort({ host: frame.host, mount: () => Promise.reject(elementTaken) })

  const call = frame.track(port.connect({}, frame.signal))

  expect(await call).toBe('frame.element-taken')
  expect(frame.clock.pending).toBe(0)
})

test('stop removes the frame and its listener and ends all calls; also while the frame is made', async () => {
  const frame = aFrame()
  const early = frame.track(frame.port.connect({}, frame.signal))
  frame.port.stop()
  await frame.clock.advance(1_000)
  expect(await early).toBe('frame.failed')
  expect(frame.page.frameCount).toBe(0)

  const other = aFrame()
  other.port.warmUp()
  await other.clock.advance(1)
  await other.postReady()
  const late = other.track(other.port.channel.request(...request('eth_call')))
  await other.clock.advance(1)
  other.port.stop()

  expect(await late).toBe('aborted')
  expect([other.page.frameCount, other.page.line().app.listenerCount]).toEqual([0, 0])
  expect(await other.track(other.port.connect({}, other.signal))).toBe('aborted')
  expect(other.clock.pending).toBe(0)
})

test('blocked storage is reported', async () => {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)

  frame.page.line().frame.post(eventMessage('READY', { version: '4', storage: 'blocked' }))
  await frame.clock.advance(1)

  expect(frame.changes).toEqual([{ type: 'storageBlocked' }])
  frame.port.stop()
})
