import { expect, test } from 'vitest'
import { SAFE_METHODS, UNSAFE_METHODS } from '../protocol/index.ts'
import { aFrame } from '../testing/a-frame.ts'

/** A frame that is ready, on `eip155:1`. */
async function readyFrame() {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  return frame
}

const names = (frame: Awaited<ReturnType<typeof readyFrame>>) =>
  frame.requests().map((question) => question?.name)

test('concurrent requests of several networks are each posted on their own network', async () => {
  const frame = await readyFrame()
  const { channel } = frame.port
  const call = [
    frame.track(channel.request('eip155:10', 'personal_sign', ['0x10', '0x'])),
    frame.track(channel.request('eip155:137', 'personal_sign', ['0x137', '0x'])),
    frame.track(channel.request('eip155:10', 'eth_call', [{}])),
  ]
  await frame.clock.advance(1)
  expect(names(frame)).toEqual(['SWITCH_NETWORK'])

  frame.answer(0, { chainId: 10 })
  await frame.clock.advance(1)
  expect(names(frame).slice(1)).toEqual(['RPC_REQUEST', 'SWITCH_NETWORK'])
  frame.answer(2, { chainId: 137 })
  await frame.clock.advance(1)
  expect(names(frame).slice(3)).toEqual(['RPC_REQUEST', 'SWITCH_NETWORK'])
  frame.answer(4, { chainId: 10 })
  await frame.clock.advance(1)
  for (const at of [1, 3, 5]) frame.answer(at, '0x')

  expect(await Promise.all(call)).toEqual(['ok', 'ok', 'ok'])
  const params = frame.requests().map((question) => Object(question?.payload).params?.[0])
  expect([params[1], params[3]]).toEqual(['0x10', '0x137'])
})

test('a request waits while the user is requested on another network, and then uses its own network', async () => {
  const frame = await readyFrame()
  const networkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const user = frame.track(frame.port.connect({ networkId }, frame.signal))
  const call = frame.track(frame.port.channel.request('eip155:1', 'personal_sign', ['0x', '0x']))
  await frame.clock.advance(1)
  expect(names(frame)).toEqual(['GET_USER'])

  frame.answer(0, { address: 'DRpbCBMxVnDK7maPM5tGv6MvB3v1sRMC86PZ8okm21hy', chainId: networkId })
  await frame.clock.advance(1)
  expect(names(frame).slice(1)).toEqual(['SWITCH_NETWORK'])
  frame.answer(1, { chainId: 1 })
  await frame.clock.advance(1)
  frame.answer(2, '0x')

  expect(await Promise.all([user, call])).toEqual(['ok', 'ok'])
  expect(names(frame).at(-1)).toBe('RPC_REQUEST')
})

test('a frame that switches to another network than the requested one gets no request there', async () => {
  const frame = await readyFrame()
  const call = frame.track(frame.port.channel.request('eip155:10', 'personal_sign', ['0x', '0x']))
  await frame.clock.advance(1)

  frame.answer(0, { chainId: 137 })

  expect(await call).toBe('frame.failed')
  expect(names(frame)).toEqual(['SWITCH_NETWORK'])
  expect(frame.changes).toEqual([])
})

test('rejected requests that were not posted yet are not posted later', async () => {
  const frame = await readyFrame()
  const { channel } = frame.port
  const call = ['eip155:10', 'eip155:137'].map((id) =>
    frame.track(channel.request(id as 'eip155:10', 'personal_sign', ['0x', '0x'])),
  )
  await frame.clock.advance(1)

  frame.port.rejectRequests()
  expect(await Promise.all(call)).toEqual(['aborted', 'aborted'])
  frame.answer(0, { chainId: 10 })
  await frame.clock.advance(1)

  expect(names(frame)).toEqual(['SWITCH_NETWORK'])
  frame.port.stop()
})

