import type { NetworkId } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { aFrame } from '../testing/a-frame.ts'

type Frame = ReturnType<typeof aFrame>

const BASE: NetworkId = 'eip155:8453'
const USER = { address: '0x52908400098527886E0F7030069857D2E4169EE7', chainId: 1 }

/** A frame that is ready, on `eip155:1`. */
async function readyFrame(): Promise<Frame> {
  const frame = aFrame()
  frame.port.warmUp()
  await frame.clock.advance(1)
  await frame.postReady()
  return frame
}

const names = (frame: Frame) => frame.requests().map((request) => request?.name)

const sign = (frame: Frame, networkId: NetworkId) =>
  frame.track(frame.port.channel.request(networkId, 'personal_sign', ['0x', '0x']))

/** Calls that switch the frame, and lose their reply. */
const LOSSES: Readonly<Record<string, (frame: Frame) => Promise<unknown>>> = {
  'SWITCH_NETWORK: no reply arrives': async ({ track, port, signal, clock }) => {
    const call = track(port.switchNetwork(BASE, signal))
    await clock.advance(30_001)
    return call
  },
  'SWITCH_NETWORK: the visitor leaves': async ({ track, port, clock }) => {
    const leaving = new AbortController()
    const call = track(port.switchNetwork(BASE, leaving.signal))
    await clock.advance(1)
    leaving.abort()
    return call
  },
  'SWITCH_NETWORK: the reply is unreadable': async ({ track, port, signal, clock, answer }) => {
    const call = track(port.switchNetwork(BASE, signal))
    await clock.advance(1)
    answer(0, { chainId: {} })
    return call
  },
  'SWITCH_NETWORK: the reply names no network': async ({ track, port, signal, clock, answer }) => {
    const call = track(port.switchNetwork(BASE, signal))
    await clock.advance(1)
    answer(0, { chainId: 'foo' })
    return call
  },
  'GET_USER: no reply arrives': async ({ track, port, signal, clock }) => {
    const call = track(port.connect({ networkId: BASE }, signal))
    await clock.advance(30_001)
    return call
  },
}

test.each(Object.keys(LOSSES))(
  '%s: nothing is signed before the frame confirms its network',
  async (loss) => {
    const frame = await readyFrame()
    expect(await LOSSES[loss]?.(frame)).not.toBe('ok')

    const call = sign(frame, 'eip155:1')
    await frame.clock.advance(1)
    expect(names(frame).slice(1)).toEqual(['SWITCH_NETWORK'])
    expect(frame.requests()[1]?.payload).toEqual({ chainId: 1 })
    frame.answer(1, { chainId: 1 })
    await frame.clock.advance(1)
    frame.answer(2, '0x')
    expect(await call).toBe('ok')

    const next = sign(frame, 'eip155:1')
    await frame.clock.advance(1)
    expect(names(frame).slice(2)).toEqual(['RPC_REQUEST', 'RPC_REQUEST'])
    frame.answer(3, '0x')
    expect(await next).toBe('ok')
  },
)

test.each(Object.keys(LOSSES))('%s: the frame is asked where it is', async (loss) => {
  const frame = await readyFrame()
  await LOSSES[loss]?.(frame)

  const chainId = frame.port.channel.request('eip155:1', 'eth_chainId', [])
  await frame.clock.advance(1)
  expect(names(frame).slice(1)).toEqual(['GET_CHAIN_ID'])
  frame.answer(1, { chainId: 8453 })

  expect(await chainId).toBe(8453)
  expect(frame.host.storage.get('@appkit-wallet/LAST_USED_CHAIN_KEY')).toBe('8453')
})

test('a frame that refuses to switch is where it was', async () => {
  const frame = await readyFrame()
  const refused = frame.track(frame.port.switchNetwork(BASE, frame.signal))
  await frame.clock.advance(1)
  const { id } = frame.requests()[0] ?? {}
  frame.page.line().frame.post({ id: String(id), type: '@w3m-frame/SWITCH_NETWORK_ERROR' })
  expect(await refused).toBe('frame.refused')

  expect(await frame.port.channel.request(BASE, 'eth_chainId', [])).toBe(1)
  const call = sign(frame, 'eip155:1')
  await frame.clock.advance(1)
  frame.answer(1, '0x')

  expect(await call).toBe('ok')
  expect(names(frame)).toEqual(['SWITCH_NETWORK', 'RPC_REQUEST'])
})

test('a user that the frame names afterwards makes its network known again', async () => {
  const frame = await readyFrame()
  await LOSSES['SWITCH_NETWORK: no reply arrives']?.(frame)

  const user = frame.track(frame.port.connect({ networkId: 'eip155:1' }, frame.signal))
  await frame.clock.advance(1)
  frame.answer(1, USER)
  expect(await user).toBe('ok')

  expect(await frame.port.channel.request('eip155:1', 'eth_chainId', [])).toBe(1)
  expect(names(frame)).toEqual(['SWITCH_NETWORK', 'GET_USER'])
})
