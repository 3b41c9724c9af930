import { expect, test } from 'vitest'
import { aFrame } from '../testing/a-frame.ts'

/** A ready frame that sends no replies by itself. */
async function aReadyFrame() {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  frame.page.load()
  await frame.postReady()
  return frame
}

const MIB = 1024 * 1024

test('a read without a reply ends after 30 seconds, and does not end other calls', async () => {
  const frame = await aReadyFrame()
  const read = frame.track(frame.port.channel.request('eip155:1', 'eth_getLogs', []))
  await frame.clock.advance(10_000)
  const signature = frame.track(
    frame.port.channel.request('eip155:1', 'personal_sign', ['0x', '0x']),
  )
  await frame.clock.advance(19_999)
  expect(frame.openCount).toBe(2)

  await frame.clock.advance(1)

  expect(await read).toBe('frame.timeout')
  expect(frame.openCount).toBe(1)
  expect(frame.changes.filter(({ type }) => type === 'trouble')).toEqual([])
  frame.answer(1, '0x1')
  expect(await signature).toBe('ok')
  expect(frame.clock.pending).toBe(0)
})

test('a signature waits for the visitor without a limit', async () => {
  const frame = await aReadyFrame()
  const signature = frame.track(
    frame.port.channel.request('eip155:1', 'personal_sign', ['0x', '0x']),
  )

  await frame.clock.advance(60 * 60_000)

  expect(frame.openCount).toBe(1)
  frame.answer(0, '0x1')
  expect(await signature).toBe('ok')
})

test('a transaction that was signed elsewhere has no limit: its node may have accepted it', async () => {
  const frame = await aReadyFrame()
  const sent = frame.track(
    frame.port.channel.request('eip155:1', 'eth_sendRawTransaction', ['0x02']),
  )

  await frame.clock.advance(10 * 60_000)

  expect(frame.openCount).toBe(1)
  frame.answer(0, '0x1')
  expect(await sent).toBe('ok')
})

test.each([
  "o'brien@example.com",
  'jürgen@example.de',
  'ann@bücher.example',
  `${'a'.repeat(100)}@fjord.example`,
])('a user with the address %s is logged in', async (email) => {
  const frame = await aReadyFrame()
  const user = frame.port.connect({}, frame.signal)
  await frame.clock.advance(1)

  frame.answer(0, { address: '0x1', chainId: 1, email })

  expect(await user).toMatchObject({ email })
})

test.each(['is removed from the page', 'loads another document', 'fails to load'])(
  'a signature ends when the frame %s',
  async (end) => {
    const frame = await aReadyFrame()
    const signature = frame.track(
      frame.port.channel.request('eip155:1', 'personal_sign', ['0x', '0x']),
    )
    await frame.clock.advance(60_000)

    if (end === 'is removed from the page') frame.page.removeFrame()
    else if (end === 'loads another document') frame.page.load()
    else frame.page.fail()
    await frame.clock.advance(1_000)

    expect(await signature).not.toBe('ok')
    expect([frame.openCount, frame.clock.pending]).toEqual([0, 0])
  },
)

test('a network switch without a reply does not block the next request', async () => {
  const frame = await aReadyFrame()
  const other = frame.track(frame.port.channel.request('eip155:10', 'eth_blockNumber', []))
  const next = frame.track(frame.port.channel.request('eip155:1', 'eth_blockNumber', []))

  await frame.clock.advance(30_000)

  expect(await other).toBe('frame.timeout')
  const names = ['SWITCH_NETWORK', 'SWITCH_NETWORK']
  expect(frame.requests().map((call) => call?.name)).toEqual(names)
  frame.answer(1, { chainId: 1 })
  await frame.clock.advance(1)
  frame.answer(2, '0x1')
  expect(await next).toBe('ok')
  expect(frame.clock.pending).toBe(0)
})

test('calls about the page end after 30 seconds, each alone', async () => {
  const frame = await aReadyFrame()
  frame.host.storage.set('@appkit-wallet/EMAIL_LOGIN_USED_KEY', 'true')
  const { port, signal } = frame
  const calls = [
    frame.track(port.isConnected(signal)),
    frame.track(port.syncTheme({ themeMode: 'dark' }, signal)),
    frame.track(
      port.syncApp({ projectId: 'p', sdkType: 'appkit', sdkVersion: 'html-core-0.1.0' }, signal),
    ),
    frame.track(port.smartAccountNetworks(signal)),
    frame.track(port.connect({}, signal)),
    frame.track(port.email.change('a@b.example', signal)),
    frame.track(port.setAccountType('eoa', signal)),
  ]

  await frame.clock.advance(30_000)

  expect(new Set(await Promise.all(calls))).toEqual(new Set(['frame.timeout']))
  expect(frame.changes).toEqual([])
  expect(frame.clock.pending).toBe(0)
})

test('the reply to a read may be as large as an HTTP answer', async () => {
  const frame = await aReadyFrame()
  const logs = frame.port.channel.request('eip155:1', 'eth_getLogs', [])
  await frame.clock.advance(1)

  frame.answer(0, 'a'.repeat(4 * MIB))

  expect(await logs).toHaveLength(4 * MIB)
})

test.each([
  ['a larger reply to a read', 'eth_getLogs', 'a'.repeat(5 * MIB)],
  ['a large reply to a signature', 'personal_sign', 'a'.repeat(MIB)],
  ['a reply that is not plain data', 'eth_getLogs', new Map()],
])('%s fails the call at once', async (_what, method, reply) => {
  const frame = await aReadyFrame()
  const call = frame.track(frame.port.channel.request('eip155:1', method, ['0x', '0x']))
  await frame.clock.advance(1)

  frame.answer(0, reply)

  expect(await call).toBe('frame.failed')
  expect(frame.clock.pending).toBe(0)
})

test('an unreadable message that replies to no call is ignored', async () => {
  const frame = await aReadyFrame()
  const call = frame.track(frame.port.smartAccountNetworks(frame.signal))
  await frame.clock.advance(1)

  frame.answer(0, 'a'.repeat(2 * MIB), 'GET_USER')

  await frame.clock.advance(1)
  expect(frame.openCount).toBe(1)
  frame.answer(0, { smartAccountEnabledNetworks: [] })
  expect(await call).toBe('ok')
})