test('a request that is aborted while it runs does not block the next one', async () => {
  const frame = await readyFrame()
  const { channel } = frame.port
  const abort = new AbortController()
  const first = frame.track(channel.request('eip155:10', 'eth_call', [{}], abort.signal))
  const second = frame.track(channel.request('eip155:1', 'eth_call', [{}]))
  await frame.clock.advance(1)

  abort.abort()
  expect(await first).toBe('aborted')
  await frame.clock.advance(1)
  expect(names(frame)).toEqual(['SWITCH_NETWORK', 'SWITCH_NETWORK'])
  frame.answer(1, { chainId: 1 })
  await frame.clock.advance(1)
  frame.answer(2, '0x1')

  expect(await second).toBe('ok')
  expect(frame.clock.pending).toBe(0)
})

test('the network is answered here, as a number if it has one', async () => {
  const frame = aFrame()

  expect(await frame.port.channel.request('eip155:10', 'eth_chainId', [])).toBe(1)
  frame.host.storage.remove('@appkit-wallet/LAST_USED_CHAIN_KEY')
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await frame.port.channel.request(solana, 'eth_chainId', [])).toBe(solana)
  expect(frame.page.lines).toHaveLength(0)
})

test('a failure of capabilities is an empty answer; every other failure is an error', async () => {
  const frame = await readyFrame()
  const capabilities = frame.port.channel.request('eip155:1', 'wallet_getCapabilities', undefined)
  const assets = frame.track(frame.port.channel.request('eip155:1', 'wallet_getAssets', [{}]))
  await frame.clock.advance(1)
  for (const at of [0, 1]) {
    const { id } = frame.requests()[at] ?? {}
    frame.page.line().frame.post({ id: String(id), type: '@w3m-frame/RPC_REQUEST_ERROR' })
  }

  expect(await capabilities).toEqual({})
  expect(await assets).toBe('frame.refused')
})

test('every listed method is posted, unsafe ones with an approval; others never are', async () => {
  const frame = await readyFrame()
  const params = (method: string) =>
    /^solana|^wallet_(?:sendCalls|getCallsStatus)/.test(method) ? 0 : []
  const plain = [...SAFE_METHODS, ...UNSAFE_METHODS].filter((name) => params(name) !== 0)
  for (const method of plain) {
    frame.port.channel.request('eip155:1', method, []).catch(() => undefined)
    await frame.clock.advance(1)
  }
  const needed = frame.changes.filter(({ type }) => type === 'approvalNeeded')
  const strangers = [
    ...Array.from({ length: 500 }, (_, at) => `eth_unknown${at}`),
    ...Object.getOwnPropertyNames(Object.prototype),
  ]

  // The network is answered without the frame.
  expect(frame.requests()).toHaveLength(plain.length - 1)
  expect(needed).toHaveLength(
    plain.filter((name) => !SAFE_METHODS.some((one) => one === name)).length,
  )
  for (const method of strangers) {
    await expect(frame.port.channel.request('eip155:1', method, [])).rejects.toMatchObject({
      message: 'Requested RPC call is not allowed',
    })
  }
  frame.port.stop()
})

test('a request of over 1 MiB begins no approval, and leaves the next one as it is', async () => {
  const frame = await readyFrame()
  const { channel } = frame.port
  const message = `0x${'0'.repeat(1024 * 1024)}`

  expect(await frame.track(channel.request('eip155:1', 'personal_sign', [message, '0x']))).toBe(
    'frame.failed',
  )
  expect(frame.changes).toEqual([])
  const next = frame.track(channel.request('eip155:1', 'personal_sign', ['0x', '0x']))
  await frame.clock.advance(1)
  frame.answer(0, '0x')

  expect(await next).toBe('ok')
  expect(frame.changes).toMatchObject([
    { type: 'approvalNeeded' },
    { type: 'approvalEnded', isMoreWaiting: false },
  ])
})

test('a request gets its reply although a listener fails', async () => {
  const frame = await readyFrame()
  frame.port.watch(({ type }) => {
    if (type === 'approvalEnded') throw new Error('The listener failed')
  })
  const call = frame.track(frame.port.channel.request('eip155:1', 'personal_sign', ['0x', '0x']))
  await frame.clock.advance(1)

  frame.answer(0, '0x')

  expect(await call).toBe('ok')
})
